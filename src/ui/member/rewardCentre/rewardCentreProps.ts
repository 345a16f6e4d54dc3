import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { rewardCentreMachine } from '../../../machines/member/rewardCentre/rewardCentre.machine.ts';

export interface RewardCentreProps {
  readonly actor: ActorRefFrom<typeof rewardCentreMachine>;
  readonly state: SnapshotFrom<typeof rewardCentreMachine>;
}
