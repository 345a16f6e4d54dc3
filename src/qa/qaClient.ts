import { createApiClient } from '../api/client.ts';
import type { CallOf, Endpoint, RequestOf, ValueOf } from '../api/contract/endpoint.ts';
import { qaContract } from '../api/contract/qa.ts';

/** Every door for QA as a function of its request. */
export type QaClient = {
  readonly [K in keyof typeof qaContract]: (
    request: RequestOf<(typeof qaContract)[K]>,
  ) => Promise<ValueOf<(typeof qaContract)[K]>>;
};

/** The doors of a server that runs with QA=1. */
export function createQaClient(baseURL: string, fetch: typeof globalThis.fetch = globalThis.fetch): QaClient {
  const api = createApiClient({
    baseURL,
    fetch,
    readToken: () => null,
    readLanguage: () => 'EN',
    seal: () => Promise.reject(new Error('no door of QA takes a sealed payload')),
  });
  const doors = Object.entries<Endpoint>(qaContract).map(([name, endpoint]) => [
    name,
    (request: unknown) => api(endpoint, { request } as CallOf<Endpoint>),
  ]);
  return Object.fromEntries(doors) as QaClient;
}
