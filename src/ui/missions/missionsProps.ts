import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { missionsMachine } from '../../machines/missions/missions.machine.ts';

export interface MissionsProps {
  readonly actor: ActorRefFrom<typeof missionsMachine>;
  readonly state: SnapshotFrom<typeof missionsMachine>;
}
