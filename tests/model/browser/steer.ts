import type { Page } from 'playwright-core';
import type { AnyActorRef } from 'xstate';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { ApiError } from '../../../src/api/failure.ts';
import type { Configuration } from '../../../src/inspection/step/configuration.ts';
import type { QaDoors } from '../../../src/qa/qaDoors.ts';
import { holdRequests } from '../kit/browser/holdRequests.ts';
import type { PausedRequest } from '../kit/browser/interception.ts';
import type { Steering } from '../kit/browser/stage.ts';
import type { Outcome } from '../kit/outcome.ts';

type Fault = Parameters<QaDoors['fault']>[0];
type Done = Extract<Outcome, { readonly kind: 'done' }>;

interface Reins {
  /** Which calls of the endpoints are the actor's; all of them where left out. */
  readonly of?: (request: PausedRequest) => boolean;
  /** Whether the server would come to this end where the machine stands; it would where nothing is said. */
  readonly can?: (outcome: Outcome, here: Configuration) => boolean;
  /** Done before the call goes to the server. */
  readonly before?: (outcome: Outcome, page: Page) => Promise<unknown>;
  /** What the server is to say for a success that it would not come to by itself. */
  readonly says?: (outcome: Done, endpoint: Endpoint) => unknown;
}

/** Two minutes from its own time, ms, a server takes nothing that was sealed. */
const FAR_MS = 60_000;

interface CallReins extends Steering {
  readonly end: (outcome: Outcome) => Promise<void>;
}

/**
 * The reins of an actor that makes these calls, one of them at a time: each waits in the browser until its end was
 * chosen, and then goes to the server, which answers by itself or, where that is not a success, as QA has told it to.
 */
export function steer(
  qa: QaDoors,
  endpoints: readonly Endpoint[],
  { of = () => true, can = () => true, before, says }: Reins = {},
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
      if (endpoint === undefined) throw new Error(`a call was held that is none of ${names}`);
      await before?.(outcome, request.page);
      const fault = await faultOf(outcome, (success) => says?.(success, endpoint));
      if (fault === 'cut') return request.lose();
      // The next call of the endpoint is told so, whosever it is.
      const ahead = await timeAhead(request.page);
      await held.alone(async () => {
        await qa.fault({ times: 1, ...fault, endpoint: endpoint.id });
        if (ahead < FAR_MS) return held.answered(request);
        await qa.travel({ ms: ahead });
        await held.answered(request).finally(() => qa.travel({ ms: 0 }));
      });
    },
  };
}

/** How far what the site takes for the server's time is ahead of it, ms: moves may let minutes pass. */
const timeAhead = (page: Page): Promise<number> =>
  page.evaluate((present) => {
    const { clock }: Readonly<Record<string, AnyActorRef | undefined>> =
      window.statehouse?.site.getSnapshot().children ?? {};
    return Date.now() + (clock?.getSnapshot().context.offset ?? 0) - present;
  }, Date.now());

/** Whether the server is to say no. */
export const isRefusal = (outcome: Outcome): boolean =>
  outcome.kind === 'error' && outcome.error instanceof ApiError && outcome.error.failure.kind === 'refused';

const isSayable = (outcome: Outcome): boolean =>
  outcome.kind !== 'error' || (outcome.error instanceof ApiError && failures.has(outcome.error.failure.kind));

const failures: ReadonlySet<string> = new Set(['offline', 'timeout', 'refused', 'malformed', 'broken']);

/**
 * What the server is to do for an actor to end like this, or `cut` where the call is not to reach it: a browser tries again
 * by itself when a server drops a connection. A call that nobody answers in time ends like one that was cut.
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
