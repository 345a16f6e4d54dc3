import { fromPromise } from 'xstate';
import type { NewPasskey, PasskeyWanted } from '../../../api/contract/account/secondFactor.ts';
import type { Passkeys, PasskeyTrouble } from '../../../api/passkeys.ts';
import { signInWaysMachine } from './signInWays.machine.ts';

export interface SignInWaysDeps {
  readonly passkeys: Passkeys;
  readonly copyText: (text: string) => Promise<void>;
}

/** Connects the ways to sign in to passkeys and clipboard of the browser. */
export const wireSignInWays = ({ passkeys, copyText }: SignInWaysDeps) =>
  signInWaysMachine.provide({
    actors: {
      makePasskey: fromPromise<NewPasskey | PasskeyTrouble, { readonly wanted: PasskeyWanted | null }>(({ input }) =>
        input.wanted ? passkeys.make(input.wanted) : Promise.reject(new Error('a passkey needs a challenge')),
      ),
      copyText: fromPromise<void, { readonly text: string }>(({ input }) => copyText(input.text)),
    },
  });
