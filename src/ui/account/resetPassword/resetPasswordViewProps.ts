import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { resetPasswordMachine } from '../../../machines/account/resetPassword/resetPassword.machine.ts';

export interface ResetPasswordViewProps {
  readonly actor: ActorRefFrom<typeof resetPasswordMachine>;
  readonly state: SnapshotFrom<typeof resetPasswordMachine>;
}
