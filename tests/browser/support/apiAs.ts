import { type ApiClient, createApiClient } from '../../../src/api/client.ts';
import type { Site } from './site.ts';

/** Calls the API as one of the accounts, without a page. */
export async function apiAs({ url, qa }: Site, username: string): Promise<ApiClient> {
  const { token } = await qa.openSession({ username });
  return createApiClient({
    baseURL: url,
    readToken: () => token,
    readLanguage: () => 'EN',
    seal: () => Promise.reject(new Error('sealed calls are not supported here')),
  });
}
