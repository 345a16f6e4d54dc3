import type { CrashProof } from '../../crash/crashProof.ts';
import type { Pots } from '../../play/createPots.ts';
import type { BoardProof, RoundProof, StateView } from '../../play/views.ts';
import type { SlipProof } from '../../sports/slipProof.ts';
import { CallFailed } from './failure.ts';
import type { SeedAnswer, SpinAnswer, SpinInput } from './game.setup.ts';

const TIMEOUT_MS = 15_000;
const TOO_MANY_REQUESTS = 429;

/** The page's calls to its provider. The bearer is made here and is nowhere but in this page's memory. */
export function callProvider(token: string) {
  const bearer = newBearer();
  const post = <T>(path: string, body: object) => call<T>(path, { method: 'POST', body: JSON.stringify(body) }, bearer);
  return {
    openGame: () => post<StateView>('/open', { token, bearer }),
    sendSpin: (input: SpinInput) => post<SpinAnswer>('/spin', input),
    readPots: async () => (await call<{ readonly jackpots: Pots }>('/jackpots', {}, bearer)).jackpots,
    rotateSeed: () => post<SeedAnswer>('/seed', {}),
  };
}

export const fetchProof = (ref: string) =>
  call<RoundProof | CrashProof | BoardProof | SlipProof>(`/rounds/${encodeURIComponent(ref)}`, {}, '');

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
