import { startServer } from '../scripts/serverProcess.ts';
import { verificationContract } from '../src/api/contract/account/verification.ts';
import { answeredFigures } from './answeredFigures.ts';
import { startBareServer } from './bareServer.ts';
import type { Bench } from './figure.ts';
import { type LoadAnswer, type LoadRequest, sendAtRate } from './load.ts';

const PER_SECOND = 50;
const SECONDS = 10;
const WARM_UP_SECONDS = 2;

/** Fifty SMS code requests per second, each with its own number and address; compared with a bare server. */
export const codeRequests: Bench = async () => {
  const [server, bare] = await Promise.all([startServer({ env: { TRUST_PROXY: '1' } }), startBareServer()]);
  const load = async (url: string): Promise<readonly LoadAnswer[]> => {
    await sendAtRate(url, PER_SECOND, requests(0, WARM_UP_SECONDS));
    return sendAtRate(url, PER_SECOND, requests(WARM_UP_SECONDS, SECONDS));
  };
  const plain = await load(bare.url);
  const answers = await load(server.url);
  await Promise.all([server.stop(), bare.stop()]);
  const said = { one: 'Code request', many: 'code requests', perSecond: PER_SECOND, most: 50 };
  return answeredFigures({ ...said, answers, plain });
};

/** Requests for this many seconds. Numbers and addresses never repeat, so no limit applies. */
const requests = (fromSecond: number, seconds: number): readonly LoadRequest[] =>
  Array.from({ length: seconds * PER_SECOND }, (_, offset) => codeRequest(fromSecond * PER_SECOND + offset));

function codeRequest(number: number): LoadRequest {
  const { method, path } = verificationContract.smsRegister;
  const body = JSON.stringify({ mobileNo: `81${String(1_000_000 + number)}`, countryDialingCode: '66' });
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    language: 'EN',
    'x-forwarded-for': `10.2.${number >> 8}.${number & 255}`,
  };
  return { method, path, headers, body };
}
