import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { deskPageMachine } from '../../../machines/desk/deskPage/deskPage.machine.ts';
import type { DeskDetail, QueueName } from '../../../machines/desk/deskPage/deskQueues.ts';

export interface DeskPageProps {
  readonly actor: ActorRefFrom<typeof deskPageMachine>;
  readonly state: SnapshotFrom<typeof deskPageMachine>;
}

/** What is shown of the one that is open. */
export interface DetailProps<K extends QueueName> extends DeskPageProps {
  readonly detail: DeskDetail<K>;
  readonly pictures: readonly string[];
}
