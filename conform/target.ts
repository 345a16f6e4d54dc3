import { type KeyObject, sign } from 'node:crypto';
import { HEADERS, signedText, WALLET_PATH, type WalletVerb } from '../protocol/wallet.ts';

/** The wallet under test, and what a provider needs to call it. */
export interface Target {
  /** Origin of the wallet, without `/wallet/v1`. */
  readonly url: string;
  /** Code of the provider, as the wallet knows it. */
  readonly provider: string;
  readonly keyId: string;
  /** Ed25519. */
  readonly key: KeyObject;
  /** One-time launch token of a player with at least 100 minimum stakes. */
  readonly token: string;
  /** Ends the player's session at the site, as a logout does; without it, what follows an end is not tested. */
  readonly endSession?: () => Promise<void>;
  /** ms. */
  readonly now: () => number;
  readonly fetch: typeof globalThis.fetch;
}

export interface Answer {
  /** HTTP status. */
  readonly status: number;
  /** Empty if the body is no JSON object. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** A request that is signed, and perhaps spoilt after that. */
export interface Envelope {
  readonly verb: WalletVerb;
  readonly body: string;
  /** Default: now. */
  readonly timestamp?: number;
  readonly signedVerb?: WalletVerb;
  readonly signedBody?: string;
  readonly key?: KeyObject;
  readonly keyId?: string;
  /** Overrides the signature; null leaves the header out. */
  readonly signature?: string | null;
}

const TIMEOUT_MS = 10_000;

/** Signs and sends a request; rejects when no answer comes. */
export async function send(target: Target, envelope: Envelope, signal?: AbortSignal): Promise<Answer> {
  const { verb, body, timestamp = target.now(), signedVerb = verb, signedBody = body } = envelope;
  const text = signedText(String(timestamp), signedVerb, signedBody);
  const signature = envelope.signature === undefined ? signed(text, envelope.key ?? target.key) : envelope.signature;
  const late = AbortSignal.timeout(TIMEOUT_MS);
  const response = await target.fetch(`${target.url}${WALLET_PATH}/${verb}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [HEADERS.provider]: target.provider,
      [HEADERS.keyId]: envelope.keyId ?? target.keyId,
      [HEADERS.timestamp]: String(timestamp),
      ...(signature === null ? {} : { [HEADERS.signature]: signature }),
    },
    body,
    signal: signal ? AbortSignal.any([signal, late]) : late,
  });
  return { status: response.status, body: readObject(await response.text()) };
}

const signed = (text: string, key: KeyObject): string => sign(null, Buffer.from(text), key).toString('base64');

function readObject(text: string): Answer['body'] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Answer['body']) : {};
  } catch {
    return {};
  }
}
