import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { changePasswordMachine } from '../../../machines/account/changePassword/changePassword.machine.ts';

export type ChangePasswordActor = ActorRefFrom<typeof changePasswordMachine>;

export interface ChangePasswordViewProps {
  readonly actor: ChangePasswordActor;
  readonly state: SnapshotFrom<typeof changePasswordMachine>;
}
