import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { joinMachine } from '../../../machines/agent/join/join.machine.ts';

export interface JoinProps {
  readonly actor: ActorRefFrom<typeof joinMachine>;
  readonly state: SnapshotFrom<typeof joinMachine>;
}
