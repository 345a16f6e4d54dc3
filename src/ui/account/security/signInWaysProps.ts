import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { signInWaysMachine } from '../../../machines/account/signInWays/signInWays.machine.ts';

export type SignInWaysActor = ActorRefFrom<typeof signInWaysMachine>;

export interface SignInWaysProps {
  readonly actor: SignInWaysActor;
  readonly state: SnapshotFrom<typeof signInWaysMachine>;
}
