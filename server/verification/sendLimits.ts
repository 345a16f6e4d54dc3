import { Refusal, type ServerDeps } from '../deps.ts';
import { addressKey, personKey } from '../limits/limitKey.ts';

const minute = 60_000;
/** Decision A5, and 20 sends an address in ten minutes, whichever numbers they name. */
const perNumber = { limit: 3, windowMs: 10 * minute };
const perNumberAndDay = { limit: 10, windowMs: 24 * 60 * minute };
const perAddress = { limit: 20, windowMs: 10 * minute };
/** SMS-13: "wait 5 minutes"; who comes back too early hears what remains of the window. */
const toldAtMostSeconds = 300;

/**
 * Counts one send, or refuses with SMS_TOO_MANY and the seconds to wait. What a number is sent counts together, whatever
 * it is for (A5). An address beyond its own limit uses up nobody else's number.
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
