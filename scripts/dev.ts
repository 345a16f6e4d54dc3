import { readConfig } from '../server/config.ts';
import { createLog } from '../server/log.ts';
import { siteFromSources } from '../server/site/dev.ts';
import { startServer } from '../server/startServer.ts';

/** Site and API from their sources: views change in place, and `node --watch` starts anew when the server's files change. */
const config = readConfig(process.env);
const site = await siteFromSources(config.brand);
const server = await startServer({ config, log: createLog(config.logLevel), before: site.before });
console.log(`\n  Open ${server.address}\n`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await Promise.all([server.stop(), site.close()]);
    process.exit(0);
  });
}
