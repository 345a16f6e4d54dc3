import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from '../../../machines/account/login/login.machine.ts';
import type { LoginActor } from './loginActor.ts';

export interface LoginViewProps {
  readonly actor: LoginActor;
  readonly state: SnapshotFrom<typeof loginMachine>;
}
