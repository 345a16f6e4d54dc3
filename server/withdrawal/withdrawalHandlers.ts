import type { LanguageCode } from '../../src/api/contract/fields.ts';
import type { withdrawalContract } from '../../src/api/contract/withdrawal.ts';
import type { Database, Handlers, ServerDeps } from '../deps.ts';
import { balancesOf } from '../ledger/balances.ts';
import { paymentOffers } from '../payment/paymentOffers.ts';
import { rulesOfPayment } from '../payment/rulesOfPayment.ts';
import { waitsUntil } from '../paymentPassword/waitsUntil.ts';
import { leftToday } from './leftToday.ts';
import { confirmReceived, dispute, reportNotReceived, reportPartly } from './memberActs.ts';
import { requestWithdrawal } from './requestWithdrawal.ts';
import { withdrawalDetail, withdrawalList } from './withdrawalView.ts';

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

  return {
    quote: async ({ session: { memberId }, request: { language } }) => {
      const { db } = deps;
      const serverTime = deps.now();
      return {
        methods: await paymentOffers(deps, db, 'out', language),
        available: (await balancesOf(db, memberId)).get('main') ?? 0,
        leftToday: await leftToday(deps, db, memberId),
        withdrawalsFrom: await waitsUntil(db, memberId, serverTime),
        autoReceiptMinutes: (await rulesOfPayment(deps, db)).autoReceiptMinutes,
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
      after(db, memberId, request, reportPartly(deps, db, memberId, request)),

    /** WD-03, 05. */
    reportNotReceived: ({ db, session: { memberId }, request }) =>
      after(
        db,
        memberId,
        request,
        reportNotReceived(deps, db, memberId, { id: request.id, files: [request.proofs ?? []].flat() }),
      ),

    dispute: ({ db, session: { memberId }, request }) =>
      after(
        db,
        memberId,
        request,
        dispute(deps, db, memberId, { id: request.id, files: [request.proofs ?? []].flat() }),
      ),
  };
};
