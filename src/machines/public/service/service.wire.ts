import { fromPromise } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import { serviceMachine } from './service.machine.ts';

export interface ServiceWindow {
  /** Opens it empty; within a click, or the browser blocks it. */
  open(): void;
  /** Leads it to an address, without a way back to this page; false where there is no window. */
  show(address: string): boolean;
  close(): void;
}

export interface ServiceDeps {
  readonly api: ApiClient;
  readonly serviceWindow: ServiceWindow;
}

export const wireService = ({ api, serviceWindow }: ServiceDeps) =>
  serviceMachine.provide({
    actors: {
      findLink: fromPromise<string | null, void>(async ({ self, signal }) => {
        const { findServiceLink } = await import('../../../api/serviceLink.ts');
        return findServiceLink(api, { self, signal });
      }),
      showLink: fromPromise<boolean, { address: string }>(async ({ input }) => serviceWindow.show(input.address)),
    },
    actions: { openWindow: () => serviceWindow.open(), closeWindow: () => serviceWindow.close() },
  });
