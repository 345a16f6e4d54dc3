import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { forgotMachine } from '../../../machines/account/forgot/forgot.machine.ts';

export interface ForgotViewProps {
  readonly actor: ActorRefFrom<typeof forgotMachine>;
  readonly state: SnapshotFrom<typeof forgotMachine>;
}
