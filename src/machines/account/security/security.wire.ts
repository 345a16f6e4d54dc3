import { type SignInWaysDeps, wireSignInWays } from '../signInWays/signInWays.wire.ts';
import { securityMachine } from './security.machine.ts';

/** Connects the account page to the browser. */
export const wireSecurity = (deps: SignInWaysDeps) =>
  securityMachine.provide({ actors: { signInWays: wireSignInWays(deps) } });
