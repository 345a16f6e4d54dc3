import { useSelector } from '@xstate/react';
import { PagePanel, type PageViews } from '../centre/PagePanel.tsx';
import type { SiteProps } from '../shell/site.ts';
import { PageLoading } from '../states/PageLoading.tsx';

/** A page for everybody that has a machine: the lobby. */
export function PublicPage({ site, views }: SiteProps & { readonly views: PageViews }) {
  const games = useSelector(site, ({ children }) => children.games);
  const pages = useSelector(games, (state) => state?.children.pages);
  return pages ? <PagePanel site={site} actor={pages} views={views} /> : <PageLoading />;
}
