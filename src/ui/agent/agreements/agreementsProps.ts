import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { contractsMachine } from '../../machines/contracts/contracts.machine.ts';

export type Machine = typeof contractsMachine;

export interface ContractsProps {
  readonly actor: ActorRefFrom<Machine>;
  readonly state: SnapshotFrom<Machine>;
}
