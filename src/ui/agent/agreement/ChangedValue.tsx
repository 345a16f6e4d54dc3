import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import styles from './changed.module.css';

interface ChangedProps {
  /** The old value; undefined if there was none or nothing is compared. */
  readonly before: string | undefined;
  /** The new value; undefined if it is removed. */
  readonly now: string | undefined;
}

/** A value of an agreement; if an offer changes it, preceded by the old value, struck through. */
export function ChangedValue({ before, now }: ChangedProps) {
  const { t } = useTranslation();
  if (before === undefined || before === now) return now;
  return (
    <>
      <del className={styles.before}>
        <VisuallyHidden>{t('agreement_before')} </VisuallyHidden>
        {before}
      </del>
      {now === undefined ? (
        <VisuallyHidden> {t('agreement_dropped')}</VisuallyHidden>
      ) : (
        <span className={styles.now}>
          {' '}
          <VisuallyHidden>{t('agreement_now')} </VisuallyHidden>
          {now}
        </span>
      )}
    </>
  );
}
