import { Refusal, type ServerDeps } from '../deps.ts';
import { addressKey, personKey } from '../limits/limitKey.ts';
import type { SmsPurpose } from './smsCode.ts';

const minute = 60_000;
/** Decision A5, and 20 sends an address in ten minutes, whichever numbers they name. */
const perNumber = { limit: 3, windowMs: 10 * minute };
const perNumberAndDay = { limit: 10, windowMs: 24 * 60 * minute };
const perAddress = { limit: 20, windowMs: 10 * minute };
/** SMS-13: "wait 5 minutes"; who comes back too early hears what remains of the window. */
const toldAtMostSeconds = 300;

/** Counts one send, or refuses with SMS_TOO_MANY and the seconds to wait. */
export async function takeSend(
  { limits }: Pick<ServerDeps, 'limits'>,
  purpose: SmsPurpose,
  mobile: string,
  address: string,
): Promise<void> {
  const fromAddress = await limits.take(addressKey('sms', address), perAddress);
  const toNumber = await limits.take(personKey(`sms-${purpose}`, mobile), perNumber);
  for (const taken of [fromAddress, toNumber]) {
    if (!taken.ok) throw new Refusal('SMS_TOO_MANY', { waitSeconds: Math.min(taken.waitSeconds, toldAtMostSeconds) });
  }
  const today = await limits.take(personKey(`sms-${purpose}-day`, mobile), perNumberAndDay);
  if (!today.ok) throw new Refusal('SMS_TOO_MANY', { waitSeconds: today.waitSeconds });
}
