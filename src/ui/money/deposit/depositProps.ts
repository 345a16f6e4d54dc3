import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { depositMachine } from '../../../machines/money/deposit/deposit.machine.ts';

export type DepositActor = ActorRefFrom<typeof depositMachine>;

export interface DepositProps {
  readonly actor: DepositActor;
  readonly state: SnapshotFrom<typeof depositMachine>;
}
