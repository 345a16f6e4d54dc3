import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { PagePanel, type PageViews } from '../../site/centre/PagePanel.tsx';
import type { SiteProps } from '../../site/shell/site.ts';
import { MallSkeleton } from './MallSkeleton.tsx';
import styles from './pointMall.module.css';

interface MallProps extends SiteProps {
  readonly views: PageViews;
  /** Whether the path is the mall's. */
  readonly open: boolean;
}

/** The points mall in the shell (ROUTE-09); who may not enter sees the reason. */
export function Mall({ site, views, open }: MallProps) {
  const { t } = useTranslation();
  const session = useSelector(site, ({ children }) => children.session);
  const pages = useSelector(session, (state) => state?.children.pages);
  if (!open) return null;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('points_title')}</h1>
      {pages ? <PagePanel site={site} actor={pages} views={views} /> : <MallSkeleton />}
    </div>
  );
}
