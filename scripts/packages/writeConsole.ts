import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { bundle } from './bundle.ts';
import { noticesOf } from './notices.ts';

const FOLDER = 'packages/console';
const DIST = `${FOLDER}/dist`;

/** Types of what is exported, below what `public.ts` says. */
const TYPES = {
  'serve.d.ts': `
/** Absolute path of the static folder: serve it, or put it on any host. */
export declare const folder: string;
export declare const serve: Serve;
`,
  'vite.d.ts': `
/** Puts the console into an application in development; nothing of it is left in a production build. */
export declare function statehouse(options?: StatehouseOptions): import('vite').Plugin[];
`,
} as const;

/** Writes `@statehouse/console`: the static folder, what serves it, and the plugin. */
export async function writeConsole(): Promise<void> {
  rmSync(DIST, { recursive: true, force: true });
  const window = await bundle({
    root: FOLDER,
    base: './',
    worker: { format: 'es' },
    build: { outDir: 'dist/window', chunkSizeWarningLimit: 2_000, reportCompressedSize: false, modulePreload: false },
  });
  await bundle({
    build: {
      outDir: DIST,
      emptyOutDir: false,
      ssr: true,
      target: 'node20',
      rolldownOptions: {
        input: { cli: `${FOLDER}/src/cli.ts`, serve: `${FOLDER}/src/serve.ts`, vite: `${FOLDER}/src/vite.ts` },
        external: ['vite'],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  await bundle({
    build: {
      outDir: DIST,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: `${FOLDER}/src/page.ts`, formats: ['es'], fileName: 'page' },
    },
  });
  const types = readFileSync(`${FOLDER}/src/public.ts`, 'utf8');
  for (const [name, exported] of Object.entries(TYPES)) writeFileSync(`${DIST}/${name}`, types + exported);
  chmodSync(`${DIST}/cli.js`, 0o755);
  const modules = window.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  writeFileSync(`${DIST}/window/NOTICES.txt`, noticesOf([...modules, '/node_modules/elkjs/', ...FONTS]));
}

/** What comes as a file and is no module of a chunk. */
const FONTS = ['/node_modules/@fontsource/ibm-plex-mono/', '/node_modules/@fontsource/ibm-plex-sans/'];
