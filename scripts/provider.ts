import { readFileSync } from 'node:fs';
import { readProviderConfig } from '../provider/config.ts';
import { publicKeysPath } from '../provider/wallet/signingKey.ts';
import { createLog } from '../server/log.ts';
import { buildGames } from './build.ts';
import { supervise } from './gameProvider.ts';
import { orExplain } from './orExplain.ts';
import { readEnvFile } from './readEnvFile.ts';

/** `npm run provider`: the game provider alone, started again whenever it ends. */
await orExplain(async () => {
  readEnvFile();
  const config = readProviderConfig(process.env);
  await buildGames(config.qa);
  const { port, host } = config;
  const provider = await supervise(process.env, { port, host, log: createLog(config.logLevel) });
  const keys = publicKeysPath(config.dataDir);
  process.stdout.write(`\n  Games on http://localhost:${port}\n`);
  process.stdout.write(`  The site needs PROVIDER_KEYS='${readFileSync(keys, 'utf8').trim()}'\n\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, async () => {
      await provider.stop();
      process.exit(0);
    });
});
