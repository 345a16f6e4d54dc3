import { startServer } from '../scripts/serverProcess.ts';
import { walletContract } from '../src/api/contract/money/wallet.ts';
import { answeredFigures } from './answeredFigures.ts';
import { startBareServer } from './bareServer.ts';
import type { Bench } from './figure.ts';
import { type LoadAnswer, type LoadRequest, sendAtRate } from './load.ts';
import { openMember } from './member.ts';

const PER_SECOND = 500;
const SECONDS = 10;
const WARM_UP_SECONDS = 2;

/** Five hundred balance reads per second, compared with a bare server. */
export const balanceReads: Bench = async () => {
  const [server, bare] = await Promise.all([startServer(), startBareServer()]);
  const token = await (await openMember(server.url)).signIn('somchai');
  const { method, path } = walletContract.balance;
  const read: LoadRequest = {
    method,
    path,
    headers: { authorization: `Bearer ${token}`, language: 'EN', 'x-background': '0' },
  };

  const load = async (url: string): Promise<readonly LoadAnswer[]> => {
    await sendAtRate(url, PER_SECOND, Array(PER_SECOND * WARM_UP_SECONDS).fill(read));
    return sendAtRate(url, PER_SECOND, Array(PER_SECOND * SECONDS).fill(read));
  };
  const plain = await load(bare.url);
  const answers = await load(server.url);
  await Promise.all([server.stop(), bare.stop()]);
  const said = { one: 'Balance read', many: 'balance reads', perSecond: PER_SECOND, most: 25 };
  return answeredFigures({ ...said, answers, plain });
};
