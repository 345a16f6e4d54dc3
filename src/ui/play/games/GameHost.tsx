import { useSelector } from '@xstate/react';
import { PagePanel, type PageViews } from '../centre/PagePanel.tsx';
import { MemberGate } from '../member/MemberGate.tsx';
import type { SiteProps } from '../shell/site.ts';

/** The page that plays a game, for anyone signed in; a visitor is asked to log in (GAME-18). */
export function GameHost({ site, views }: SiteProps & { readonly views: PageViews }) {
  const session = useSelector(site, ({ children }) => children.session);
  const pages = useSelector(session, (state) => state?.children.pages);
  return pages ? <PagePanel site={site} actor={pages} views={views} /> : <MemberGate site={site} />;
}
