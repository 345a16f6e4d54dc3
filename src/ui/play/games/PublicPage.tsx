import { useSelector } from '@xstate/react';
import { publicPageOf } from '../../../machines/site/pages/pages.rules.ts';
import { PagePanel, type PageViews } from '../../site/centre/PagePanel.tsx';
import type { SiteProps } from '../../site/shell/site.ts';
import { PageLoading } from '../../states/PageLoading.tsx';

/** A page for everybody that has a machine: the lobby. */
export function PublicPage({ site, views }: SiteProps & { readonly views: PageViews }) {
  const games = useSelector(site, ({ children }) => children.games);
  const path = useSelector(site, ({ context }) => context.path);
  const pages = useSelector(games, (state) => state?.children.pages);
  return pages ? (
    <PagePanel site={site} actor={pages} views={views} />
  ) : (
    <PageLoading shape={views.shapeOf(publicPageOf(path))} />
  );
}
