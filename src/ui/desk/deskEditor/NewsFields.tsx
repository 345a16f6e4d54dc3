import { useTranslation } from 'react-i18next';
import { MAX_NEWS_TEXT, MAX_NEWS_TITLE, newsImage, newsType } from '../../../api/contract/desk/deskNews.ts';
import { Field } from '../../kit/Field.tsx';
import { FieldNotes } from '../../kit/FieldNotes.tsx';
import { Select } from '../../list/Select.tsx';
import { BothLanguages } from './BothLanguages.tsx';
import styles from './deskEditor.module.css';
import type { FormPartProps } from './editorProps.ts';

/** Fields of an article (SCREEN-02). */
export function NewsFields(parts: FormPartProps) {
  const { t } = useTranslation();
  const { typed, readOnly, errorOf, fill } = parts;
  return (
    <>
      <section className={styles.part} aria-labelledby="editor-what">
        <h2 id="editor-what">{t('editor_what')}</h2>
        <div className={styles.pair}>
          <Select
            label={t('editor_type')}
            value={newsType.safeParse(typed.type).data ?? 'PL'}
            options={newsType.options.map((id) => ({ id, label: t(`desk_news_type_${id}`) }))}
            disabled={readOnly}
            onChange={fill('type')}
          />
          <div>
            <Select
              label={t('editor_image')}
              value={typed.image}
              options={[
                { id: '', label: t('editor_image_none') },
                ...newsImage.options.map((id) => ({ id, label: t(`editor_image_${id}`) })),
              ]}
              disabled={readOnly}
              onChange={fill('image')}
            />
            <FieldNotes id="editor-image-notes" error={errorOf('image')} />
          </div>
        </div>
        <Field
          label={t('editor_link')}
          value={typed.link}
          readOnly={readOnly}
          maxLength={101}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={t('editor_link_hint')}
          error={errorOf('link')}
          onChange={fill('link')}
        />
      </section>
      <section className={styles.part} aria-labelledby="editor-words">
        <h2 id="editor-words">{t('editor_words')}</h2>
        <BothLanguages {...parts} word="title" most={MAX_NEWS_TITLE} />
        <BothLanguages {...parts} word="content" most={MAX_NEWS_TEXT} rows={10} hint={t('editor_content_hint')} />
      </section>
    </>
  );
}
