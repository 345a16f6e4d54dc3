import { and, eq } from 'drizzle-orm';
import type { deskContract } from '../../src/api/contract/desk.ts';
import type { LanguageCode } from '../../src/api/contract/fields.ts';
import type { Database } from '../database/database.ts';
import { adjustment, exchange, referral, withdrawal } from '../database/schema.ts';
import type { Afterwards, Handlers, Operator, ServerDeps } from '../deps.ts';
import { verifyLedgerJob } from '../jobs/proveLedger.ts';
import { sendNewOrder } from '../payment/sendOrder.ts';
import { readProof } from '../withdrawal/proof/keepProofs.ts';
import { adjust, adjustmentsOf, decideAdjustment, memberAtDesk } from './adjustments.ts';
import { audit } from './audit.ts';
import { auditPage } from './auditPage.ts';
import { booksOf } from './books.ts';
import { exchangesIn, exchangesOf, reviewExchange } from './exchanges.ts';
import { decideReferral, referralsIn, referralsOf } from './referrals.ts';
import { sendMessage } from './sendMessage.ts';
import { signIn, signOut } from './signIn.ts';
import { switchesOf, switchFeature, switchStatus } from './switches.ts';
import { actOnWithdrawal, type WithdrawalAct } from './withdrawalActs.ts';
import { deskWithdrawal, inQueue, queueOf } from './withdrawalViews.ts';

/** Request fields common to acts on a withdrawal. */
interface ActCall {
  readonly db: Database;
  readonly operator: Operator;
  readonly afterwards: Afterwards;
  readonly request: { readonly id: string; readonly language: LanguageCode; readonly remark?: string };
}

export const deskHandlers = (deps: ServerDeps): Handlers<typeof deskContract> => {
  const act =
    (what: WithdrawalAct) =>
    async ({ db, operator, afterwards, request }: ActCall) => {
      const reference = await actOnWithdrawal(deps, db, what, { operator, ...request });
      if (reference !== null) afterwards('send a payout', () => sendNewOrder(deps, reference));
      return deskWithdrawal(deps, db, request);
    };

  return {
    signIn: (call) => signIn(deps, call),

    signOut: async ({ operator }) => {
      await signOut(deps, operator);
      return null;
    },

    overview: async ({ operator: { name, role } }) => {
      const { db, config } = deps;
      const pending = and(eq(adjustment.merchantCode, config.merchant), eq(adjustment.status, 'pending'));
      return {
        me: { name, role },
        waiting: {
          toApprove: await db.$count(withdrawal, inQueue(deps, 'toApprove')),
          toPay: await db.$count(withdrawal, inQueue(deps, 'toPay')),
          toResolve: await db.$count(withdrawal, inQueue(deps, 'toResolve')),
          exchanges: await db.$count(exchange, exchangesIn(deps, 'inProgress')),
          referrals: await db.$count(referral, referralsIn(deps, 'inProgress')),
          adjustments: await db.$count(adjustment, pending),
        },
        serverTime: deps.now(),
      };
    },

    withdrawals: ({ request }) => queueOf(deps, deps.db, request),
    withdrawal: ({ request }) => deskWithdrawal(deps, deps.db, request),
    proof: async ({ request }) => ({ webp: (await readProof(deps, deps.db, request.id)).toString('base64') }),
    approve: act('approve'),
    reject: act('reject'),
    pay: act('pay'),
    payAgain: act('payAgain'),
    refuseClaim: act('refuseClaim'),
    forceReceipt: act('forceReceipt'),

    exchanges: ({ request }) => exchangesOf(deps, deps.db, request),
    approveExchange: ({ db, operator, request }) => reviewExchange(deps, db, 'approve', { operator, ...request }),
    rejectExchange: ({ db, operator, request }) => reviewExchange(deps, db, 'reject', { operator, ...request }),

    referrals: ({ request }) => referralsOf(deps, deps.db, request),
    approveReferral: ({ db, operator, request }) => decideReferral(deps, db, true, { operator, ...request }),
    refuseReferral: ({ db, operator, request }) => decideReferral(deps, db, false, { operator, ...request }),

    member: async ({ request }) => {
      const { id, ...shown } = await memberAtDesk(deps, deps.db, request.username);
      return shown;
    },
    adjust: ({ db, operator, request }) => adjust(deps, db, operator, request),
    adjustments: ({ request }) => adjustmentsOf(deps, deps.db, request.page),
    confirmAdjustment: ({ db, operator, request }) =>
      decideAdjustment(deps, db, operator, { ...request, confirms: true }),
    declineAdjustment: ({ db, operator, request }) =>
      decideAdjustment(deps, db, operator, { ...request, confirms: false }),

    sendMessage: ({ db, operator, request }) => sendMessage(deps, db, operator, request),

    books: () => booksOf(deps, deps.db),
    prove: async ({ operator }) => {
      await deps.db.transaction(async (db) => {
        const { movements, entries, auditEntries, faults } = await verifyLedgerJob({ ...deps, db });
        await audit(db, {
          merchantCode: deps.config.merchant,
          at: deps.now(),
          operator: operator.name,
          act: 'booksProved',
          subject: deps.config.merchant,
          after: { movements, entries, auditEntries, faults: faults.length },
        });
      });
      return booksOf(deps, deps.db);
    },

    switches: () => switchesOf(deps, deps.db),
    setFeature: ({ operator, request }) => switchFeature(deps, operator, request),
    setStatus: ({ operator, request }) => switchStatus(deps, operator, request),
    audit: ({ request }) => auditPage(deps, deps.db, request),
  };
};
