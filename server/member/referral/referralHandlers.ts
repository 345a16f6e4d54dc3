import type { referralContract } from '../../../src/api/contract/member/referral.ts';
import { agentFeaturesOf } from '../../agent/agentFeatures/agentFeatures.ts';
import type { Handlers, ServerDeps, Session } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { TRIAL } from '../../site/session/admit.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { codeOf } from './referralCodes.ts';
import { friendsOf, referralSums, rewardsOf } from './referralViews.ts';
import { keepTrace, traceOf } from './traces.ts';

/** Invite friends (PROD-08, MEMBER-15). */
export const referralHandlers = (deps: ServerDeps): Handlers<typeof referralContract> => {
  const { db, now } = deps;
  return {
    overview: async ({ session, caller }) => {
      const memberId = trueMember(session);
      // ROLE-20
      if (!(await agentFeaturesOf(deps)).referralInvite) throw new Refusal('FEATURE_OFF');
      // The link is shown here first: from now on it matters who opens accounts with it, and from where.
      await keepTrace(db, memberId, traceOf(caller), now());
      const { settings } = await merchantOf(deps);
      return { code: await codeOf(deps, memberId), terms: settings.referral, ...(await referralSums(db, memberId)) };
    },
    friends: ({ session, request }) => friendsOf(db, trueMember(session), request),
    rewards: ({ session, request }) => rewardsOf(db, trueMember(session), request),
  };
};

/** @throws {Refusal} NEED_TRUE_ACCOUNT */
function trueMember({ memberId, isAgent }: Session): string {
  if (isAgent === TRIAL) throw new Refusal('NEED_TRUE_ACCOUNT');
  return memberId;
}
