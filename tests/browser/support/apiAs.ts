import { type ApiClient, createApiClient } from '../../../src/api/client.ts';
import type { Site } from './site.ts';

/** Calls the API as one of the accounts, without a page. */
export async function apiAs(site: Site, username: string): Promise<ApiClient> {
  const { token } = await site.qa.openSession({ username });
  return apiWith(site, token);
}

/** The same within a session that is open. */
export const apiWith = ({ url }: Pick<Site, 'url'>, token: string): ApiClient =>
  createApiClient({
    baseURL: url,
    readToken: () => token,
    readLanguage: () => 'EN',
    seal: () => Promise.reject(new Error('sealed calls are not supported here')),
  });
