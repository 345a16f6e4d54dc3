import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, searchForWorkspaceRoot } from 'vite';
import { hooked, XSTATE_FILES } from './hook.ts';
import type { StatehouseOptions } from './public.ts';
import { answerFile } from './staticFolder.ts';

const STEER = '@statehouse/steer';
const BASE = '__statehouse/';
const PAGE = '\0virtual:statehouse';
const NOTHING = '\0virtual:statehouse-nothing';

/** What an application imports of the adapter where nobody may steer. */
const NOTHING_CODE = `export const steer = () => ({ open: () => false, detach: () => {} });
export const steerActor = (actor) => actor;
`;

const steerFile = (): string => fileURLToPath(import.meta.resolve(STEER));
const pageFile = (): string => fileURLToPath(new URL('./page.js', import.meta.url));

const hook = {
  name: 'statehouse:every-root',
  transform: { filter: { id: XSTATE_FILES }, handler: (code: string) => hooked(code) },
};

/** Puts the console into an application in development; nothing of it is left in a production build. */
export function statehouse({ everyRoot = true, inBuild = false, ...options }: StatehouseOptions = {}): Plugin[] {
  let base = '/';
  return [
    {
      name: 'statehouse',
      apply: 'serve',
      enforce: 'pre',
      config: ({ root }) => ({
        resolve: { dedupe: ['xstate'] },
        server: {
          fs: { allow: [searchForWorkspaceRoot(root ?? process.cwd()), dirname(steerFile()), dirname(pageFile())] },
        },
        optimizeDeps: {
          include: ['xstate'],
          exclude: [STEER],
          ...(everyRoot ? { rolldownOptions: { plugins: [hook] } } : {}),
        },
      }),
      configResolved: (config) => {
        ({ base } = config);
      },
      configureServer: ({ middlewares, config }) => {
        const path = `${base}${BASE}`;
        middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://console');
          if (!pathname.startsWith(path) || !answerFile(pathname.slice(path.length), request, response)) next();
        });
        config.logger.info(`  ➜  Console: the button at the lower left, or ${path}`);
      },
      resolveId: (id) => (id === STEER ? steerFile() : id === PAGE ? PAGE : null),
      load: (id) =>
        id === PAGE
          ? `import { steer } from ${JSON.stringify(steerFile())};
import { openInPage } from ${JSON.stringify(pageFile())};
openInPage(steer, ${JSON.stringify({ ...options, everyRoot, console: `${base}${BASE}` })});
`
          : null,
      transformIndexHtml: () => [
        {
          tag: 'script',
          attrs: { type: 'module', src: `${base}@id/${PAGE.replace('\0', '__x00__')}` },
          injectTo: 'head-prepend',
        },
      ],
    },
    ...(everyRoot ? [{ ...hook, apply: 'serve' as const }] : []),
    {
      name: 'statehouse:nothing',
      apply: 'build',
      enforce: 'pre',
      resolveId: (id) => (id === STEER && !inBuild ? NOTHING : null),
      load: (id) => (id === NOTHING ? NOTHING_CODE : null),
    },
  ];
}
