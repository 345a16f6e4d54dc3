import { fromCallback, fromPromise } from 'xstate';
import { appMachine } from './app.machine.ts';

/** The service worker of the site in this browser; does nothing where there can be none. */
export interface AppWorker {
  /** Registers it, and reports a new version that waits; returns the unsubscribe function. */
  readonly watch: (updated: () => void) => () => void;
  /** Looks for a new version. */
  readonly check: () => void;
  /** Starts the version that waits, and reloads the page. */
  readonly apply: () => Promise<void>;
}

export interface AppDeps {
  readonly appWorker: AppWorker;
  /** Reports whether the device has a network, now and after every change; returns the unsubscribe function. */
  readonly watchOnline: (changed: (isOnline: boolean) => void) => () => void;
}

export const wireApp = ({ appWorker, watchOnline }: AppDeps) =>
  appMachine.provide({
    actors: {
      surroundings: fromCallback(({ sendBack }) => {
        const leaveNetwork = watchOnline((isOnline) => sendBack({ type: isOnline ? 'app.online' : 'app.offline' }));
        const leaveWorker = appWorker.watch(() => sendBack({ type: 'app.updated' }));
        return () => {
          leaveWorker();
          leaveNetwork();
        };
      }),
      applyUpdate: fromPromise<void, void>(() => appWorker.apply()),
    },
    actions: { checkForUpdate: () => appWorker.check() },
  });
