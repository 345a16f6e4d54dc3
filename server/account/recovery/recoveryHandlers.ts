import type { recoveryContract } from '../../../src/api/contract/account/recovery.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { byEmail } from './byEmail.ts';
import { byLink } from './byLink.ts';
import { byPhone } from './byPhone.ts';
import { liveLink } from './passwordLink.ts';
import { takeLinkTry } from './recoveryLimits.ts';

export const recoveryHandlers = (deps: ServerDeps): Handlers<typeof recoveryContract> => ({
  byEmail: async ({ request, caller }) => {
    await byEmail(deps, request, caller);
    return null;
  },

  byPhone: ({ request, caller }) => byPhone(deps, request, caller),

  link: async ({ request, caller }) => {
    await takeLinkTry(deps, caller.ip);
    const { account, expiresAt } = await liveLink(deps, request.linkToken);
    return { account, expiresAt };
  },

  byLink: async ({ request, caller }) => {
    await byLink(deps, request, caller.ip);
    return null;
  },
});
