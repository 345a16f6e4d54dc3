import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * `npm run simulate -- [--seeds 10000] [--seed 1]`: plays rounds through wallet and provider while messages are dropped,
 * doubled and late and either side is killed, from the given seed on. A seed that ends wrong is shrunk and told.
 */
const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const { status } = spawnSync(
  'node_modules/.bin/vitest',
  ['run', '--project', 'unit-full', 'tests/simulation', '-t', 'settled or cancelled once'],
  { stdio: 'inherit', env: { ...process.env, SIMULATIONS: values.seeds, SEED: values.seed } },
);
process.exitCode = status ?? 1;
