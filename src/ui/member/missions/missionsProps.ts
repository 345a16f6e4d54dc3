import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { missionsPage } from '../../../machines/member/missions/missions.machine.ts';

export interface MissionsProps {
  readonly actor: ActorRefFrom<typeof missionsPage.machine>;
  readonly state: SnapshotFrom<typeof missionsPage.machine>;
}
