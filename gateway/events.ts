import { signedHeaders } from '../protocol/paymentSignature.ts';
import { PAYMENT_PATH, type PaymentReport } from '../protocol/payments.ts';
import type { DueEvent, Store } from './store.ts';

const TIMEOUT_MS = 10_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60 * 60_000;

export interface EventDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly reportOf: (reference: string) => PaymentReport;
  readonly siteUrl: string;
  readonly merchant: string;
  readonly key: string;
  readonly fetch: typeof globalThis.fetch;
}

/** Sends the events that are due, each until the site has answered 200, in growing waits. */
export async function sendDueEvents(deps: EventDeps): Promise<void> {
  for (const event of deps.store.dueEvents(deps.now())) {
    if (await isTaken(deps, event)) deps.store.eventDone(event.id);
    else deps.store.eventFailed(event.id, deps.now() + Math.min(FIRST_RETRY_MS * 2 ** event.tries, LONGEST_RETRY_MS));
  }
}

async function isTaken({ reportOf, siteUrl, merchant, key, now, fetch }: EventDeps, event: DueEvent): Promise<boolean> {
  const body = JSON.stringify(reportOf(event.reference));
  try {
    const answer = await fetch(`${siteUrl}${PAYMENT_PATH}/event`, {
      method: 'POST',
      headers: signedHeaders(key, { verb: 'event', body, merchant, at: now() }),
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
