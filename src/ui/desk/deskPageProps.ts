import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { deskPageMachine } from '../../machines/deskPage/deskPage.machine.ts';

export interface DeskPageProps {
  readonly actor: ActorRefFrom<typeof deskPageMachine>;
  readonly state: SnapshotFrom<typeof deskPageMachine>;
}
