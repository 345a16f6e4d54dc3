import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/failure.ts';
import { failureText } from '../copy/failureText.ts';
import { Button } from '../kit/Button.tsx';
import { Note } from '../kit/Note.tsx';
import styles from './money.module.css';

interface UnsureNoteProps {
  /** What would be sent again, where nothing else on the page tells. */
  readonly what?: string;
  readonly failure: ApiFailure | null;
  readonly onAgain: () => void;
  readonly onLook: () => void;
  /** Where one looks whether it went through; the balance where nothing is said. */
  readonly lookLabel?: string;
}

/** No answer has come to something that counts once: what it was, and what one can do. */
export function UnsureNote({ what, failure, onAgain, onLook, lookLabel }: UnsureNoteProps) {
  const { t } = useTranslation();
  return (
    <Note tone="danger" role="alert">
      {what === undefined ? null : <strong>{what}</strong>}
      <p>{failure ? failureText(t, failure) : null}</p>
      <p>{t('unsure_text')}</p>
      <div className={styles.ways}>
        <Button variant="primary" size="small" onClick={onAgain}>
          {t('unsure_again')}
        </Button>
        <Button size="small" onClick={onLook}>
          {lookLabel ?? t('unsure_look')}
        </Button>
      </div>
    </Note>
  );
}
