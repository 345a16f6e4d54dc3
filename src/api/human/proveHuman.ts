import * as z from 'zod/mini';
import type { ApiClient, Caller } from '../client.ts';
import { extContract } from '../contract/site/ext.ts';
import { ApiError } from '../failure.ts';
import { startSolver } from './startSolver.ts';

/** Proof that a human's device is present (decision A2). Other providers implement this type. */
export type ProveHuman = (caller: Caller & { readonly signal: AbortSignal }) => Promise<string>;

/** What the solver has to find in a challenge. */
const solvable = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
});

/** The built-in proof: fetches a challenge, solves it in a worker, and returns the payload for the call. */
export const createProveHuman =
  (api: ApiClient): ProveHuman =>
  async (caller) => {
    const challenge = await api(extContract.humanChallenge, { request: {} }, caller);
    if (!solvable.safeParse(challenge).success) {
      throw new ApiError({ kind: 'malformed', endpoint: extContract.humanChallenge.id });
    }
    const payload = await solve(challenge, caller.signal);
    if (payload === null) throw new ApiError({ kind: 'timeout' });
    return payload;
  };

/** Time limit of the worker for loading and solving, ms. */
const SOLVE_TIMEOUT_MS = 60_000;

function solve(challenge: unknown, signal: AbortSignal): Promise<string | null> {
  const worker = startSolver();
  const late = AbortSignal.timeout(SOLVE_TIMEOUT_MS);
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
  worker.onerror = () => reject(new ApiError({ kind: 'offline' }));
  signal.addEventListener('abort', () => reject(new ApiError({ kind: 'aborted' })), { once: true });
  late.addEventListener('abort', () => resolve(null), { once: true });
  worker.postMessage(challenge);
  return promise.finally(() => worker.terminate());
}
