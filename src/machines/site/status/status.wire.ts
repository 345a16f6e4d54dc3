import type { ApiClient } from '../../../api/client.ts';
import { plug } from '../../support/plug.ts';
import { statusMachine } from './status.machine.ts';

export interface StatusDeps {
  readonly api: ApiClient;
  /** Reports to the server what the site could not show; fire and forget. */
  readonly report: (kind: 'unknown-status', detail: string) => void;
}

export const wireStatus = ({ api, report }: StatusDeps) =>
  plug(statusMachine, { api }).provide({
    actions: { reportUnknownStatus: (_, { status }) => report('unknown-status', `status ${status}`) },
  });
