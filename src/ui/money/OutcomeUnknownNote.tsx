import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/failure.ts';
import { failureText } from '../copy/failureText.ts';
import { Button } from '../kit/Button.tsx';
import { Note } from '../kit/Note.tsx';
import styles from './money.module.css';

interface OutcomeUnknownNoteProps {
  /** The request to resend, where the page does not show it. */
  readonly what?: string;
  readonly failure: ApiFailure | null;
  readonly onResend: () => void;
  /** Left out where no page shows the outcome. */
  readonly onCheckStatus?: () => void;
  /** Where to check the outcome; the balance by default. */
  readonly checkStatusLabel?: string;
}

/** Outcome of a keyed request unknown: what was sent, Resend and Refresh. */
export function OutcomeUnknownNote({
  what,
  failure,
  onResend,
  onCheckStatus,
  checkStatusLabel,
}: OutcomeUnknownNoteProps) {
  const { t } = useTranslation();
  return (
    <Note tone="danger" role="alert">
      {what === undefined ? null : <strong>{what}</strong>}
      <p>{failure ? failureText(t, failure) : null}</p>
      <p>{t('unsure_text')}</p>
      <div className={styles.ways}>
        <Button variant="primary" size="small" onClick={onResend}>
          {t('unsure_again')}
        </Button>
        {onCheckStatus ? (
          <Button size="small" onClick={onCheckStatus}>
            {checkStatusLabel ?? t('unsure_look')}
          </Button>
        ) : null}
      </div>
    </Note>
  );
}
