import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/failure.ts';
import { siteFailureText } from '../copy/siteFailureText.ts';
import { Button } from '../kit/Button.tsx';
import { Note } from '../kit/Note.tsx';
import styles from './StaleNotice.module.css';

interface StaleNoticeProps {
  readonly failure: ApiFailure | null;
  readonly onRetry: () => void;
}

/** Refreshing failed and what is shown is stale; shows the reason and Retry. */
export function StaleNotice({ failure, onRetry }: StaleNoticeProps) {
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
