import { SERVICE_LINK_TYPE, type serviceContract } from '../../../src/api/contract/public/service.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { sealLink } from './sealLink.ts';

/** API-25: the link of customer service, encrypted for the caller (SUPPORT-02, 03). */
export const serviceHandlers = (deps: ServerDeps): Handlers<typeof serviceContract> => ({
  open: async ({ request }) => {
    const { settings } = await merchantOf(deps);
    const link = await sealLink(settings.serviceLink, request);
    if (link === null) throw new Refusal('INVALID_FIELDS', { fields: ['x', 'y'] });
    return { version: { pathList: [{ type: SERVICE_LINK_TYPE, link }] } };
  },
});
