import { spawnSync } from 'node:child_process';

/** Everything that must hold. Both parts run, so that one report tells of both. */
const PARTS: readonly (readonly string[])[] = [
  ['scripts/check.ts'],
  ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)],
];

const failed = PARTS.filter((part) => spawnSync(process.execPath, part, { stdio: 'inherit' }).status !== 0);
process.exitCode = failed.length === 0 ? 0 : 1;
