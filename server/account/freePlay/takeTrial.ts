import type { Caller, ServerDeps } from '../../deps.ts';
import { addressKey, personKey, rangeKey } from '../../limits/limitKey.ts';
import { Refusal } from '../../refusal.ts';
import { knownDevice, rememberDevice } from '../../site/session/knownDevice.ts';

const HOUR_MS = 60 * 60_000;
const WAY = { door: 'trial', account: '' } as const;

/** What one browser may try. */
const PER_DEVICE = { limit: 10, windowMs: HOUR_MS };
/** New browsers at an address, which a household or all phones of a carrier may share. */
const NEW_AT_ADDRESS = { limit: 60, windowMs: HOUR_MS };
/** All demos of a range of addresses: browsers that forget their cookies, from changing addresses. */
const IN_RANGE = { limit: 600, windowMs: HOUR_MS };

/**
 * Counts a demo. A browser is known by a cookie from its first demo on and has a budget of its own: one visitor does not
 * use up the demos of others at the same address.
 * @throws {Refusal} TOO_MANY_REQUESTS
 */
export async function takeTrial(deps: Pick<ServerDeps, 'db' | 'limits'>, caller: Caller): Promise<void> {
  const known = await knownDevice(deps, caller, WAY);
  if (known === null) await take(deps, addressKey('free-play', caller.ip), NEW_AT_ADDRESS);
  await take(deps, rangeKey('free-play-range', caller.ip), IN_RANGE);
  const device = known ?? (await rememberDevice(deps, caller, WAY));
  await take(deps, personKey('free-play-device', device), PER_DEVICE);
}

async function take(
  { limits }: Pick<ServerDeps, 'limits'>,
  key: string,
  rule: { readonly limit: number; readonly windowMs: number },
): Promise<void> {
  const { ok, waitSeconds } = await limits.take(key, rule);
  if (!ok) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds });
}
