import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/failure.ts';
import { failureText } from '../copy/failureText.ts';
import { Button } from '../kit/Button.tsx';
import { Note } from '../kit/Note.tsx';
import styles from './money.module.css';

interface UnsureNoteProps {
  readonly failure: ApiFailure | null;
  readonly onAgain: () => void;
  readonly onLook: () => void;
}

/** No answer has come to something that moves money: what one can do, and that nothing moves twice. */
export function UnsureNote({ failure, onAgain, onLook }: UnsureNoteProps) {
  const { t } = useTranslation();
  return (
    <Note tone="danger" role="alert">
      <p>{failure ? failureText(t, failure) : null}</p>
      <p>{t('unsure_text')}</p>
      <div className={styles.ways}>
        <Button variant="primary" size="small" onClick={onAgain}>
          {t('unsure_again')}
        </Button>
        <Button size="small" onClick={onLook}>
          {t('unsure_look')}
        </Button>
      </div>
    </Note>
  );
}
