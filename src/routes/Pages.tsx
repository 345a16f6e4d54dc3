import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { isAdmitted, isMallPath, isMemberPath } from '../machines/site/site.rules.ts';
import { Home } from '../ui/home/Home.tsx';
import { later } from '../ui/later.ts';
import { HOME_PATHS } from '../ui/shell/isHome.ts';
import type { SiteProps } from '../ui/shell/site.ts';
import { Waiting } from '../ui/states/Waiting.tsx';
import type { LoadedPages } from './pageLibrary.ts';

interface PagesProps extends SiteProps {
  readonly views: LoadedPages;
}

const Legal = later(async () => (await import('../ui/legal/LegalPage.tsx')).LegalPage);

/** The page of each address; ROUTE-02…07: login, register and reset open their modal over home. */
const pages: Readonly<Record<string, ComponentType<PagesProps>>> = {
  ...Object.fromEntries(HOME_PATHS.map((path) => [path, Home])),
  '/terms': Legal,
  '/privacy': Legal,
};

const Mall = later(async () => (await import('../ui/pointMall/Mall.tsx')).Mall, 'centre');
const MemberGate = later(async () => (await import('../ui/member/MemberGate.tsx')).MemberGate);
const NotFound = later(async () => (await import('../ui/status/NotFound.tsx')).NotFound);

/**
 * The page of the address (ROUTE-01). A centre lies over home, the points mall is a page as others are (ROUTE-09); whoever
 * may not enter sees why in its place.
 */
export function Pages({ site, views }: PagesProps) {
  const path = usePathname();
  const isIn = useSelector(site, ({ context }) => isAdmitted(context));
  const inMall = isIn && isMallPath(path);
  const Page = pages[path] ?? (isMemberPath(path) ? (isIn ? Home : MemberGate) : NotFound);
  return (
    <>
      {isIn ? (
        <Suspense fallback={inMall ? <Waiting /> : null}>
          <Mall site={site} views={views} open={inMall} />
        </Suspense>
      ) : null}
      {inMall ? null : (
        <Suspense fallback={<Waiting />}>
          <Page site={site} views={views} />
        </Suspense>
      )}
    </>
  );
}
