import type { freePlayContract } from '../../../src/api/contract/account/freePlay.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { freePlayLogin } from './freePlayLogin.ts';

export const freePlayHandlers = (deps: ServerDeps): Handlers<typeof freePlayContract> => ({
  login: ({ headers, caller }) => freePlayLogin(deps, headers['x-random'], caller),
});
