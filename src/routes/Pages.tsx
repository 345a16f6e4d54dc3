import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { isCentreOpen, isCentrePath } from '../machines/site/site.rules.ts';
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

const MemberGate = later(async () => (await import('../ui/member/MemberGate.tsx')).MemberGate);
const NotFound = later(async () => (await import('../ui/status/NotFound.tsx')).NotFound);

/** The page of the address (ROUTE-01). A centre lies over home; whoever may not enter it sees why in its place. */
export function Pages({ site, views }: PagesProps) {
  const path = usePathname();
  const inCentre = useSelector(site, ({ context }) => isCentreOpen(context));
  const Page = pages[path] ?? (isCentrePath(path) ? (inCentre ? Home : MemberGate) : NotFound);
  return (
    <Suspense fallback={null}>
      <Page site={site} views={views} />
    </Suspense>
  );
}
