import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { contractMachine } from '../../machines/contract/contract.machine.ts';

export interface ContractProps {
  readonly actor: ActorRefFrom<typeof contractMachine>;
  readonly state: SnapshotFrom<typeof contractMachine>;
}
