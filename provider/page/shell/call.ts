import { CallFailed } from './failure.ts';

const TIMEOUT_MS = 15_000;
const TOO_MANY_REQUESTS = 429;

/** The secret of a session, made by its page. */
export const newBearer = (): string =>
  [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(36)).join('');

/** @throws CallFailed */
export async function call<T>(path: string, init: RequestInit, bearer: string): Promise<T> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`/api${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    body = await response.json();
  } catch {
    throw new CallFailed({ kind: 'lost', code: 'LOST' });
  }
  if (response.ok) return body as T;
  const code = (body as { code?: string }).code ?? 'LOST';
  const isRepeated = response.status >= 500 || response.status === TOO_MANY_REQUESTS;
  throw new CallFailed({ kind: isRepeated ? 'lost' : 'refused', code }, body);
}
