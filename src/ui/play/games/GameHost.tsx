import { useSelector } from '@xstate/react';
import { MemberGate } from '../../member/member/MemberGate.tsx';
import { PagePanel, type PageViews } from '../../site/centre/PagePanel.tsx';
import type { SiteProps } from '../../site/shell/site.ts';

/** The page that plays a game, for anyone signed in; a visitor is asked to log in (GAME-18). */
export function GameHost({ site, views }: SiteProps & { readonly views: PageViews }) {
  const session = useSelector(site, ({ children }) => children.session);
  const pages = useSelector(session, (state) => state?.children.pages);
  return pages ? <PagePanel site={site} actor={pages} views={views} /> : <MemberGate site={site} />;
}
