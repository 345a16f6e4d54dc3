import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { pointMallMachine } from '../../../machines/member/pointMall/pointMall.machine.ts';

export interface PointMallProps {
  readonly actor: ActorRefFrom<typeof pointMallMachine>;
  readonly state: SnapshotFrom<typeof pointMallMachine>;
}
