import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { withdrawMachine } from '../../../machines/money/withdraw/withdraw.machine.ts';

export interface WithdrawProps {
  readonly actor: ActorRefFrom<typeof withdrawMachine>;
  readonly state: SnapshotFrom<typeof withdrawMachine>;
}
