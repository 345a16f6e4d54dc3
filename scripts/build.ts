import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { pathsIn } from './projectPaths.ts';

const SOURCES = [
  'index.html',
  'console.html',
  'desk.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/chartLayouts.ts',
  'scripts/compress.ts',
  '{src,public,brands}/**',
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
 * browser tests use. dist/ contains none of it.
 */
export function buildSite(qa: boolean): void {
  const folder = qa ? 'dist-qa' : 'dist';
  const stamp = `${folder}/.stamp`;
  const hash = hashOf(SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;

  vite(folder, qa ? 'qa' : 'production');
  vite(folder, qa ? 'desk-qa' : 'desk', '--emptyOutDir', 'false');
  run('scripts/compress.ts', folder);
  writeFileSync(stamp, hash);
}

/**
 * Builds the pages of the game provider unless they are current: into dist-provider/ for players, into dist-provider-qa/
 * with what the console of the site steers them by. dist-provider/ contains none of it.
 */
export function buildGames(qa: boolean): void {
  const stamp = `${qa ? 'dist-provider-qa' : 'dist-provider'}/.stamp`;
  const hash = hashOf(qa ? [...GAME_SOURCES, ...STEER_SOURCES] : GAME_SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  for (const mode of qa ? ['qa', 'offline-qa'] : ['production', 'offline']) {
    run(
      'node_modules/vite/bin/vite.js',
      'build',
      '--config',
      'provider/vite.config.ts',
      '--logLevel',
      'warn',
      '--mode',
      mode,
    );
  }
  writeFileSync(stamp, hash);
}

const vite = (folder: string, mode: string, ...rest: readonly string[]): void =>
  run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--mode', mode, '--outDir', folder, ...rest);

/**
 * In a separate process, as a production build: Vite would leave NODE_ENV and its memory in the server that starts
 * next, and tests would get React's development build.
 */
function run(script: string, ...args: readonly string[]): void {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit', env });
  if (status !== 0) throw new Error(`the site could not be built: ${script} failed`);
}

if (import.meta.main) {
  buildSite(process.env.QA === '1');
  buildGames(process.env.QA === '1');
}
