import { fromCallback, fromPromise } from 'xstate';
import { downloadMachine } from './download.machine.ts';

/** Installing the site as the browser offers it. */
export interface InstallOffer {
  /** Calls back on an offer, now where there is one, and once installed; returns the unsubscribe function. */
  readonly watch: (offered: () => void, installed: () => void) => () => void;
  /** Asks; whether it was accepted. Rejects without an offer. */
  readonly ask: () => Promise<boolean>;
}

export const wireDownload = ({ watch, ask }: InstallOffer) =>
  downloadMachine.provide({
    actors: {
      surroundings: fromCallback(({ sendBack }) =>
        watch(
          () => sendBack({ type: 'download.offered' }),
          () => sendBack({ type: 'download.installed' }),
        ),
      ),
      askInstall: fromPromise(ask),
    },
  });
