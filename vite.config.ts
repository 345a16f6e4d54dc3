import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/**
 * Runs in the page: once it is painted, or after a second where nobody tells of that, loads what it names; `styled`
 * is the end of the stylesheets, loaded or not.
 */
const afterPaint = ({
  sheets,
  scripts,
  fonts,
}: Readonly<Record<'sheets' | 'scripts' | 'fonts', readonly string[]>>) => `
const link = (has) => document.head.append(Object.assign(document.createElement('link'), has));
const painted = new Promise((go) => {
  if (document.hidden) return go();
  new PerformanceObserver(go).observe({ type: 'paint', buffered: true });
  setTimeout(go, 1000);
});
const styled = painted.then(() => {
  const sheets = ${JSON.stringify(sheets)}.map((href) => new Promise((onload) => link({ rel: 'stylesheet', href, onload, onerror: onload })));
  for (const href of ${JSON.stringify(fonts)}) link({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
  for (const href of ${JSON.stringify(scripts)}) link({ rel: 'modulepreload', href });
  return Promise.all(sheets);
});
`;

/**
 * Lets the browser paint the frame that stands in the page, with its own few rules, before anything else takes part:
 * stylesheet, fonts and scripts load once it is painted. The scripts run after the stylesheet, so nothing is ever shown
 * without it (decision record 006).
 */
const paintFirst: Plugin = {
  name: 'paint-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { path }) {
      // The window of the console is no first visit.
      if (path === '/desk.html') return html;
      if (path === '/console.html') return html.replace(/<link rel="stylesheet"[^>]*>/, '');
      const taken: string[] = [];
      const addresses = (pattern: RegExp) =>
        (html.match(pattern) ?? []).flatMap((element) => {
          taken.push(element);
          return /(?:href|src)="([^"]*)"/.exec(element)?.[1] ?? [];
        });
      const sheets = addresses(/<link rel="stylesheet"[^>]*>/g);
      const fonts = addresses(/<link rel="preload"[^>]*as="font"[^>]*>/g);
      const scripts = addresses(/<script type="module"[^>]*><\/script>/g);
      const run = `styled.then(() => { for (const address of ${JSON.stringify(scripts)}) import(address); });`;
      return taken
        .reduce((page, element) => page.replace(element, ''), html)
        .replace('</head>', () => `<script>${afterPaint({ sheets, fonts, scripts })}</script></head>`)
        .replace('</body>', () => `<script>${run}</script></body>`);
    },
  },
};

/** Where the first visit starts. */
const ENTRY = /(\/src\/main\.tsx|\/index\.html)$/;

/** Where what QA sees the site with starts. */
const CONSOLE = /\/src\/qa\/siteConsole\.ts$/;

/** Whether a module is reached from an entry without a dynamic import. */
function isReached(from: RegExp, id: string, graph: Rolldown.ChunkingContext): boolean {
  const seen = new Set<string>();
  const reached = (module: string): boolean => {
    if (from.test(module)) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return graph.getModuleInfo(module)?.importers.some(reached) ?? false;
  };
  return reached(id);
}

/** Everything that the first visit needs is in one file: it compresses better than thirty, and needs one request. */
const firstVisit = (id: string, graph: Rolldown.ChunkingContext): string | null =>
  isReached(ENTRY, id, graph) ? 'site' : null;

/**
 * For QA the entry stands by itself: it waits for what the site is inspected with, which waits for what the site is made
 * of. That knows every event and every call, and would come in thirty files.
 */
function forQa(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (ENTRY.test(id)) return null;
  return firstVisit(id, graph) ?? (isReached(CONSOLE, id, graph) ? 'inspected' : null);
}

/**
 * What a state is, what an effect is called, where a call comes from and which fields are secret is for the console, the
 * docs and the reports: players download none of it.
 */
