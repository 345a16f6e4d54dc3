import type { registrationContract } from '../../src/api/contract/registration.ts';
import type { Handlers, ServerDeps } from '../deps.ts';
import { merchantOf } from '../system/merchant.ts';
import { registerSettings } from './registerSettings.ts';

export const registrationHandlers = (deps: ServerDeps): Handlers<typeof registrationContract> => ({
  settings: async () => registerSettings((await merchantOf(deps)).settings),
});
