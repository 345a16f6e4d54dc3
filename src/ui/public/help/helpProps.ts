import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { helpMachine } from '../../../machines/public/help/help.machine.ts';

export interface HelpProps {
  readonly actor: ActorRefFrom<typeof helpMachine>;
  readonly state: SnapshotFrom<typeof helpMachine>;
}
