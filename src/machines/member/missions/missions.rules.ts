import type { Mission, MissionPeriod } from '../../../api/contract/member/mission.ts';

/** The rewards that can be claimed: of one mission, or of all; none until loaded. */
export const claimableIn = (
  missions: { readonly list: readonly Mission[] } | null,
  id: string | null = null,
): readonly Mission[] =>
  (missions?.list ?? []).filter((mission) => mission.state === 'claimable' && (id === null || mission.id === id));

/** The missions of a period. */
export const missionsOf = (missions: readonly Mission[], period: MissionPeriod): readonly Mission[] =>
  missions.filter((mission) => mission.period === period);

/** The sum of their rewards, in 1/10,000 P. */
export const rewardOf = (missions: readonly Mission[]): number => missions.reduce((all, { reward }) => all + reward, 0);
