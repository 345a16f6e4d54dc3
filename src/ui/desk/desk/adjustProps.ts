import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { deskAdjustMachine } from '../../../machines/desk/deskAdjust/deskAdjust.machine.ts';

export interface AdjustProps {
  readonly actor: ActorRefFrom<typeof deskAdjustMachine>;
  readonly state: SnapshotFrom<typeof deskAdjustMachine>;
}
