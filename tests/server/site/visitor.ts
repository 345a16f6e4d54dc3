import { type ApiClient, createApiClient } from '../../../src/api/client.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { type ApiFailure, failureOf } from '../../../src/api/failure.ts';
import type { Reference } from '../../support/reference.ts';

export interface Visit {
  readonly language?: LanguageCode;
  readonly token?: string;
  /** What a proxy in front would add; believed with TRUST_PROXY=1. */
  readonly proxy?: Readonly<Record<string, string>>;
}

/** The real client, for calls that need no sealing. */
export function visitorOf(
  { baseURL, fetch }: Pick<Reference, 'baseURL' | 'fetch'>,
  { language = 'EN', token, proxy = {} }: Visit = {},
): ApiClient {
  return createApiClient({
    baseURL,
    fetch: (input, init) => {
      const request = new Request(input, init);
      for (const [name, value] of Object.entries(proxy)) request.headers.set(name, value);
      return fetch(request);
    },
    readToken: () => token ?? null,
    readLanguage: () => language,
    seal: () => Promise.reject(new Error('no sealed call here')),
  });
}

/** How a call failed; a success is a failure of the test. */
export const failureFrom = (call: Promise<unknown>): Promise<ApiFailure> =>
  call.then(() => Promise.reject(new Error('the call succeeded')), failureOf);
