import { spawnSync } from 'node:child_process';

/**
 * `npm run test:changed [BASE]`: what the edits since a commit (HEAD) can break, in seconds: types, lint of the changed
 * files, and the unit tests that import them. Slow tests, PostgreSQL and browsers are left to `npm test` and `test:full`.
 */
const base = process.argv[2] ?? 'HEAD';
const lines = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line !== '');

const changed = [
  ...lines('git', ['diff', '--name-only', '--diff-filter=d', base]),
  ...lines('git', ['ls-files', '--others', '--exclude-standard']),
].filter((path) => /\.(ts|tsx|css|json)$/.test(path));

const run = (tool: string, ...args: readonly string[]): boolean =>
  spawnSync(`node_modules/.bin/${tool}`, args, { stdio: 'inherit' }).status === 0;

if (changed.length === 0) console.log(`Nothing has changed since ${base}.`);
else {
  const results = [
    run('tsc', '--project', '.'),
    run('biome', 'ci', '--no-errors-on-unmatched', ...changed),
    run('vitest', 'related', '--run', '--project', 'unit', '--reporter=dot', '--passWithNoTests', ...changed),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
