import type { depositContract } from '../../../src/api/contract/money/deposit.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { paymentOffers } from '../payment/paymentOffers.ts';
import { sendNewOrder } from '../payment/sendOrder.ts';
import { createDeposit } from './createDeposit.ts';
import { depositDetail, depositList } from './depositView.ts';

export const depositHandlers = (deps: ServerDeps): Handlers<typeof depositContract> => ({
  quote: async ({ request }) => ({ methods: await paymentOffers(deps, deps.db, 'in', request.language) }),

  create: async ({ db, session: { memberId }, request: { method, amount, language }, afterwards }) => {
    const id = await createDeposit(deps, db, { memberId, method, amount });
    afterwards('deposit.send', () => sendNewOrder(deps, id));
    return depositDetail(deps, db, memberId, { id, language });
  },

  detail: ({ session, request }) => depositDetail(deps, deps.db, session.memberId, request),

  list: ({ session, request }) => depositList(deps, deps.db, session.memberId, request),
});
