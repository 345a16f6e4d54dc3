import { assign, fromPromise } from 'xstate';
import { accountFormMachine } from './accountForm.machine.ts';
import { registerCentreMachine } from './registerCentre.machine.ts';

interface RegisterCentreDeps {
  readonly origin: string;
  /** Writes to the clipboard. Rejects if the browser refuses. */
  readonly copyText: (text: string) => Promise<void>;
  /** Hands a link to an app; null where the device cannot. */
  readonly shareLink: ((link: string) => Promise<void>) | null;
  /** Downloads the QR code of a text under a name. */
  readonly saveQr: (text: string, name: string) => void;
}

export const wireRegisterCentre = ({ origin, copyText, shareLink, saveQr }: RegisterCentreDeps) =>
  registerCentreMachine.provide({
    actors: {
      copyText: fromPromise<void, { readonly text: string }>(({ input }) => copyText(input.text)),
      shareLink: fromPromise<void, { readonly link: string }>(
        ({ input }) => shareLink?.(input.link) ?? Promise.reject(),
      ),
      accountForm: accountFormMachine.provide({
        actors: {
          copyPassword: fromPromise<void, { readonly oneTimePassword: string }>(({ input }) =>
            copyText(input.oneTimePassword),
          ),
        },
      }),
    },
    actions: {
      readDevice: assign({ origin, canShare: shareLink !== null }),
      saveQr: (_, { link, code }) => saveQr(link, `${code}.svg`),
    },
  });
