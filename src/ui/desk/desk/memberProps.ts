import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { deskMemberMachine } from '../../../machines/desk/deskMember/deskMember.machine.ts';

export interface MemberProps {
  readonly actor: ActorRefFrom<typeof deskMemberMachine>;
  readonly state: SnapshotFrom<typeof deskMemberMachine>;
}
