import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { lineTransferMachine } from '../../../machines/agent/lineTransfer/lineTransfer.machine.ts';

export interface LineTransferProps {
  readonly actor: ActorRefFrom<typeof lineTransferMachine>;
  readonly state: SnapshotFrom<typeof lineTransferMachine>;
}
