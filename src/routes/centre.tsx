import type { ComponentType } from 'react';
import { siteTexts } from '../ui/copy/siteTexts.ts';
import { lazyView } from '../ui/lazyView.ts';
import type { CentreProps } from '../ui/site/centre/Centre.tsx';
import type { SiteProps } from '../ui/site/shell/site.ts';

type CentreView = ComponentType<Omit<CentreProps, 'menus'>>;
let loaded: { readonly Centre: CentreView; readonly CentreLoading: ComponentType<SiteProps> } | null = null;

/** Loads the frame of members' pages, with the pages that it names, and its texts. */
export async function loadCentre() {
  const [{ Centre, CentreLoading }, { menus, pages }] = await Promise.all([
    import('../ui/site/centre/Centre.tsx'),
    import('./pages/registered.ts'),
    siteTexts.add('page'),
    siteTexts.add('centre'),
  ]);
  loaded ??= {
    Centre: (props) => <Centre {...props} menus={menus} />,
    CentreLoading: ({ site }) => (
      <CentreLoading site={site} menus={menus} shapeOf={(page) => pages.get(page ?? '')?.shape ?? 'rows'} />
    ),
  };
  return loaded;
}

export const Centre = lazyView(async () => (await loadCentre()).Centre, 'centre', {
  atHand: () => loaded?.Centre ?? null,
});
export const CentreLoading = lazyView(async () => (await loadCentre()).CentreLoading, 'centre', {
  atHand: () => loaded?.CentreLoading ?? null,
});
