import type { protectionContract } from '../../../src/api/contract/member/protection.ts';
import { verifyLoginPassword } from '../../account/member/verifyLoginPassword.ts';
import { playSetting } from '../../database/schema.ts';
import type { Handlers, ServerDeps, Session } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { TRIAL } from '../../site/session/admit.ts';
import { writeMessage } from '../inbox/writeMessage.ts';
import { closePlay } from './blocks.ts';
import { cancelRaise, confirmRaise, periodsOf, setLimit } from './limits.ts';
import { monthsLater } from './monthsLater.ts';
import { protectionState } from './protectionState.ts';
import { visitPage } from './visits.ts';

const DAY_MS = 86_400_000;

/** Player protection: limits, reality check, breaks and self-exclusion. A trial account has no money to protect. */
export const protectionHandlers = (deps: ServerDeps): Handlers<typeof protectionContract> => {
  const { config, db, now } = deps;
  const told = (memberId: string) => ({ merchantCode: config.merchant, memberId, at: now() });
  const stateOf = (memberId: string) => protectionState(db, memberId, now());
  return {
    state: ({ session }) => stateOf(trueMember(session)),
    sessions: ({ session, request }) => visitPage(db, trueMember(session), request, now()),

    setLimit: async ({ session, request }) => {
      const memberId = trueMember(session);
      if (!periodsOf(request.kind).includes(request.period))
        throw new Refusal('INVALID_FIELDS', { fields: ['period'] });
      await db.transaction(async (transaction) => {
        const topic = await setLimit(transaction, { memberId, ...request }, now());
        if (topic !== null) await writeMessage(transaction, { ...told(memberId), topic, facts: { limit: request } });
      });
      return stateOf(memberId);
    },

    confirmRaise: async ({ session, request }) => {
      const memberId = trueMember(session);
      await db.transaction(async (transaction) => {
        const raised = await confirmRaise(transaction, { memberId, ...request }, now());
        if (raised === null) throw new Refusal('STATUS_CHANGED');
        const facts = { limit: { ...request, ...raised } };
        await writeMessage(transaction, { ...told(memberId), topic: 'limitRaised', facts });
      });
      return stateOf(memberId);
    },

    cancelRaise: async ({ session, request }) => {
      const memberId = trueMember(session);
      await cancelRaise(db, { memberId, ...request });
      return stateOf(memberId);
    },

    setRealityCheck: async ({ session, request: { minutes } }) => {
      const memberId = trueMember(session);
      const set = { realityCheckMinutes: Number(minutes) };
      await db
        .insert(playSetting)
        .values({ memberId, ...set })
        .onConflictDoUpdate({ target: playSetting.memberId, set });
      return stateOf(memberId);
    },

    takeBreak: async ({ session, request: { days } }) => {
      const memberId = trueMember(session);
      const until = now() + Number(days) * DAY_MS;
      await db.transaction((transaction) =>
        closePlay(deps, transaction, { memberId, kind: 'break', until, operatorId: null }),
      );
      return stateOf(memberId);
    },

    exclude: async ({ session, request: { months, loginPassword } }) => {
      const memberId = trueMember(session);
      await verifyLoginPassword(deps, memberId, loginPassword, 'LOGIN_PASSWORD_WRONG');
      const until = months === 'ever' ? null : monthsLater(now(), Number(months));
      await db.transaction((transaction) =>
        closePlay(deps, transaction, { memberId, kind: 'exclusion', until, operatorId: null }),
      );
      return stateOf(memberId);
    },
  };
};

/** @throws {Refusal} NEED_TRUE_ACCOUNT */
function trueMember({ memberId, isAgent }: Session): string {
  if (isAgent === TRIAL) throw new Refusal('NEED_TRUE_ACCOUNT');
  return memberId;
}
