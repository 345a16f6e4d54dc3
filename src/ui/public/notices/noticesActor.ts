import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { noticesDialog } from '../../../machines/public/notices/notices.machine.ts';

export type NoticesActor = ActorRefFrom<typeof noticesDialog.machine>;

export interface NoticesProps {
  readonly actor: NoticesActor;
  readonly state: SnapshotFrom<typeof noticesDialog.machine>;
}
