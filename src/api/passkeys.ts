import type { PasskeyProof } from './contract/account/factorFields.ts';
import type { NewPasskey, PasskeyWanted } from './contract/account/secondFactor.ts';
import type { signInStepContract } from './contract/account/signInStep.ts';
import type { ValueOf } from './contract/endpoint.ts';

/** Why there is no passkey: nobody confirmed, the device has one already, or the browser cannot. */
export type PasskeyTrouble = 'cancelled' | 'known' | 'unsupported';

/** The browser's passkeys (WebAuthn). */
export interface Passkeys {
  /** Asks the member to make one. */
  make(wanted: PasskeyWanted): Promise<NewPasskey | PasskeyTrouble>;
  /** Asks the member to choose one for this site. */
  use(wanted: ValueOf<typeof signInStepContract.passkeyChallenge>): Promise<PasskeyProof | PasskeyTrouble>;
}

/** Its library loads with the first passkey. */
export const browserPasskeys: Passkeys = {
  make: (wanted) =>
    ask(async ({ startRegistration }) => {
      const { id, rawId, type, response } = await startRegistration({ optionsJSON: wanted });
      const { clientDataJSON, attestationObject, transports } = response;
      return {
        ...{ id, rawId, type, clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
      };
    }),
  use: (wanted) =>
    ask(async ({ startAuthentication }) => {
      const { id, rawId, type, response } = await startAuthentication({ optionsJSON: wanted });
      const { clientDataJSON, authenticatorData, signature, userHandle } = response;
      return {
        ...{ id, rawId, type, clientExtensionResults: {} },
        response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
      };
    }),
};

type Library = typeof import('@simplewebauthn/browser');

async function ask<Answer>(answer: (library: Library) => Promise<Answer>): Promise<Answer | PasskeyTrouble> {
  const library = await import('@simplewebauthn/browser');
  if (!library.browserSupportsWebAuthn()) return 'unsupported';
  try {
    return await answer(library);
  } catch (error) {
    return troubleOf((error as Error).name);
  }
}

function troubleOf(name: string): PasskeyTrouble {
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'unsupported';
}
