import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { Mission, missionContract } from '../../../src/api/contract/member/mission.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { createBoard } from './board.ts';
import { claimMissions } from './claimMissions.ts';
import { isClaimable, type MemberMission, missionsOf } from './missionsOf.ts';

/** MEMBER-16, 19, 20. */
export const missionHandlers = (deps: ServerDeps): Handlers<typeof missionContract> => {
  const { db, config, now } = deps;
  const board = createBoard(deps);
  const of = (memberId: string) => missionsOf(db, { merchantCode: config.merchant, memberId, at: now() });
  return {
    list: async ({ session: { memberId }, request: { language } }) => ({
      list: (await of(memberId)).map((one) => viewOf(one, language)),
    }),
    available: async ({ session: { memberId } }) => ({ count: (await of(memberId)).filter(isClaimable).length }),
    claim: ({ db, session: { memberId }, request }) => claimMissions(deps, db, memberId, request.missions),
    board: ({ session: { memberId, username } }) => board(memberId, username),
  };
};

const viewOf = (one: MemberMission, language: LanguageCode): Mission => ({
  id: one.id,
  kind: one.kind,
  period: one.period,
  name: one.name[language],
  category: one.category,
  target: one.target,
  progress: Math.min(one.done, one.target),
  reward: one.reward,
  leastValidBet: one.leastValidBet,
  validBet: Math.min(one.validBet, one.leastValidBet),
  state: one.isClaimed ? 'claimed' : isClaimable(one) ? 'claimable' : 'open',
  until: one.period === 'once' ? null : one.span.to,
});