const withoutProse: Plugin = {
  name: 'without-prose',
  apply: (_, { mode }) => mode === 'production',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/(machines|api\/contract)\/.*\.ts$/ },
    handler: (code) =>
      code
        .replace(/\b(?:description|spec):\s*'(?:[^'\\]|\\.)*',?/g, '')
        .replace(/\b(unwired\w*(?:<[^()]*>)?)\('[\w.]+'\)/g, "$1('')")
        .replace(/new Error\(`\w+ \$\{name\} is not wired`\)/g, 'new Error()')
        .replace('z.globalRegistry.add(schema, { secret: true });', ''),
  },
};

/** What other parts bring that no player needs here, and what stands in its place. */
const spared: Readonly<Record<string, string>> = {
  // There is one style sheet and nothing to load ahead of a part, so a part is imported and nothing else.
  '\0vite/preload-helper.js': 'export const __vitePreload = (load) => load();',
};

const spareParts: Plugin = {
  name: 'spare-parts',
  apply: 'build',
  enforce: 'pre',
  load: (id) => spared[id] ?? null,
};

/**
 * `virtual:chart-layouts`: where everything stands in the charts of the site's machines, found while building. Only the
 * console asks for it, so it is in no build for players.
 */
const chartLayouts: Plugin = {
  name: 'chart-layouts',
  resolveId: (id) => (id === 'virtual:chart-layouts' ? `\0${id}` : null),
  async load(id) {
    if (id !== '\0virtual:chart-layouts') return null;
    const { href } = new URL('scripts/chartLayouts.ts', import.meta.url);
    const made: typeof import('./scripts/chartLayouts.ts') = await import(href);
    return `export const layouts = JSON.parse(${JSON.stringify(JSON.stringify(await made.chartLayouts()))});`;
  },
};

/**
 * The operator's desk is built by itself: not a byte of it is in what players load, and none of theirs in it. For QA it
 * has the console, as the site has.
 */
const INPUTS: Readonly<Record<string, string | string[]>> = {
  qa: ['index.html', 'console.html'],
  desk: 'desk.html',
  'desk-qa': 'desk.html',
};
const DESK: ReadonlySet<string> = new Set(['desk', 'desk-qa']);
const QA: ReadonlySet<string> = new Set(['qa', 'desk-qa']);

/** `/worker.js`: the service worker, with the files that every page needs and a version of its own for each build. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.values(bundle);
      const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
      const needed = entry?.type === 'chunk' ? [entry.fileName, ...entry.imports] : [];
      const sheets = Object.keys(bundle).filter((name) => name.endsWith('.css'));
      const core = ['/', '/manifest.webmanifest', ...[...needed, ...sheets].map((name) => `/${name}`)];
      const version = createHash('sha256').update(Object.keys(bundle).toSorted().join()).digest('hex').slice(0, 12);
      const values = `const CORE = ${JSON.stringify(core)};\nconst VERSION = '${version}';\n`;
      const source = values + readFileSync(new URL('src/worker/worker.js', import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [withoutProse, spareParts, chartLayouts, react(), paintFirst, ...(DESK.has(mode) ? [] : [serviceWorker])],
  // A class name of five letters in a build for players; elsewhere one that says where it stands.
  css: mode === 'production' ? { modules: { generateScopedName: 'x[hash:base64:5]' } } : {},
  // React has had this hook since version 18: the stand-in for older ones need not travel.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  build: {
    // The first browsers that know light-dark(); older ones would get every colour twice.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5', 'ios17.5'],
    // The page's policy takes fonts from files only.
    assetsInlineLimit: 0,
    // One style sheet and plain imports: the first visit then carries no list of what each part needs.
    modulePreload: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    // The desk's are beside those of the site already.
    copyPublicDir: !DESK.has(mode),
    // The layouts of all charts and their engine, which only the console loads.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: INPUTS[mode] ?? 'index.html',
      output: {
        codeSplitting: { groups: [{ name: QA.has(mode) ? forQa : firstVisit, debugName: 'what comes in one file' }] },
        // The console tells `and` from `or` in a guard, and actions written on the spot, by the names of functions.
        keepNames: QA.has(mode),
      },
    },
  },
  worker: { format: 'es' },
}));
