import type { registrationContract } from '../../../src/api/contract/account/registration.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { keyAnswered } from '../captcha/captchaKey.ts';
import { inviterByCode } from './inviterByCode.ts';
import { register } from './register.ts';
import { registerSettings } from './registerSettings.ts';

export const registrationHandlers = (deps: ServerDeps): Handlers<typeof registrationContract> => ({
  settings: async () => registerSettings((await merchantOf(deps)).settings),

  /** API-17: does not reveal who invites. */
  affiliate: async ({ request, caller }) => {
    await inviterByCode(deps, request.code, caller.ip);
    return null;
  },

  byUsername: ({ request, headers, caller }) =>
    register(deps, { method: 'username', request, captchaKey: keyAnswered(caller, headers['captcha-key']), caller }),

  byMobile: ({ request, headers, caller }) =>
    register(deps, { method: 'mobile', request, captchaKey: keyAnswered(caller, headers['captcha-key']), caller }),
});
