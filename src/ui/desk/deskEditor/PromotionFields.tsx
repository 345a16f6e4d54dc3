import { useTranslation } from 'react-i18next';
import {
  MAX_PROMOTION_LINE,
  MAX_PROMOTION_RULES,
  MAX_PROMOTION_TITLE,
} from '../../../api/contract/desk/deskPromotions.ts';
import { promotionArt, promotionFilter, promotionKind } from '../../../api/contract/public/promotion.ts';
import { chosenIn, kindOf, TERMS_OF_KIND, toggled } from '../../../machines/desk/deskEditor/promotionTyped.ts';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { FieldNotes } from '../../kit/FieldNotes.tsx';
import { RadioGroup } from '../../kit/RadioGroup.tsx';
import { Select } from '../../list/Select.tsx';
import { BothLanguages } from './BothLanguages.tsx';
import styles from './deskEditor.module.css';
import type { FormPartProps } from './editorProps.ts';
import { TermField } from './TermField.tsx';

interface PromotionFieldsProps extends FormPartProps {
  /** Players know it: the kind stays. */
  readonly isKindFixed: boolean;
}

/** Fields of a promotion: what it is, the terms of its kind, the words. */
export function PromotionFields({ isKindFixed, ...parts }: PromotionFieldsProps) {
  const { t } = useTranslation();
  const { typed, readOnly, errorOf, fill } = parts;
  const kind = kindOf(typed);
  return (
    <>
      <section className={styles.part} aria-labelledby="editor-what">
        <h2 id="editor-what">{t('editor_what')}</h2>
        <RadioGroup
          name="editor-kind"
          legend={t('editor_kind')}
          selected={kind}
          disabled={isKindFixed || readOnly}
          options={promotionKind.options.map((value) => ({
            value,
            label: t(`desk_promotion_kind_${value}`),
            note: t(`editor_kind_${value}`),
          }))}
          onChange={fill('kind')}
        />
        <fieldset className={styles.choices} aria-describedby="editor-filters-notes">
          <legend>{t('editor_filters')}</legend>
          {promotionFilter.options.map((id) => (
            <Checkbox
              key={id}
              label={t(`promo_filter_${id}`)}
              checked={chosenIn(typed.filters).includes(id)}
              aria-disabled={readOnly || undefined}
              onChange={() => fill('filters')(toggled(typed.filters, id))}
            />
          ))}
          <FieldNotes id="editor-filters-notes" error={errorOf('filters')} />
        </fieldset>
        <Select
          label={t('editor_art')}
          value={promotionArt.safeParse(typed.art).data ?? 'market'}
          options={promotionArt.options.map((id) => ({ id, label: t(`editor_art_${id}`) }))}
          disabled={readOnly}
          onChange={fill('art')}
        />
      </section>
      <section className={styles.part} aria-labelledby="editor-terms">
        <h2 id="editor-terms">{t('editor_terms')}</h2>
        {TERMS_OF_KIND[kind].map((field) => (
          <TermField key={field} field={field} kind={kind} {...parts} />
        ))}
      </section>
      <section className={styles.part} aria-labelledby="editor-words">
        <h2 id="editor-words">{t('editor_words')}</h2>
        <BothLanguages {...parts} word="title" most={MAX_PROMOTION_TITLE} />
        <BothLanguages {...parts} word="summary" most={MAX_PROMOTION_LINE} />
        <BothLanguages {...parts} word="who" most={MAX_PROMOTION_LINE} />
        <BothLanguages {...parts} word="rules" most={MAX_PROMOTION_RULES} rows={6} hint={t('editor_rules_hint')} />
      </section>
    </>
  );
}
