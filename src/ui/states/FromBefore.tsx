import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/failure.ts';
import { siteFailureText } from '../copy/siteFailureText.ts';
import { Button } from '../kit/Button.tsx';
import { Note } from '../kit/Note.tsx';
import styles from './FromBefore.module.css';

interface FromBeforeProps {
  readonly failure: ApiFailure | null;
  readonly onRetry: () => void;
}

/** What is on screen stays, but could not be had anew: says so and why, and offers to try again. */
export function FromBefore({ failure, onRetry }: FromBeforeProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.fromBefore}>
      <Note tone="accent" role="alert">
        <div className={styles.words}>
          <p>
            {t('from_before')} {failure ? siteFailureText(t, failure) : null}
          </p>
          <Button onClick={onRetry}>{t('retry')}</Button>
        </div>
      </Note>
    </div>
  );
}
