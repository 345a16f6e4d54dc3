import { useTranslation } from 'react-i18next';
import styles from './changed.module.css';

interface ChangedProps {
  /** What it was; undefined where nothing was, or it is not compared. */
  readonly before: string | undefined;
  /** What it is to be; undefined where it goes. */
  readonly now: string | undefined;
}

/** A value of a contract; where an offer changes it, after the one of before, which is struck through. */
export function Changed({ before, now }: ChangedProps) {
  const { t } = useTranslation();
  if (before === undefined || before === now) return now;
  return (
    <>
      <del className={styles.before}>
        <span className={styles.spoken}>{t('contract_before')} </span>
        {before}
      </del>
      {now === undefined ? (
        <span className={styles.spoken}> {t('contract_dropped')}</span>
      ) : (
        <span className={styles.now}>
          {' '}
          <span className={styles.spoken}>{t('contract_now')} </span>
          {now}
        </span>
      )}
    </>
  );
}
