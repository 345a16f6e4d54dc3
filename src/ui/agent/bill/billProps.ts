import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { billPage } from '../../../machines/agent/bill/bill.machine.ts';

export interface BillProps {
  readonly actor: ActorRefFrom<typeof billPage.machine>;
  readonly state: SnapshotFrom<typeof billPage.machine>;
}
