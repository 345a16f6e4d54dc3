import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { type CSSOptions, defineConfig, type Plugin, type Rolldown } from 'vite';

/**
 * Runs in the page. One that arrives with its content names what follows the entry. The entry loads at once and runs once
 * the page is painted; then come what follows it and the answers that the page lacks, then fonts and stylesheet, which
 * change the page in one step: its first picture has its own rules and the fonts of the device. Any other page loads
 * stylesheet and entry once it is painted, and runs the entry when both are there.
 */
const afterPaint = ({
  sheets,
  scripts,
  fonts,
}: Readonly<Record<'sheets' | 'scripts' | 'fonts', readonly string[]>>) => `
const link = (has) => new Promise((onload) => document.head.append(Object.assign(document.createElement('link'), { onload, onerror: onload }, has)));
const all = (list, has) => Promise.all(list.map((href) => link({ ...has, href })));
const preload = (list) => all(list, { rel: 'modulepreload' });
const preloadFonts = (list) => all(list, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' });
const sheets = (has) => all(${JSON.stringify(sheets)}, has);
const painted = new Promise((go) => {
  if (document.hidden) return go();
  new PerformanceObserver(go).observe({ type: 'paint', buffered: true });
  setTimeout(go, 1000);
});
const parts = document.getElementById('parts');
let ready;
if (parts) {
  const { scripts, fonts } = JSON.parse(parts.textContent);
  const loaded = preload(${JSON.stringify(scripts)});
  window.styled = loaded
    .then(() => preload(scripts))
    .then(() => window.asked)
    .then(() => Promise.all([preloadFonts(fonts), sheets({ rel: 'preload', as: 'style' })]))
    .then(() => sheets({ rel: 'stylesheet' }));
  ready = Promise.all([painted, loaded]);
} else {
  window.styled = ready = painted.then(() => {
    const styled = sheets({ rel: 'stylesheet' });
    preloadFonts(${JSON.stringify(fonts)});
    preload(${JSON.stringify(scripts)});
    return styled;
  });
}
`;

/** A file of a build after all that it imports. */
function withImports(bundle: Readonly<Rolldown.OutputBundle>, name: string): readonly string[] {
  const file = bundle[name];
  return file?.type === 'chunk' ? [...file.imports.flatMap((one) => withImports(bundle, one)), name] : [];
}

/**
 * Lets the browser paint what stands in the page, with its own few rules, before anything else takes part. Nothing is
 * ever shown without its styles (decision records 006 and 057).
 */
const paintFirst: Plugin = {
  name: 'paint-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { path, chunk, bundle }) {
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
      const entries = addresses(/<script type="module"[^>]*><\/script>/g);
      const imported = (chunk?.imports ?? []).flatMap((name) => withImports(bundle ?? {}, name));
      const scripts = [...new Set([...imported.map((name) => `/${name}`), ...entries])];
      const run = `ready.then(() => { for (const address of ${JSON.stringify(entries)}) import(address); });`;
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

/** What follows the entry. */
const FOLLOWS = /\/src\/(?:ui\/frame|routes\/page|routes\/pages\/registered)\.ts$/;

/**
 * The entry is one file beside that of its libraries, which stay the same for longer; what follows it is another: they
 * compress better than sixty, and need few requests where small files would wait for one another.
 */
function inEntry(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (!isReached(ENTRY, id, graph)) return null;
  return id.includes('/node_modules/') ? 'libraries' : 'site';
}

const afterEntry = (id: string, graph: Rolldown.ChunkingContext): string | null =>
  isReached(FOLLOWS, id, graph) ? 'frame' : null;

/**
 * For QA the entry stands by itself: it waits for what the site is inspected with, which waits for what the site is made
 * of. That knows every event and every call, and would come in thirty files.
 */
function forQa(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (ENTRY.test(id)) return null;
  return inEntry(id, graph) ?? (isReached(CONSOLE, id, graph) ? 'inspected' : null);
}

/**
 * What a state is, what an effect is called, where a call comes from and which fields are secret is for the console, the
 * docs and the reports: players download none of it.
 */
export const withoutProse: Plugin = {
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

/**
 * The order of the cascade layers, before everything else: shared parts may come before the sheet that declares it, and
 * a layer that is named first is the weakest.
 */
const layersFirst: Plugin = {
  name: 'layers-first',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = `@layer tokens,base,kit;${file.source.toString()}`;
    },
  },
};

/** What every page starts with. */
const STARTS = /\/src\/(?:main\.tsx|ui\/frame\.ts)$/;

/** `/worker.js`: the service worker, with the files that every page needs and a version of its own for each build. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      // Named by what they hold: an entry that is made by a group is none to the bundler.
      const started = Object.values(bundle).filter(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => STARTS.test(id)),
      );
      const needed = new Set(started.flatMap(({ fileName }) => withImports(bundle, fileName)));
      const sheets = Object.keys(bundle).filter((name) => name.endsWith('.css'));
      const core = ['/', '/manifest.webmanifest', ...[...needed, ...sheets].map((name) => `/${name}`)];
      const version = createHash('sha256').update(Object.keys(bundle).toSorted().join()).digest('hex').slice(0, 12);
      const values = `const CORE = ${JSON.stringify(core)};\nconst VERSION = '${version}';\n`;
      const source = values + readFileSync(new URL('src/worker/worker.js', import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
  },
};

/** A class name of five letters in a build for players; elsewhere one that says where it stands. */
export const scopedNames = (mode: string): CSSOptions =>
  mode === 'production' ? { modules: { generateScopedName: 'x[hash:base64:5]' } } : {};

/** React has had this hook since version 18: the stand-in for older ones need not travel. */
export const siteAliases = {
  alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
};

export default defineConfig(({ mode }) => ({
  plugins: [
    withoutProse,
    spareParts,
    chartLayouts,
    react(),
    paintFirst,
    layersFirst,
    ...(DESK.has(mode) ? [] : [serviceWorker]),
  ],
  css: scopedNames(mode),
  resolve: siteAliases,
  build: {
    // The first browsers that know light-dark(); older ones would get every colour twice.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5', 'ios17.5'],
    // The page's policy takes fonts from files only.
    assetsInlineLimit: 0,
    // One style sheet and plain imports: the first visit then carries no list of what each part needs.
    modulePreload: false,
    // For the server, which tells a page what will follow its entry.
    manifest: DESK.has(mode) ? false : '.parts.json',
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
        codeSplitting: {
          groups: [
            { name: QA.has(mode) ? forQa : inEntry, debugName: 'the entry', priority: 2 },
            { name: afterEntry, debugName: 'what follows it', priority: 1 },
            {
              name: 'common',
              test: /[/]src[/](?!routes|console|qa)/,
              minShareCount: 6,
              minSize: 0,
              debugName: 'what many pages use',
            },
          ],
        },
        // The console tells `and` from `or` in a guard, and actions written on the spot, by the names of functions.
        keepNames: QA.has(mode),
      },
    },
  },
  worker: { format: 'es' },
}));
