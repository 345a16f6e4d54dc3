import { type ComponentType, Suspense } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { Home } from '../ui/home/Home.tsx';
import { later } from '../ui/later.ts';
import { HOME_PATHS } from '../ui/shell/isHome.ts';
import type { SiteProps } from '../ui/shell/site.ts';

const Legal = later(async () => (await import('../ui/legal/LegalPage.tsx')).LegalPage);

/** The page of each address; ROUTE-02…07: login, register and reset open their modal over home. */
const pages: Readonly<Record<string, ComponentType<SiteProps>>> = {
  ...Object.fromEntries(HOME_PATHS.map((path) => [path, Home])),
  '/member/transferFund': later(async () => (await import('../ui/member/WalletPage.tsx')).WalletPage),
  '/terms': Legal,
  '/privacy': Legal,
  '/member/securityCenter': later(async () => (await import('../ui/member/AccountPage.tsx')).AccountPage),
};

const NotFound = later(async () => (await import('../ui/status/NotFound.tsx')).NotFound);

/** The page of the address (ROUTE-01). */
export function Pages({ site }: SiteProps) {
  const Page = pages[usePathname()] ?? NotFound;
  return (
    <Suspense fallback={null}>
      <Page site={site} />
    </Suspense>
  );
}
