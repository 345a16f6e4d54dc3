import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { fundsMachine } from '../../../machines/money/funds/funds.machine.ts';

export interface FundsProps {
  readonly actor: ActorRefFrom<typeof fundsMachine>;
  readonly state: SnapshotFrom<typeof fundsMachine>;
  /** Whether amounts are hidden. */
  readonly hidden: boolean;
}
