import type { memberContract } from '../../../src/api/contract/account/member.ts';
import type { passwordContract } from '../../../src/api/contract/account/password.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { changePassword } from './changePassword.ts';
import { memberInfo } from './memberInfo.ts';

export const memberHandlers = (deps: ServerDeps): Handlers<typeof memberContract> => ({
  info: ({ session }) => memberInfo(deps, session),
});

export const passwordHandlers = (deps: ServerDeps): Handlers<typeof passwordContract> => ({
  change: async ({ session, request }) => {
    await changePassword(deps, session, request);
    return null;
  },
});
