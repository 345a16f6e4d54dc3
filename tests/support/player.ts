import { randomUUID } from 'node:crypto';
import { type ApiClient, createApiClient } from '../../src/api/client.ts';
import { captchaContract } from '../../src/api/contract/account/captcha.ts';
import type { RequestOf, ValueOf } from '../../src/api/contract/endpoint.ts';
import type { LanguageCode } from '../../src/api/contract/fields.ts';
import { qaContract } from '../../src/api/contract/qa.ts';
import { sessionContract } from '../../src/api/contract/site/session.ts';
import { systemContract } from '../../src/api/contract/site/system.ts';
import { sealPayload } from '../../src/api/seal.ts';
import { withCookies } from './cookieJar.ts';
import { proveHuman } from './proveHuman.ts';
import type { Reference } from './reference.ts';

type Login = RequestOf<typeof sessionContract.login>;

export const DEMO_PASSWORD = 'Player#2026';

export interface LoginExtras {
  readonly area?: 'site' | 'agent';
  readonly captcha?: { readonly key: string; readonly answer: string };
}

/** A browser with one player: the real client, its own address and token. */
export interface Player {
  readonly api: ApiClient;
  token: string | null;
  readonly cookies: Map<string, string>;
  /** A human check solution, valid once. */
  proveHuman(): Promise<string>;
  send(request: Login, extras?: LoginExtras): Promise<ValueOf<typeof sessionContract.login>>;
  /** Logs in by username and keeps the token. */
  signIn(username: string, password?: string, extras?: LoginExtras): Promise<ValueOf<typeof sessionContract.login>>;
  /** Requests a captcha and reads its answer as QA can. */
  readCaptcha(): Promise<{ readonly key: string; readonly answer: string }>;
}

/** Needs `TRUST_PROXY=1` on the server when players use different addresses. */
export function createPlayer(
  { baseURL, fetch, now }: Pick<Reference, 'baseURL' | 'fetch' | 'now'>,
  { ip = '198.51.100.7', language = 'EN' as LanguageCode, userAgent = '', origin = '' } = {},
): Player {
  const cookies = new Map<string, string>();
  const send = withCookies(fetch, cookies);
  const api = createApiClient({
    baseURL,
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('x-forwarded-for', ip);
      request.headers.set('user-agent', userAgent);
      if (origin !== '') request.headers.set('origin', origin);
      return send(request);
    },
    readToken: () => player.token,
    readLanguage: () => language,
    seal: async (payload, target) => {
      const { encryption } = await api(systemContract.status, { request: { url: 'reference.test' } });
      const [key] = encryption.keys;
      if (!key) throw new Error('the server tells no key');
      return sealPayload(payload, target, key, now());
    },
  });

  const player: Player = {
    api,
    token: null,
    cookies,
    proveHuman: () => proveHuman(api),
    send: async (request, { area = 'site', captcha } = {}) => {
      const headers = { 'login-area': area, ...(captcha ? { 'captcha-key': captcha.key } : {}) };
      const answered = captcha ? { ...request, captcha: captcha.answer } : request;
      const granted = await api(sessionContract.login, { request: answered, headers });
      player.token = granted.token;
      return granted;
    },
    signIn: async (username, password = DEMO_PASSWORD, extras = {}) =>
      player.send({ type: 'username', username, password, human: await player.proveHuman() }, extras),
    readCaptcha: async () => {
      const key = randomUUID();
      await api(captchaContract.image, { request: {}, headers: { 'captcha-key': key } });
      const { list } = await api(qaContract.outbox, { request: {} });
      return { key, answer: list.find(({ kind, to }) => kind === 'captcha' && to === key)?.code ?? '' };
    },
  };
  return player;
}
