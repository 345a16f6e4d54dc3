import { useTranslation } from 'react-i18next';
import { classes } from '../kit/classes.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import list from './list.module.css';

/** Placeholder of a loading list. */
export function ListSkeleton({ lines }: { readonly lines: number }) {
  const { t } = useTranslation();
  return (
    <div className={classes(list.panel, list.waiting)} role="status" aria-label={t('loading')}>
      <Skeleton lines={lines} />
    </div>
  );
}
