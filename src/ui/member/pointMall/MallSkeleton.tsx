import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../kit/Skeleton.tsx';
import styles from './pointMall.module.css';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder of the loading mall. */
export function MallSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.mall} role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton className={styles.standingBlank} />
      <Skeleton className={styles.tabsBlank} />
      <div className={styles.grid}>
        {CARDS.map((card) => (
          <Skeleton key={card} className={styles.cardBlank} />
        ))}
      </div>
    </div>
  );
}
