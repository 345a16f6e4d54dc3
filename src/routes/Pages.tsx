import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { publicPageOf } from '../machines/site/pages/pages.rules.ts';
import { isAdmitted, isGamePath, isMallPath, isMemberPath } from '../machines/site/site/site.rules.ts';
import { framePart, lazyView } from '../ui/lazyView.ts';
import { Home } from '../ui/public/home/Home.tsx';
import { HOME_PATHS } from '../ui/site/shell/isHome.ts';
import type { SiteProps } from '../ui/site/shell/site.ts';
import { PageLoading } from '../ui/states/PageLoading.tsx';
import type { LoadedPages } from './pageLibrary.ts';

interface PagesProps extends SiteProps {
  readonly views: LoadedPages;
}

const Legal = lazyView(async () => (await import('../ui/public/legal/LegalPage.tsx')).LegalPage);

/** The page of each path. ROUTE-02…07: login, register and reset open their modal over home. */
const pages: Readonly<Record<string, ComponentType<PagesProps>>> = {
  ...Object.fromEntries(HOME_PATHS.map((path) => [path, Home])),
  '/terms': Legal,
  '/privacy': Legal,
};

const Mall = lazyView(async () => (await import('../ui/member/pointMall/Mall.tsx')).Mall, 'centre');
const GameHost = framePart('GameHost');
const PublicPage = framePart('PublicPage');
const MemberGate = lazyView(async () => (await import('../ui/member/member/MemberGate.tsx')).MemberGate);
const NotFound = lazyView(async () => (await import('../ui/site/status/NotFound.tsx')).NotFound);

function pageAt(path: string, isIn: boolean): ComponentType<PagesProps> {
  if (isGamePath(path)) return GameHost;
  if (publicPageOf(path) !== null) return PublicPage;
  if (!isMemberPath(path)) return NotFound;
  return isIn ? Home : MemberGate;
}

/**
 * The page of the current path (ROUTE-01). A centre is an overlay over home; the points mall is a page of its own
 * (ROUTE-09). Who may not enter sees the reason instead.
 */
export function Pages({ site, views }: PagesProps) {
  const path = usePathname();
  const isIn = useSelector(site, ({ context }) => isAdmitted(context));
  const inMall = isIn && isMallPath(path);
  const Page = pages[path] ?? pageAt(path, isIn);
  return (
    <>
      {isIn ? (
        <Suspense fallback={inMall ? <PageLoading shape="cards" /> : null}>
          <Mall site={site} views={views} open={inMall} />
        </Suspense>
      ) : null}
      {inMall ? null : (
        <Suspense fallback={<PageLoading shape={views.shapeOf(publicPageOf(path))} />}>
          <Page site={site} views={views} />
        </Suspense>
      )}
    </>
  );
}
