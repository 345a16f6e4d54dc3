import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { compressFiles, readStaticFiles } from '../server/site/site/staticFiles.ts';
import { pathsIn } from './projectPaths.ts';
import { unwrittenTexts } from './unwritten.ts';

const SOURCES = [
  'index.html',
  'console.html',
  'desk.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/chartLayouts.ts',
  '{src,public}/**',
];

/** The site's views and machines, for the server that renders its public pages. */
const RENDER_SOURCES = [
  'vite.config.ts',
  'vite.render.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  '{src,render}/**',
];

const GAME_SOURCES = ['package-lock.json', 'scripts/build.ts', '{provider,protocol}/**'];
/** The adapter by which the console steers them. */
const STEER_SOURCES = ['packages/steer/src/**', 'src/{console,inspection}/**'];

/** Hash of sources: names and contents, no times. */
function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of pathsIn(...patterns).filter((path) => statSync(path).isFile())) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Builds the site unless it is current: into dist/ for players, into dist-qa/ with the inspector that console and
 * browser tests use. dist/ contains none of it. The server compresses it once it listens.
 */
export const buildSite = (qa: boolean): Promise<void> =>
  unlessCurrent(folderOf(qa), SOURCES, (outDir) =>
    (qa ? ['qa', 'desk-qa'] : ['production', 'desk']).map((mode) => [
      ...['build', '--mode', mode],
      ...['--outDir', outDir, '--emptyOutDir', 'false'],
    ]),
  );

/** The same, compressed: what is deployed or measured. */
export async function buildCompressedSite(qa: boolean): Promise<void> {
  await buildSite(qa);
  await compressFiles(folderOf(qa), await readStaticFiles(folderOf(qa)), { isQuick: qa });
}

/** Builds what renders the public pages of the site, unless it is current: into dist-render/ or dist-render-qa/. */
export const buildRenderer = (qa: boolean): Promise<void> =>
  unlessCurrent(qa ? 'dist-render-qa' : 'dist-render', RENDER_SOURCES, () => [
    ['build', '--mode', qa ? 'qa' : 'production', '--config', 'vite.render.config.ts'],
  ]);

const folderOf = (qa: boolean): string => (qa ? 'dist-qa' : 'dist');

/**
 * Builds the pages of the game provider unless they are current: into dist-provider/ for players, into dist-provider-qa/
 * with what the console of the site steers them by. dist-provider/ contains none of it.
 */
export const buildGames = (qa: boolean): Promise<void> =>
  unlessCurrent(
    qa ? 'dist-provider-qa' : 'dist-provider',
    qa ? [...GAME_SOURCES, ...STEER_SOURCES] : GAME_SOURCES,
    () =>
      (qa ? ['qa', 'offline-qa'] : ['production', 'offline']).map((mode) => [
        ...['build', '--mode', mode],
        ...['--config', 'provider/vite.config.ts'],
      ]),
  );

/** Runs Vite's builds into an emptied folder side by side, unless the folder was built from these sources. */
async function unlessCurrent(
  folder: string,
  sources: readonly string[],
  builds: (folder: string) => readonly (readonly string[])[],
): Promise<void> {
  const stamp = `${folder}/.stamp`;
  const hash = hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  await Promise.all(builds(folder).map(vite));
  writeFileSync(stamp, hash);
}

/**
 * In a separate process, as a production build: Vite would leave NODE_ENV and its memory in the server that starts
 * next, and tests would get React's development build.
 */
async function vite(args: readonly string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...args, '--logLevel', 'warn'], {
    stdio: 'inherit',
    env,
  });
  const killWithUs = () => child.kill();
  process.once('exit', killWithUs);
  const [status] = await once(child, 'exit');
  process.off('exit', killWithUs);
  if (status !== 0) throw new Error(`the site could not be built: vite ${args.join(' ')} failed`);
}

if (import.meta.main) {
  const qa = process.env.QA === '1';
  const unwritten = unwrittenTexts();
  if (!qa && unwritten.length > 0) {
    console.error(`Still to be written, in src/ui/copy:\n  ${unwritten.join('\n  ')}`);
    process.exit(1);
  }
  await Promise.all([buildCompressedSite(qa), buildRenderer(qa), buildGames(qa)]);
}
