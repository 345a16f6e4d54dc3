import { startServer } from '../scripts/serverProcess.ts';
import { answeredFigures } from './answeredFigures.ts';
import { startBareServer } from './bareServer.ts';
import type { Bench } from './figure.ts';
import { type LoadAnswer, sendAtRate } from './load.ts';
import { moneyedTokens, movements, reserves } from './moneyLoad.ts';

const PER_SECOND = 100;
/** Five minutes with `TRANSFER_SECONDS=300`. */
const SECONDS = Number(process.env.TRANSFER_SECONDS ?? 30);
const WARM_UP_SECONDS = 2;

/** A hundred transfers per second on the embedded database, alternating to a vendor and back. */
export const transfers: Bench = async () => {
  const [server, bare] = await Promise.all([startServer(), startBareServer()]);
  const tokens = await moneyedTokens(server.url);
  await sendAtRate(server.url, PER_SECOND, reserves(tokens));
  const load = async (url: string): Promise<readonly LoadAnswer[]> => {
    await sendAtRate(url, PER_SECOND, movements(tokens, PER_SECOND * WARM_UP_SECONDS));
    return sendAtRate(url, PER_SECOND, movements(tokens, PER_SECOND * SECONDS));
  };
  const plain = await load(bare.url);
  const answers = await load(server.url);
  await Promise.all([server.stop(), bare.stop()]);
  const said = { one: 'Movement of money', many: 'movements of money', perSecond: PER_SECOND, most: 50 };
  return answeredFigures({ ...said, answers, plain });
};
