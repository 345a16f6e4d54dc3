import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { isAdmitted, isMallPath, isMemberPath } from '../machines/site/site.rules.ts';
import { Home } from '../ui/home/Home.tsx';
import { later } from '../ui/later.ts';
import { HOME_PATHS } from '../ui/shell/isHome.ts';
import type { SiteProps } from '../ui/shell/site.ts';
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
  const Page = pages[path] ?? (isMemberPath(path) ? memberPage(path, isIn) : NotFound);
  return (
    <Suspense fallback={null}>
      <Page site={site} views={views} />
    </Suspense>
  );
}

function memberPage(path: string, isIn: boolean): ComponentType<PagesProps> {
  if (!isIn) return MemberGate;
  return isMallPath(path) ? Mall : Home;
}
