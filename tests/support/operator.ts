import { type ApiClient, createApiClient } from '../../src/api/client.ts';
import { deskContract } from '../../src/api/contract/desk/desk.ts';
import { systemContract } from '../../src/api/contract/site/system.ts';
import { sealPayload } from '../../src/api/seal.ts';
import { withCookies } from './cookieJar.ts';
import { newKey } from './payments.ts';
import { DEMO_PASSWORD } from './player.ts';
import { proveHuman } from './proveHuman.ts';
import type { Reference } from './reference.ts';

/** A browser with one operator: the real client, with a desk token. */
export interface TestOperator {
  readonly api: ApiClient;
  token: string | null;
  signIn(name: string, password?: string): Promise<void>;
}

export function createOperator({ baseURL, fetch, now }: Pick<Reference, 'baseURL' | 'fetch' | 'now'>): TestOperator {
  const send = withCookies(fetch, new Map());
  const api = createApiClient({
    baseURL,
    fetch: (input, init) => send(new Request(input, init)),
    readToken: () => operator.token,
    readLanguage: () => 'EN',
    seal: async (payload, target) => {
      const { encryption } = await api(systemContract.status, { request: { url: 'reference.test' } });
      const [key] = encryption.keys;
      if (!key) throw new Error('the server tells no key');
      return sealPayload(payload, target, key, now());
    },
  });
  const operator: TestOperator = {
    api,
    token: null,
    signIn: async (name, password = DEMO_PASSWORD) => {
      const request = { name, password, human: await proveHuman(api) };
      operator.token = (await api(deskContract.signIn, { request })).token;
    },
  };
  return operator;
}

/** A signed-in operator. */
export async function signedInOperator(server: Reference, name = 'desk1'): Promise<TestOperator> {
  const operator = createOperator(server);
  await operator.signIn(name);
  return operator;
}

/** Acts of an operator on a withdrawal, exchange or adjustment, each with its own key. */
export const action = (
  { api }: TestOperator,
  what: 'approve' | 'reject' | 'pay' | 'payAgain' | 'refuseClaim' | 'forceReceipt',
  id: string,
  { remark = 'The name differs.', key = newKey() } = {},
) =>
  api(deskContract[what] as typeof deskContract.reject, {
    request: { id, language: 'EN', remark },
    idempotencyKey: key,
  });
