import { assign, fromPromise } from 'xstate';
import { referralMachine } from './referral.machine.ts';

export interface ReferralDeps {
  readonly origin: string;
  /** Writes to the clipboard. Rejects if the browser refuses. */
  readonly copyText: (text: string) => Promise<void>;
  /** Hands a link to an app; null where the device cannot. */
  readonly shareLink: ((link: string) => Promise<void>) | null;
}

export const wireReferral = ({ origin, copyText, shareLink }: ReferralDeps) =>
  referralMachine.provide({
    actors: {
      copyText: fromPromise<void, { readonly text: string }>(({ input }) => copyText(input.text)),
      shareLink: fromPromise<void, { readonly link: string }>(
        ({ input }) => shareLink?.(input.link) ?? Promise.reject(),
      ),
    },
    actions: { readDevice: assign({ origin, canShare: shareLink !== null }) },
  });
