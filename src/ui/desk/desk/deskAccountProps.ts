import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { deskAccountMachine } from '../../../machines/desk/deskAccount/deskAccount.machine.ts';

export interface DeskAccountProps {
  readonly actor: ActorRefFrom<typeof deskAccountMachine>;
}

export interface DeskAccountShown extends DeskAccountProps {
  readonly state: SnapshotFrom<typeof deskAccountMachine>;
}
