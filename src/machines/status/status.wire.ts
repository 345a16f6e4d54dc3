import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { systemContract } from '../../api/contract/system.ts';
import { statusMachine } from './status.machine.ts';

export interface StatusDeps {
  readonly api: ApiClient;
  /** Tells the server what the site could not show; nobody waits for it. */
  readonly report: (kind: 'unknown-status', detail: string) => void;
}

export const wireStatus = ({ api, report }: StatusDeps) =>
  statusMachine.provide({
    actors: { fetchStatus: apiActor(api, systemContract.status) },
    actions: { reportUnknownStatus: (_, { status }) => report('unknown-status', `status ${status}`) },
  });
