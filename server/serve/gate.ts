import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { type Caller, Refusal, type ServerDeps } from '../deps.ts';
import { locationOf, statusFor } from '../system/location.ts';
import { merchantOf } from '../system/merchant.ts';

const alwaysOpen = /^(system|ext|qa|payment|desk)\.|^session\.logout$/;

/**
 * STATUS-02, 03: a site under maintenance, or closed to a region, serves what says so and a way out, and nothing else.
 * @throws {Refusal} SYSTEM_MAINTENANCE, REGION_RESTRICTED.
 */
export async function passGate(deps: ServerDeps, endpoint: Endpoint, caller: Caller): Promise<void> {
  if (alwaysOpen.test(endpoint.id)) return;
  const status = statusFor(await merchantOf(deps), locationOf(deps, caller));
  if (status === 1) throw new Refusal('SYSTEM_MAINTENANCE');
  if (status === 2) throw new Refusal('REGION_RESTRICTED');
}
