import type { ServerDeps } from '../../deps.ts';
import { addressKey, personKey } from '../../limits/limitKey.ts';
import { Refusal } from '../../refusal.ts';

const minute = 60_000;
/** Decision A5, and 20 sends per address in ten minutes, over all numbers. */
const perNumber = { limit: 3, windowMs: 10 * minute };
const perNumberAndDay = { limit: 10, windowMs: 24 * 60 * minute };
const perAddress = { limit: 20, windowMs: 10 * minute };
/** SMS-13: "wait 5 minutes"; an earlier request gets the rest of the window. */
const toldAtMostSeconds = 300;

/**
 * Counts one send, or refuses with SMS_TOO_MANY and the seconds to wait. All purposes of a number count together (A5).
 * An address over its own limit does not use up a number's.
 */
export async function takeSend({ limits }: Pick<ServerDeps, 'limits'>, mobile: string, address: string): Promise<void> {
  const tries = [
    { key: addressKey('sms', address), ...perAddress },
    { key: personKey('sms', mobile), ...perNumber },
    { key: personKey('sms-day', mobile), ...perNumberAndDay },
  ];
  for (const { key, ...rule } of tries) {
    const { ok, waitSeconds } = await limits.take(key, rule);
    if (!ok) throw new Refusal('SMS_TOO_MANY', { waitSeconds: Math.min(waitSeconds, toldAtMostSeconds) });
  }
}
