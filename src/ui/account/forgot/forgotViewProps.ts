import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { forgotMachine } from '../../machines/forgot/forgot.machine.ts';

export interface ForgotViewProps {
  readonly actor: ActorRefFrom<typeof forgotMachine>;
  readonly state: SnapshotFrom<typeof forgotMachine>;
}
