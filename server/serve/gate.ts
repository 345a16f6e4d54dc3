import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import type { Caller, ServerDeps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { locationOf, statusFor } from '../site/system/location.ts';
import { merchantOf } from '../site/system/merchant.ts';

const alwaysOpen = /^(system|ext|qa|payment|desk)\.|^session\.logout$/;

/**
 * STATUS-02, 03: under maintenance or region restriction, only status calls and logout are served.
 * @throws {Refusal} SYSTEM_MAINTENANCE, REGION_RESTRICTED.
 */
export async function checkSiteOpen(
  deps: ServerDeps,
  endpoint: Endpoint,
  caller: Pick<Caller, 'ip' | 'country'>,
): Promise<void> {
  if (alwaysOpen.test(endpoint.id)) return;
  const status = statusFor(await merchantOf(deps), locationOf(deps, caller));
  if (status === 1) throw new Refusal('SYSTEM_MAINTENANCE');
  if (status === 2) throw new Refusal('REGION_RESTRICTED');
}
