import { readConfig } from '../server/config.ts';
import { createLog } from '../server/log.ts';
import { buildGames, buildSite } from './build.ts';
import { startOwnGames } from './gameProvider.ts';
import { orExplain } from './orExplain.ts';

await orExplain(async () => {
  // Before anything is built.
  const config = readConfig(process.env);
  buildSite(config.qa);
  if (config.providerUrl === null) buildGames(config.qa);
  await startOwnGames(config, createLog(config.logLevel));
  await import('../server/main.ts');
});
