import { randomUUID } from 'node:crypto';
import { startServer } from '../scripts/serverProcess.ts';
import { fundsContract } from '../src/api/contract/funds.ts';
import { answeredFigures } from './answeredFigures.ts';
import { startBareServer } from './bareServer.ts';
import type { Bench } from './figure.ts';
import { type LoadAnswer, type LoadRequest, sendAtRate } from './load.ts';
import { openMember } from './member.ts';

const PER_SECOND = 100;
/** Five minutes with `TRANSFER_SECONDS=300`. */
const SECONDS = Number(process.env.TRANSFER_SECONDS ?? 30);
const WARM_UP_SECONDS = 2;
const P = 10_000;
const MEMBERS = ['somchai', 'agent1', 'agent2', 'agent41'];

/** A hundred movements of money in a second on the embedded database, to a vendor and home by turns. */
export const transfers: Bench = async () => {
  const [server, bare] = await Promise.all([startServer(), startBareServer()]);
  const member = await openMember(server.url);
  const tokens: string[] = [];
  for (const name of MEMBERS) tokens.push(await member.signIn(name));

  // With something at the vendor, no order in which they are worked off lets a wallet run dry.
  await sendAtRate(
    server.url,
    PER_SECOND,
    tokens.map((token) => transferOf(token, 'main', 'NAGA', 100 * P)),
  );
  const load = async (url: string): Promise<readonly LoadAnswer[]> => {
    await sendAtRate(url, PER_SECOND, requests(tokens, WARM_UP_SECONDS));
    return sendAtRate(url, PER_SECOND, requests(tokens, SECONDS));
  };
  const plain = await load(bare.url);
  const answers = await load(server.url);
  await Promise.all([server.stop(), bare.stop()]);
  const said = { one: 'Movement of money', many: 'movements of money', perSecond: PER_SECOND, most: 50 };
  return answeredFigures({ ...said, answers, plain });
};

const requests = (tokens: readonly string[], seconds: number): readonly LoadRequest[] =>
  Array.from({ length: PER_SECOND * seconds }, (_, at) => {
    const goes = Math.floor(at / tokens.length) % 2 === 0;
    const token = tokens[at % tokens.length] as string;
    return goes ? transferOf(token, 'main', 'NAGA', P) : transferOf(token, 'NAGA', 'main', P);
  });

function transferOf(token: string, from: string, to: string, amount: number): LoadRequest {
  const { method, path } = fundsContract.transfer;
  const body = JSON.stringify({ from, to, amount });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'idempotency-key': randomUUID(),
    language: 'EN',
  };
  return { method, path, headers, body };
}
