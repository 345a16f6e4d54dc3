import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { withdrawalContract } from '../../../src/api/contract/money/withdraw.ts';
import { withdrawalsLockedUntil } from '../../account/paymentPassword/withdrawalLock.ts';
import type { Database } from '../../database/database.ts';
import type { CallOf, Handlers, ServerDeps } from '../../deps.ts';
import { balancesOf } from '../ledger/balances.ts';
import { paymentOffers } from '../payment/paymentOffers.ts';
import { paymentRulesFor } from '../payment/rulesOfPayment.ts';
import { remainingDailyLimit } from './leftToday.ts';
import { confirmReceived, prepareClaim, reportPartialReceipt } from './memberActs.ts';
import { requestWithdrawal } from './requestWithdrawal.ts';
import { withdrawalDetail, withdrawalList } from './withdrawalView.ts';

type ClaimCall = Pick<CallOf<(typeof withdrawalContract)['dispute']>, 'session' | 'request'>;

export const withdrawalHandlers = (deps: ServerDeps): Handlers<typeof withdrawalContract> => {
  const after = async (
    db: Database,
    memberId: string,
    request: { readonly id: string; readonly language: LanguageCode },
    act: Promise<void>,
  ) => {
    await act;
    return withdrawalDetail(deps, db, memberId, request);
  };

  const claim = (what: Parameters<typeof prepareClaim>[2]) => ({
    prepare: async ({ session: { memberId }, request }: ClaimCall) => {
      const act = await prepareClaim(deps, memberId, what, { id: request.id, files: [request.proofs ?? []].flat() });
      return (db: Database) => after(db, memberId, request, act(db));
    },
  });

  return {
    quote: async ({ session: { memberId }, request: { language } }) => {
      const { db } = deps;
      const serverTime = deps.now();
      return {
        methods: await paymentOffers(deps, db, 'out', language),
        available: (await balancesOf(db, memberId)).get('main') ?? 0,
        leftToday: await remainingDailyLimit(deps, db, memberId),
        withdrawalsFrom: await withdrawalsLockedUntil(db, memberId, serverTime),
        autoReceiptMinutes: (await paymentRulesFor(deps, db)).autoReceiptMinutes,
        serverTime,
      };
    },

    request: async ({ db, session: { memberId }, request }) => {
      const id = await requestWithdrawal(deps, db, { memberId, ...request });
      return withdrawalDetail(deps, db, memberId, { id, language: request.language });
    },

    detail: ({ session, request }) => withdrawalDetail(deps, deps.db, session.memberId, request),

    list: ({ session, request }) => withdrawalList(deps, deps.db, session.memberId, request),

    /** WD-02. */
    confirmReceived: ({ db, session: { memberId }, request }) =>
      after(db, memberId, request, confirmReceived(deps, db, memberId, request.id)),

    /** WD-04, 07. */
    reportPartly: ({ db, session: { memberId }, request }) =>
      after(db, memberId, request, reportPartialReceipt(deps, db, memberId, request)),

    /** WD-03, 05. */
    reportNotReceived: claim('notReceived'),

    dispute: claim('disputed'),
  };
};
