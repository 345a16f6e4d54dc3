import type * as z from 'zod/mini';
import {
  HEADERS,
  signedText,
  WALLET_PATH,
  type WalletAnswer,
  type WalletErrorCode,
  type WalletVerb,
  walletAnswers,
  walletError,
} from '../../protocol/wallet.ts';
import type { SigningKey } from './signingKey.ts';

/**
 * `unknown`: no readable answer came, or the wallet asked for a repeat. The call may have been carried out, and is
 * repeated with the same transaction id.
 */
export type WalletResult<V extends WalletVerb> =
  | { readonly kind: 'ok'; readonly answer: WalletAnswer<V> }
  | { readonly kind: 'refused'; readonly code: WalletErrorCode; readonly balance?: number }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Sends a body, once, exactly as given. Never rejects. */
export type SendToWallet = <V extends WalletVerb>(verb: V, rawBody: string) => Promise<WalletResult<V>>;

const TIMEOUT_MS = 4_000;

export function createWalletClient(deps: {
  readonly walletUrl: string;
  readonly code: string;
  readonly key: SigningKey;
  readonly now: () => number;
  /** Default: the global one. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Pick<Response, 'json'>>;
}): SendToWallet {
  const { walletUrl, code, key, now, fetch = globalThis.fetch } = deps;
  return async (verb, rawBody) => {
    const timestamp = String(now());
    try {
      const response = await fetch(`${walletUrl}${WALLET_PATH}/${verb}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [HEADERS.provider]: code,
          [HEADERS.keyId]: key.keyId,
          [HEADERS.timestamp]: timestamp,
          [HEADERS.signature]: key.sign(signedText(timestamp, verb, rawBody)),
        },
        body: rawBody,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return readAnswer(verb, await response.json());
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? error.message : String(error) };
    }
  };
}

function readAnswer<V extends WalletVerb>(verb: V, body: unknown): WalletResult<V> {
  const refusal = walletError.safeParse(body);
  if (refusal.success) {
    const { code, message, balance } = refusal.data;
    if (code === 'UNAVAILABLE') return { kind: 'unknown', reason: message };
    return { kind: 'refused', code, ...(balance === undefined ? {} : { balance }) };
  }
  const schema: z.ZodMiniType = walletAnswers[verb];
  const answer = schema.safeParse(body);
  if (!answer.success) return { kind: 'unknown', reason: `the answer to ${verb} is unreadable` };
  return { kind: 'ok', answer: answer.data as WalletAnswer<V> };
}
