import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { applicationMachine } from '../../../machines/agent/application/application.machine.ts';

export interface ApplicationProps {
  readonly actor: ActorRefFrom<typeof applicationMachine>;
  readonly state: SnapshotFrom<typeof applicationMachine>;
}
