import { dirname, join } from 'node:path/posix';
import type { SourceFile } from '../../scripts/sourceFile.ts';

/** The floors of the house, and what stands in each. The first folder that fits is the floor. */
const FLOORS = [
  ['contract', /^src\/api\/contract\//],
  ['api', /^src\/api\//],
  ['machines', /^src\/machines\//],
  ['kit', /^src\/ui\/(kit|art|style)\//],
  ['ui', /^src\/ui\//],
  ['routes', /^src\/routes\//],
  ['inspection', /^src\/inspection\//],
  ['console', /^src\/console\//],
  ['qa', /^src\/qa\//],
  ['steer', /^packages\/steer\//],
  ['product', /^packages\/console\//],
  ['main', /^src\//],
  ['render', /^render\//],
  ['server', /^server\//],
  ['protocol', /^protocol\//],
  ['catalog', /^catalog\//],
  ['engines', /^provider\/engines\//],
  ['provider', /^provider\//],
  ['gateway', /^gateway\//],
  ['conform', /^conform\//],
] as const;
type Floor = (typeof FLOORS)[number][0];

/** Which floors a floor may import from, itself apart. Arrows are imports, and there are no others. */
const BELOW: Readonly<Record<Floor, readonly Floor[]>> = {
  contract: [],
  api: ['contract', 'protocol'],
  machines: ['api', 'contract', 'protocol'],
  kit: [],
  ui: ['kit', 'machines', 'api', 'contract'],
  routes: ['ui', 'kit', 'machines', 'api', 'contract'],
  inspection: [],
  console: ['inspection'],
  steer: ['inspection', 'console'],
  product: ['steer', 'console'],
  qa: ['routes', 'machines', 'api', 'contract', 'inspection', 'console'],
  main: ['routes', 'ui', 'kit', 'machines', 'api', 'contract', 'inspection', 'console', 'qa'],
  // The site without a browser: what `main` is within one.
  render: ['routes', 'ui', 'machines', 'api', 'contract', 'main', 'server'],
  server: ['contract', 'protocol', 'catalog'],
  protocol: [],
  // The reference provider's games: what it offers, and what the demo starts with.
  catalog: ['protocol'],
  engines: [],
  // The adapter is a package of its own, for any application.
  provider: ['protocol', 'catalog', 'engines', 'steer'],
  gateway: ['protocol'],
  conform: ['protocol'],
};

const VIEW_PACKAGES = /^(react|react-dom|@xstate\/react|react-i18next|i18next|wouter|qrcode\.react)(\/|$)/;

/** What a floor may not take from the registry. */
const FOREIGN: Partial<Readonly<Record<Floor, (name: string) => boolean>>> = {
  contract: (name) => !/^(zod\/mini|dayjs(\/.*)?)$/.test(name),
  api: (name) => VIEW_PACKAGES.test(name),
  machines: (name) => VIEW_PACKAGES.test(name),
  kit: (name) => /^(xstate|@xstate\/react|react-i18next|i18next|wouter)(\/|$)/.test(name),
  ui: (name) => /^wouter(\/|$)/.test(name),
  inspection: (name) => !/^xstate(\/|$)/.test(name),
  steer: (name) => name !== 'xstate',
  // What runs on somebody else's machine brings no packages along but the adapter.
  product: (name) => !/^(node:|(xstate|vite)$)/.test(name),
  server: (name) => VIEW_PACKAGES.test(name),
  protocol: (name) => name !== 'zod/mini' && name !== 'node:crypto',
  catalog: () => true,
  engines: (name) => name !== 'node:crypto',
  provider: (name) => VIEW_PACKAGES.test(name),
  gateway: (name) => VIEW_PACKAGES.test(name),
  conform: (name) => name !== 'node:crypto',
};

/** The whole contract is for server, docs, tests and console, and the doors of QA are not for the site. */
const NOT_FOR_THE_SITE = ['src/api/contract/contract.ts', 'src/api/contract/qa.ts'];

const floorOf = (path: string): Floor | undefined => FLOORS.find(([, folder]) => folder.test(path))?.[0];

/** Every import of a file that goes where no arrow goes, as a sentence. */
export function layerBreaches({ path, imports }: Pick<SourceFile, 'path' | 'imports'>): readonly string[] {
  const floor = floorOf(path);
  if (floor === undefined) return [];
  return imports.flatMap(({ from }) => {
    if (!from.startsWith('.'))
      return FOREIGN[floor]?.(from) ? [`${path} takes ${from}, which is not for ${floor}`] : [];
    const target = join(dirname(path), from);
    const other = floorOf(target);
    if (other === undefined) return [`${path} imports ${target}, which no floor holds`];
    const allowed = other === floor || BELOW[floor].includes(other);
    const reserved = !['server', 'contract', 'qa'].includes(floor) && NOT_FOR_THE_SITE.includes(target);
    return allowed && !reserved ? [] : [`${path} (${floor}) imports ${target} (${other})`];
  });
}
