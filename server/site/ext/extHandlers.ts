import type { extContract } from '../../../src/api/contract/site/ext.ts';
import { humanCheckOf } from '../../account/human/checkHuman.ts';
import type { Caller, Handlers, ServerDeps } from '../../deps.ts';
import { addressKey } from '../../limits/limitKey.ts';
import type { LimitRule } from '../../limits/rateLimits.ts';
import { Refusal } from '../../refusal.ts';
import { locationOf } from '../system/location.ts';
import { countries } from './countries.ts';
import { countVisit } from './countVisit.ts';

const challenges = { limit: 120, windowMs: 60_000 };
const visits = { limit: 120, windowMs: 60_000 };
const reports = { limit: 20, windowMs: 60_000 };

/** Calls that the product needs and the spec does not name. */
export const extHandlers = (deps: ServerDeps): Handlers<typeof extContract> => ({
  countries: ({ caller }) => {
    const { country } = locationOf(deps, caller);
    const isListed = countries.some(({ countryCode }) => countryCode === country);
    return { current: isListed ? country : deps.config.defaultCountry, list: [...countries] };
  },

  humanChallenge: async ({ caller }) => {
    await takeOrRefuse(deps, 'human', caller, challenges);
    return humanCheckOf(deps).challenge();
  },

  visit: async ({ request, caller }) => {
    await takeOrRefuse(deps, 'visit', caller, visits);
    await countVisit(deps, request.path);
    return null;
  },

  /** Decision S3. The text comes from a browser: logged as data, cut to the contract's limit. */
  report: async ({ request, caller }) => {
    await takeOrRefuse(deps, 'report', caller, reports);
    caller.log.warn({ report: request }, 'client error report');
    return null;
  },
});

async function takeOrRefuse({ limits }: ServerDeps, what: string, caller: Caller, rule: LimitRule): Promise<void> {
  const taken = await limits.take(addressKey(what, caller.ip), rule);
  if (!taken.ok) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: taken.waitSeconds });
}
