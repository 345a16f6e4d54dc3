import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/** `npm run soak -- [--seconds 600]`: players play on while streams are dropped, calls flood both sides, and either is killed. */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' } } });
const { status } = spawnSync(
  'node_modules/.bin/vitest',
  ['run', '--project', 'unit-full', 'tests/simulation/soak.test.ts'],
  { stdio: 'inherit', env: { ...process.env, SOAK_SECONDS: values.seconds } },
);
process.exitCode = status ?? 1;
