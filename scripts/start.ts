import { buildGames, buildSite } from './build.ts';
import { startOwnGames } from './gameProvider.ts';

buildSite(process.env.QA === '1');
buildGames(process.env.QA === '1');
await startOwnGames();
await import('../server/main.ts');
