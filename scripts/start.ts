import { readConfig } from '../server/config.ts';
import { createLog } from '../server/log.ts';
import { runServer } from '../server/main.ts';
import { buildGames, buildRenderer, buildSite } from './build.ts';
import { ownGames } from './gameProvider.ts';
import { orExplain } from './orExplain.ts';
import { readEnvFile } from './readEnvFile.ts';

// Site, games and database are prepared side by side; the server listens once all are there. Pages arrive rendered once
// the renderer is built too.
await orExplain(async () => {
  readEnvFile();
  const config = readConfig(process.env);
  const startGames = ownGames(config, createLog(config.logLevel));
  const games = startGames && buildGames(config.qa).then(startGames);
  await runServer(Promise.all([buildSite(config.qa), games]));
  await buildRenderer(config.qa);
});
