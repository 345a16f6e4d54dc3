import { startServer } from '../scripts/serverProcess.ts';
import { walletContract } from '../src/api/contract/wallet.ts';
import { startBareServer } from './bareServer.ts';
import { type Bench, quantile } from './figure.ts';
import { type LoadAnswer, type LoadRequest, sendAtRate } from './load.ts';
import { openMember } from './member.ts';

const PER_SECOND = 500;
const SECONDS = 10;
const WARM_UP_SECONDS = 2;

/** Five hundred balance reads in a second, held against a server that reads nothing. */
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

  const p95 = (of: readonly LoadAnswer[]) =>
    quantile(
      of.map(({ ms }) => ms),
      0.95,
    );
  const errors = answers.filter(({ status }) => status !== 200).length;
  return [
    {
      name: `Errors among ${answers.length} balance reads`,
      value: errors,
      unit: '',
      bar: { most: 0 },
      yardstick: null,
    },
    {
      name: `Balance read p95 at ${PER_SECOND}/s`,
      value: p95(answers),
      unit: 'ms',
      bar: { most: 25 },
      yardstick: { name: 'a bare server', value: p95(plain) },
    },
  ];
};
