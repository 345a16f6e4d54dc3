import { startServer } from '../scripts/serverProcess.ts';
import { createTestDatabase, isPostgresThere } from '../tests/support/testDatabase.ts';
import { answeredFigures } from './answeredFigures.ts';
import { startBareServer } from './bareServer.ts';
import type { Bench } from './figure.ts';
import { type LoadAnswer, sendAtRate } from './load.ts';
import { moneyedTokens, movements, reserves } from './moneyLoad.ts';

const SERVERS = 4;
const PER_SECOND = 400;
const SECONDS = 20;
/** Warm-up until the code is compiled. */
const WARM_UP_SECONDS = 10;

/** Four hundred transfers per second on four servers with one PostgreSQL; skipped without one. */
export const sharedTransfers: Bench = async () => {
  if (!(await isPostgresThere())) return [];
  const database = await createTestDatabase();
  // The first seeds the database for the others.
  const env = { DATABASE_URL: database.url };
  const first = await startServer({ env });
  const others = await Promise.all(Array.from({ length: SERVERS - 1 }, () => startServer({ env })));
  const servers = [first, ...others];
  const bare = await startBareServer();
  const tokens = await moneyedTokens(first.url);
  await sendAtRate(first.url, PER_SECOND, reserves(tokens));

  const each = PER_SECOND / SERVERS;
  const load = async (urls: readonly string[], seconds: number): Promise<readonly LoadAnswer[]> =>
    (await Promise.all(urls.map((url) => sendAtRate(url, each, movements(tokens, each * seconds))))).flat();
  const urls = servers.map(({ url }) => url);
  const plainUrls = servers.map(() => bare.url);
  await load(plainUrls, WARM_UP_SECONDS);
  const plain = await load(plainUrls, SECONDS);
  await load(urls, WARM_UP_SECONDS);
  const answers = await load(urls, SECONDS);
  await Promise.all([...servers, bare].map(({ stop }) => stop()));
  await database.drop();
  const said = { one: 'Movement on four servers', many: 'movements on four servers', perSecond: PER_SECOND, most: 50 };
  return answeredFigures({ ...said, answers, plain });
};
