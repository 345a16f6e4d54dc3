import { useTranslation } from 'react-i18next';
import { Spoken } from '../kit/Spoken.tsx';
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
        <Spoken>{t('contract_before')} </Spoken>
        {before}
      </del>
      {now === undefined ? (
        <Spoken> {t('contract_dropped')}</Spoken>
      ) : (
        <span className={styles.now}>
          {' '}
          <Spoken>{t('contract_now')} </Spoken>
          {now}
        </span>
      )}
    </>
  );
}
