import { type ApiClient, createApiClient } from '../src/api/client.ts';
import type { LanguageCode } from '../src/api/contract/fields.ts';
import { systemContract } from '../src/api/contract/site/system.ts';
import { sealPayload } from '../src/api/seal.ts';

export interface BenchClient {
  readonly api: ApiClient;
  readonly seal: (payload: unknown, target: { readonly method: string; readonly path: string }) => Promise<string>;
}

/** The site's own client with a token of a member or operator; seals as the browser does. */
export async function openClient(baseURL: string, token: string | null = null): Promise<BenchClient> {
  const call = { baseURL, readToken: () => token, readLanguage: (): LanguageCode => 'EN' };
  const plain = createApiClient({ ...call, seal: () => Promise.reject(new Error('nothing to seal here')) });
  const { encryption, serverTime } = await plain(systemContract.status, { request: { url: 'localhost' } });
  const key = encryption.keys[0];
  if (!key) throw new Error('the server publishes no key');
  const ahead = serverTime - Date.now();
  const seal: BenchClient['seal'] = (payload, target) => sealPayload(payload, target, key, Date.now() + ahead);
  return { api: createApiClient({ ...call, seal }), seal };
}
