import { readConfig } from '../server/config.ts';
import { createLog } from '../server/log.ts';
import { siteFromSources } from '../server/site/site/dev.ts';
import { startServer } from '../server/startServer.ts';
import { buildGames } from './build.ts';
import { ownGames } from './gameProvider.ts';
import { orExplain } from './orExplain.ts';

/** Site and API from source: hot reload for views, and `node --watch` restarts on server changes. */
const read = readConfig(process.env);
const log = createLog(read.logLevel);
await buildGames(read.qa);
await orExplain(async () => ownGames(read, log)?.());
// With the address of its own games.
const config = readConfig(process.env);
const site = await siteFromSources(config.brand);
const server = await startServer({ config, log, before: site.before });
console.log(`\n  Open ${server.address}\n`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await Promise.all([server.stop(), site.close()]);
    process.exit(0);
  });
}
