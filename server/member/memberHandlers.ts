import type { memberContract } from '../../src/api/contract/member.ts';
import type { Handlers, ServerDeps } from '../deps.ts';
import { changePassword } from './changePassword.ts';
import { memberInfo } from './memberInfo.ts';

export const memberHandlers = (deps: ServerDeps): Handlers<typeof memberContract> => ({
  info: ({ session }) => memberInfo(deps, session),

  changePassword: async ({ session, request }) => {
    await changePassword(deps, session, request);
    return null;
  },
});
