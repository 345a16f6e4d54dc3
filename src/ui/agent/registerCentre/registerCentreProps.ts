import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { registerCentreMachine } from '../../../machines/agent/registerCentre/registerCentre.machine.ts';

export interface RegisterCentreProps {
  readonly actor: ActorRefFrom<typeof registerCentreMachine>;
  readonly state: SnapshotFrom<typeof registerCentreMachine>;
}
