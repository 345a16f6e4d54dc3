import { useTranslation } from 'react-i18next';
import list from '../centre/list.module.css';
import { classes } from '../kit/classes.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import styles from './statement.module.css';

/** The shape of a tab while its answer is on its way. */
export function StatementSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes(list.panel, styles.skeleton)} role="status" aria-label={t('loading')}>
      <Skeleton lines={2} />
      <Skeleton lines={10} />
    </div>
  );
}
