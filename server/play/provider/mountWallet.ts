import type { Context, Hono } from 'hono';
import {
  HEADERS,
  WALLET_PATH,
  type WalletErrorCode,
  type WalletVerb,
  walletAnswers,
  walletRequests,
} from '../../../protocol/wallet.ts';
import { addressKey } from '../../limits/limitKey.ts';
import { createLocalLimit } from '../../limits/localLimit.ts';
import { Refusal } from '../../refusal.ts';
import type { ServeEnv } from '../../serve/caller.ts';
import { lastIfUnread } from '../../serve/lastIfUnread.ts';
import { readBody } from '../../serve/readBody.ts';
import { illFormedFields } from '../../serve/wellFormed.ts';
import { profiles } from './profiles.ts';
import { createProviderKeys } from './providerKeys.ts';
import { runVerb } from './runVerb.ts';
import { readRequest, scaleAnswer } from './scale.ts';
import { readSigning, requireSigned } from './verifyRequest.ts';
import type { WalletDeps } from './walletCall.ts';
import { WalletRefusal } from './walletRefusal.ts';

const BODY_LIMIT = 16 * 1024;
/** Calls of an address before one of them was signed by a key of the provider. */
const UNSIGNED = { limit: 300, windowMs: 60_000 };

type Status = 200 | 400 | 401 | 429 | 503;

const STATUS: Readonly<Partial<Record<WalletErrorCode, Status>>> = {
  BAD_REQUEST: 400,
  AMOUNT_INVALID: 400,
  SIGNATURE_INVALID: 401,
  KEY_UNKNOWN: 401,
  CLOCK_OFF: 401,
  UNAVAILABLE: 503,
};

/** The seamless wallet for game providers, POST /wallet/v1/<verb>; not part of the site's contract. */
export function mountWallet(app: Hono<ServeEnv>, deps: WalletDeps): void {
  const findKey = createProviderKeys(deps.config);
  const takeUnsigned = createLocalLimit(UNSIGNED, deps.now);
  /** Addresses of providers: what strangers send from behind the same proxy does not shut them out. */
  const signers = new Set<string>();
  for (const verb of Object.keys(walletRequests) as WalletVerb[]) {
    app.post(`${WALLET_PATH}/${verb}`, (c) => answer(c, verb));
  }
  app.all(`${WALLET_PATH}/*`, (c) => refused(c, new WalletRefusal('BAD_REQUEST', 'no such verb')));

  async function answer(c: Context<ServeEnv>, verb: WalletVerb): Promise<Response> {
    const { ip } = c.get('caller');
    try {
      if (!signers.has(ip) && !takeUnsigned(addressKey('wallet', ip)).ok)
        return sent(c, { status: 'ERROR', code: 'UNAVAILABLE', message: 'too many unsigned calls' }, 429);
      const profile = profiles.get(c.req.header(HEADERS.provider) ?? '');
      if (profile === undefined) throw new WalletRefusal('KEY_UNKNOWN', 'unknown provider');
      const signing = await readSigning(findKey, deps.now(), c.req.raw.headers);
      const body = textOf(await readBody(c.req.raw, BODY_LIMIT));
      requireSigned(signing, verb, body);
      signers.add(ip);
      const { refusal, balance, value } = await runVerb(deps, profile, verb, readRequest(profile, verb, jsonOf(body)));
      if (refusal !== null) return refused(c, refusal, scaleAnswer(profile, { balance }));
      return sent(c, walletAnswers[verb].parse({ status: 'OK', ...scaleAnswer(profile, { ...value, balance }) }), 200);
    } catch (error) {
      if (error instanceof WalletRefusal) return refused(c, error);
      if (error instanceof Refusal) return refused(c, new WalletRefusal('BAD_REQUEST'));
      c.get('caller').log.error({ err: error, verb }, 'defect');
      return refused(c, new WalletRefusal('UNAVAILABLE'));
    }
  }
}

const WITH_BALANCE: ReadonlySet<WalletErrorCode> = new Set(['INSUFFICIENT_FUNDS', 'LIMIT_REACHED']);

function refused(
  c: Context<ServeEnv>,
  { code, message }: WalletRefusal,
  { balance }: { readonly balance?: number } = {},
): Response {
  const shown = WITH_BALANCE.has(code) && balance !== undefined ? { balance } : {};
  return sent(c, { status: 'ERROR', code, message, ...shown }, STATUS[code] ?? 200);
}

const sent = (c: Context<ServeEnv>, body: object, status: Status): Response =>
  c.json(body, status, {
    ...{ 'cache-control': 'no-store', 'x-trace-id': c.get('caller').traceId },
    ...lastIfUnread(c),
  });

function textOf(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    throw new WalletRefusal('BAD_REQUEST');
  }
}

function jsonOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (illFormedFields(value).length > 0) throw new Error('ill-formed text');
    return value;
  } catch {
    throw new WalletRefusal('BAD_REQUEST');
  }
}
