import type { Mission, MissionPeriod } from '../../api/contract/mission.ts';
import { type ApiFailure, isRefusal } from '../../api/failure.ts';

/** The rewards that can be claimed: of one mission, or of all. */
export const claimableIn = (missions: readonly Mission[], id: string | null = null): readonly Mission[] =>
  missions.filter((mission) => mission.state === 'claimable' && (id === null || mission.id === id));

/** The missions of a period. */
export const missionsOf = (missions: readonly Mission[], period: MissionPeriod): readonly Mission[] =>
  missions.filter((mission) => mission.period === period);

/** The sum of their rewards, in 1/10,000 P. */
export const rewardOf = (missions: readonly Mission[]): number => missions.reduce((all, { reward }) => all + reward, 0);

/** Whether the reward was claimed elsewhere, or its period has ended. */
export const isStale = (failure: ApiFailure): boolean => isRefusal(failure, 'STATUS_CHANGED');
