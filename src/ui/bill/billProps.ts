import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { billMachine } from '../../machines/bill/bill.machine.ts';

export interface BillProps {
  readonly actor: ActorRefFrom<typeof billMachine>;
  readonly state: SnapshotFrom<typeof billMachine>;
}
