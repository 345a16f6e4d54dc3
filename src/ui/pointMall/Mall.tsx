import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { PagePanel, type PageViews } from '../centre/PagePanel.tsx';
import type { SiteProps } from '../shell/site.ts';
import { MallSkeleton } from './MallSkeleton.tsx';
import styles from './pointMall.module.css';

interface MallProps extends SiteProps {
  readonly views: PageViews;
  /** Whether the address is that of the mall. */
  readonly open: boolean;
}

/** The page of the points mall in the shell (ROUTE-09); whoever is not admitted sees why in its place. */
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
