import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { statusMachine } from '../../../machines/site/status/status.machine.ts';

export interface StatusViewProps {
  readonly actor: ActorRefFrom<typeof statusMachine>;
  readonly state: SnapshotFrom<typeof statusMachine>;
}
