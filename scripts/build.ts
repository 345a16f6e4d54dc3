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

/** What the built site depends on, as one hash: names and contents, never times. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const path of pathsIn(...SOURCES).filter((path) => statSync(path).isFile())) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Builds the site unless what is there was built from these very sources: into dist/ for players, into dist-qa/ with the
 * inspector that console and browser tests hold on to. Nothing of it is in dist/.
 */
export function buildSite(qa: boolean): void {
  const folder = qa ? 'dist-qa' : 'dist';
  const stamp = `${folder}/.stamp`;
  const hash = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;

  vite(folder, qa ? 'qa' : 'production');
  vite(folder, qa ? 'desk-qa' : 'desk', '--emptyOutDir', 'false');
  run('scripts/compress.ts', folder);
  writeFileSync(stamp, hash);
}

const vite = (folder: string, mode: string, ...rest: readonly string[]): void =>
  run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--mode', mode, '--outDir', folder, ...rest);

/**
 * In a process of its own, as a production build whatever this process is: Vite would leave NODE_ENV and its memory
 * behind in the server that starts next, and a test run would get React's development build.
 */
function run(script: string, ...args: readonly string[]): void {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit', env });
  if (status !== 0) throw new Error(`the site could not be built: ${script} failed`);
}

if (import.meta.main) buildSite(process.env.QA === '1');
