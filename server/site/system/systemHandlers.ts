import type { systemContract } from '../../../src/api/contract/site/system.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { locationOf, statusFor } from './location.ts';
import { merchantOf } from './merchant.ts';

/** Decision W11: the content of these answers. */
export const systemHandlers = (deps: ServerDeps): Handlers<typeof systemContract> => ({
  status: async ({ caller }) => {
    const merchant = await merchantOf(deps);
    const location = locationOf(deps, caller);
    const status = statusFor(merchant, location);
    const contactUrl = merchant.settings.customerService.url;
    return {
      status,
      serverTime: deps.now(),
      location,
      maintenance: status === 1 ? { until: merchant.maintenanceUntil, contactUrl } : null,
      regionRestriction: status === 2 ? { contactUrl, reference: caller.traceId } : null,
      analytics: merchant.settings.analytics,
      encryption: { keys: [...(await deps.sealKeys.publicKeys())] },
    };
  },

  whitelabel: async () => {
    const { code, brandName, settings } = await merchantOf(deps);
    const {
      agentFeatures,
      analytics,
      restrictedCountries,
      rules,
      order,
      registrationBonus,
      trialBalance,
      phoneAuth,
      serviceLink,
      ...shown
    } = settings;
    return { platform: 'web' as const, merchantCode: code, brandName, ...shown };
  },

  domainRoute: () => ({ domainList: [...deps.config.domains] }),
});
