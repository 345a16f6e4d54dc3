import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { HEADERS, signedText, WALLET_PATH, type WalletVerb } from '../../protocol/wallet.ts';
import { gameContract } from '../../src/api/contract/play/game.ts';
import { signedInPlayer } from './payments.ts';
import { type Reference, type ReferenceOptions, startReference } from './reference.ts';

export const PROVIDER = 'statehouse-games';
export const PROVIDER_URL = 'http://games.test';

export interface ProviderKey {
  readonly id: string;
  readonly secret: KeyObject;
  /** Base64 of the SPKI, as in PROVIDER_KEYS. */
  readonly public: string;
}

export function newProviderKey(id: string): ProviderKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { id, secret: privateKey, public: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') };
}

export const providerKey = newProviderKey('key-1');

/** A server that knows the provider. */
export const startWithProvider = (options: ReferenceOptions = {}): Promise<Reference> =>
  startReference({
    ...options,
    env: { PROVIDER_URL, PROVIDER_KEYS: JSON.stringify({ [providerKey.id]: providerKey.public }), ...options.env },
  });

export interface Sent {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Signing {
  readonly key?: ProviderKey;
  /** Default: the server's clock. */
  readonly timestamp?: string;
  readonly signedVerb?: WalletVerb;
  /** Sent instead of the signed body. */
  readonly sentBody?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call of the provider to the wallet: HTTP status and answer. */
export async function ask(
  server: Reference,
  verb: WalletVerb,
  request: unknown,
  { key = providerKey, timestamp = String(server.now()), signedVerb = verb, sentBody, headers = {} }: Signing = {},
): Promise<Sent> {
  const body = typeof request === 'string' ? request : JSON.stringify(request);
  const signature = sign(null, Buffer.from(signedText(timestamp, signedVerb, body)), key.secret).toString('base64');
  const response = await server.app.request(`${WALLET_PATH}/${verb}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [HEADERS.provider]: PROVIDER,
      [HEADERS.keyId]: key.id,
      [HEADERS.timestamp]: timestamp,
      [HEADERS.signature]: signature,
      ...headers,
    },
    body: sentBody ?? body,
  });
  return { status: response.status, body: (await response.json()) as Sent['body'] };
}

/** Request of a launch of Lantern Night. */
export const launchRequest = {
  gameId: 'lantern-night',
  nodeId: '',
  accountType: 1,
  confirmTrans: 0,
  vassalage: 'NINELAMPS',
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: 3,
  merchantCode: 'demo',
  language: 'EN',
  theme: 'dark',
} as const;

/** A member in a game, opened as the frame opens it. */
export interface Table {
  readonly session: string;
  readonly loginToken: string;
  /** Calls within the session; fields of the request override. */
  readonly ask: (verb: WalletVerb, request?: object) => Promise<Sent>;
}

export async function sitDown(server: Reference, username = 'somchai'): Promise<Table> {
  const player = await signedInPlayer(server, username);
  const { game_url } = await player.api(gameContract.launch, { request: launchRequest, headers: { language: 'EN' } });
  const token = new URL(game_url ?? '').searchParams.get('token');
  const { body } = await ask(server, 'session', { token });
  const session = String(body.session);
  return {
    session,
    loginToken: player.token ?? '',
    ask: (verb, request = {}) =>
      ask(server, verb, {
        session,
        ...(verb === 'balance' || verb === 'promoWin' ? {} : { gameId: 'lantern-night', roundId: 'round-1' }),
        ...(verb === 'balance' ? {} : { at: server.now() }),
        ...request,
      }),
  };
}
