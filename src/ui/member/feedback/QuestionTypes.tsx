import { useTranslation } from 'react-i18next';
import type { Promises, QuestionType } from '../../../api/contract/member/feedback.ts';
import { FieldNotes } from '../../kit/FieldNotes.tsx';
import styles from './feedback.module.css';
import { spanText } from './spanText.ts';

interface QuestionTypesProps {
  readonly promises: Promises;
  readonly chosen: QuestionType | null;
  readonly disabled: boolean;
  readonly error: string | null;
  readonly onChoose: (question: QuestionType) => void;
}

/** FEEDBACK-02: what it is about, with the promised time, and what the last answers took. */
export function QuestionTypes({ promises, chosen, disabled, error, onChoose }: QuestionTypesProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.types} aria-describedby="feedback-types">
      <legend>{t('feedback_about')}</legend>
      <div className={styles.cards}>
        {promises.types.map(({ type, withinMs, medianMs }) => (
          <label key={type} className={styles.card}>
            <input
              type="radio"
              name="question"
              value={type}
              checked={type === chosen}
              disabled={disabled}
              readOnly
              onClick={() => onChoose(type)}
            />
            <span>
              <strong>{t(`feedback_type_${type}`)}</strong>
              <small>{t('feedback_within', { time: spanText(t, withinMs) })}</small>
              {medianMs === null ? null : <small>{t('feedback_median', { time: spanText(t, medianMs) })}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id="feedback-types" error={error} />
    </fieldset>
  );
}
