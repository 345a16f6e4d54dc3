import type { Page } from 'playwright-core';
import type { AnyActorRef } from 'xstate';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { ApiError } from '../../../src/api/failure.ts';
import type { Configuration } from '../../../src/inspection/step/configuration.ts';
import type { QaClient } from '../../../src/qa/qaClient.ts';
import { holdRequests } from '../kit/browser/holdRequests.ts';
import type { PausedRequest } from '../kit/browser/interception.ts';
import type { Steering } from '../kit/browser/stage.ts';
import type { Outcome } from '../kit/outcome.ts';

type Fault = Parameters<QaClient['fault']>[0];
type Done = Extract<Outcome, { readonly kind: 'done' }>;

interface Reins {
  /** Which calls of the endpoints belong to the actor; all by default. */
  readonly of?: (request: PausedRequest) => boolean;
  /** Whether the server can produce this outcome in the current state; it can by default. */
  readonly can?: (outcome: Outcome, here: Configuration) => boolean;
  /** Runs before the call goes to the server. */
  readonly before?: (outcome: Outcome, page: Page) => Promise<unknown>;
  /** Runs once the answer is there. */
  readonly after?: (outcome: Outcome, page: Page) => Promise<unknown>;
  /** The server's answer for a success that it would not produce by itself. */
  readonly says?: (outcome: Done, endpoint: Endpoint) => unknown;
}

/** The server rejects sealed values two minutes off its own time; this is well below, ms. */
const FAR_MS = 60_000;

interface CallReins extends Steering {
  readonly end: (outcome: Outcome) => Promise<void>;
}

/**
 * Steering of an actor that makes these calls, one at a time. Each call waits in the browser until its outcome is
 * chosen, then goes to the server, which answers by itself or fails as QA tells it.
 */
export function steer(
  qa: QaClient,
  endpoints: readonly Endpoint[],
  { of = () => true, can = () => true, before, after, says }: Reins = {},
): CallReins {
  const endpointOf = (request: PausedRequest) =>
    endpoints.find(
      ({ method, path }) => method === request.method && path === new URL(request.url).pathname && of(request),
    );
  const names = endpoints.map(({ id }) => id).join(' or ');
  const held = holdRequests(
    `call of ${names}`,
    endpoints.map(({ path }) => path),
    (request) => endpointOf(request) !== undefined,
  );
  return {
    hold: held.hold,
    letGo: held.letGo,
    can: (outcome, here) => isSayable(outcome) && can(outcome, here),
    end: async (outcome) => {
      const request = await held.next();
      const endpoint = endpointOf(request);
      if (endpoint === undefined) throw new Error(`held call is none of ${names}`);
      await before?.(outcome, request.page);
      const fault = await faultOf(outcome, (success) => says?.(success, endpoint));
      if (fault === 'cut') return request.lose();
      // The fault applies to the next call of the endpoint, whoever makes it.
      const ahead = await timeAhead(request.page);
      await held.alone(async () => {
        await qa.fault({ times: 1, ...fault, endpoint: endpoint.id });
        if (ahead < FAR_MS) return held.answered(request);
        await qa.travel({ ms: ahead });
        await held.answered(request).finally(() => qa.travel({ ms: 0 }));
      });
      await after?.(outcome, request.page);
    },
  };
}

/** How far the site's estimate of the server time is ahead, ms: moves may pass minutes. */
const timeAhead = (page: Page): Promise<number> =>
  page.evaluate((present) => {
    const { clock }: Readonly<Record<string, AnyActorRef | undefined>> =
      window.statehouse?.site.getSnapshot().children ?? {};
    return Date.now() + (clock?.getSnapshot().context.offset ?? 0) - present;
  }, Date.now());

/** Whether the server refuses. */
export const isRefusal = (outcome: Outcome): boolean =>
  outcome.kind === 'error' && outcome.error instanceof ApiError && outcome.error.failure.kind === 'refused';

const isSayable = (outcome: Outcome): boolean =>
  outcome.kind !== 'error' || (outcome.error instanceof ApiError && failures.has(outcome.error.failure.kind));

const failures: ReadonlySet<string> = new Set(['offline', 'timeout', 'refused', 'malformed', 'broken']);

/**
 * The fault that makes an actor end like this, or `cut` if the call must not reach the server: a browser retries by
 * itself when a server drops a connection. A timeout ends like a cut call.
 */
async function faultOf(
  outcome: Outcome,
  says: (outcome: Done) => unknown,
): Promise<Omit<Fault, 'endpoint' | 'times'> | 'cut'> {
  if (outcome.kind === 'next') return { fault: 'none' };
  if (outcome.kind === 'done') {
    const value = await says(outcome);
    return value === undefined ? { fault: 'none' } : { fault: 'answer', value };
  }
  const failure = outcome.error instanceof ApiError ? outcome.error.failure : null;
  switch (failure?.kind) {
    case 'refused':
      return { fault: 'refuse', errorCode: failure.code, ...(failure.details ? { details: failure.details } : {}) };
    case 'malformed':
      return { fault: 'outside-schema' };
    case 'broken':
      return { fault: 'http-500' };
    default:
      return 'cut';
  }
}
