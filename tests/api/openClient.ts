import { type ApiClientOptions, createApiClient } from '../../src/api/client.ts';

/** The real client before a server that answers as the test says; what leaves it is kept. */
export function openClient(
  answer: (request: Request) => Response | Promise<Response>,
  options: Partial<ApiClientOptions> = {},
) {
  const sent: Request[] = [];
  const api = createApiClient({
    baseURL: 'http://server.test',
    readToken: () => 'token-1',
    readLanguage: () => 'TH',
    seal: (payload, { method, path }) => Promise.resolve(`${btoa(JSON.stringify(payload))}.${method}.${path}`),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.clone());
      return answer(request);
    },
    ...options,
  });
  return { api, sent };
}

/** An answer in the envelope of a success. */
export const success = (value: unknown): Response =>
  Response.json({ success: true, message: '', value, traceId: 't1' });

/** An answer in the envelope of a refusal. */
export const refusal = (status: number, errorCode: string, value: unknown = null, message = 'no'): Response =>
  Response.json({ success: false, message, value, errorCode, traceId: 't1' }, { status });
