import { and, eq } from 'drizzle-orm';
import type { deskContract } from '../../../src/api/contract/desk/desk.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { Database } from '../../database/database.ts';
import {
  adjustment,
  agentApplication,
  exchange,
  lineMove,
  promotionClaim,
  referral,
  settingChange,
  ticket,
  withdrawal,
} from '../../database/schema.ts';
import type { Afterwards, Handlers, Operator, ServerDeps } from '../../deps.ts';
import { verifyLedgerJob } from '../../jobs/proveLedger.ts';
import { sendNewOrder } from '../../money/payment/sendOrder.ts';
import { readProof } from '../../money/withdraw/proof/keepProofs.ts';
import { newsAtDesk, newsDraftOf, saveNews, withdrawNews } from '../../public/announcement/writeNews.ts';
import {
  approveClaim,
  claimAtDesk,
  claimsAtDesk,
  promotionClaimsIn,
  readPicture,
  rejectClaim,
} from '../../public/promotion/reviewClaim.ts';
import { draftOf, endPromotion, promotionsAtDesk, savePromotion } from '../../public/promotion/writePromotion.ts';
import { invalidateMerchant } from '../../site/system/merchant.ts';
import {
  changeSetting,
  decideSetting,
  pendingSettings,
  settingChangesAtDesk,
  settingsAtDesk,
} from '../settings/changeSetting.ts';
import { missingSetup, openBrand, setupOf } from '../setup/setup.ts';
import { adjust, adjustmentsOf, decideAdjustment, memberAtDesk } from './adjustments.ts';
import { answerApplication, applicationsIn, applicationsOf } from './applications.ts';
import { audit } from './audit.ts';
import { auditPage } from './auditPage.ts';
import { booksOf } from './books.ts';
import { answerChat, chatAtDesk, muteChat, removeChat } from './chat.ts';
import { exchangesIn, exchangesOf, reviewExchange } from './exchanges.ts';
import { foundMember } from './foundMember.ts';
import { gamesAtDesk, setGame } from './games.ts';
import { askMove, decideMove, movesOf, waitingMoves } from './lineMoves.ts';
import { closePlayAtDesk, setFreeze } from './lines.ts';
import { linkedOf } from './linked.ts';
import { operatorAccountHandlers } from './operatorAccount.ts';
import { isFactorDue } from './operatorOf.ts';
import { daysAtDesk, importMethod, methodsAtDesk, reconcileAtDesk, setMethod, showMethod } from './paymentMethods.ts';
import { decideReferral, referralsIn, referralsOf } from './referrals.ts';
import { sendMessage } from './sendMessage.ts';
import { signIn, signOut } from './signIn.ts';
import { switchesOf, switchFeature, switchStatus } from './switches.ts';
import { closeTicket, deskTicket, replyTicket, ticketPictureOf, ticketsIn, ticketsOf } from './tickets.ts';
import { importVendor, setVendor, vendorsAtDesk } from './vendors.ts';
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

  const readAnew = async () => invalidateMerchant(deps);

  return {
    signIn: (call) => signIn(deps, call),

    signOut: async ({ operator }) => {
      await signOut(deps, operator);
      return null;
    },

    overview: async ({ operator: { name, role, hasFactor } }) => {
      const { db, config } = deps;
      const pending = and(eq(adjustment.merchantCode, config.merchant), eq(adjustment.status, 'pending'));
      return {
        me: { name, role },
        secondFactor: hasFactor ? 'on' : isFactorDue(config, false) ? 'due' : 'off',
        waiting: {
          toApprove: await db.$count(withdrawal, inQueue(deps, 'toApprove')),
          toPay: await db.$count(withdrawal, inQueue(deps, 'toPay')),
          toResolve: await db.$count(withdrawal, inQueue(deps, 'toResolve')),
          exchanges: await db.$count(exchange, exchangesIn(deps, 'inProgress')),
          referrals: await db.$count(referral, referralsIn(deps, 'inProgress')),
          applications: await db.$count(agentApplication, applicationsIn(deps, 'inProgress')),
          moves: await db.$count(lineMove, waitingMoves(deps)),
          promotions: await db.$count(promotionClaim, promotionClaimsIn(deps, 'inProgress')),
          adjustments: await db.$count(adjustment, pending),
          tickets: await db.$count(ticket, ticketsIn(deps, 'open')),
          settings: await db.$count(settingChange, pendingSettings(deps)),
          setup: await missingSetup(deps, db),
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

    tickets: ({ request }) => ticketsOf(deps, deps.db, request),
    ticket: ({ request }) => deskTicket(deps, deps.db, request.id),
    ticketPicture: ({ request }) => ticketPictureOf(deps, request.id),
    replyTicket: ({ db, operator, request }) => replyTicket(deps, db, { operator, ...request }),
    closeTicket: ({ db, operator, request: { id, remark } }) => closeTicket(deps, db, { operator, id, text: remark }),

    chat: ({ request }) => chatAtDesk(deps, deps.db, request),
    removeChat: ({ db, operator, afterwards, request }) => removeChat(deps, db, { operator, afterwards, ...request }),
    answerChat: ({ db, operator, afterwards, request }) => answerChat(deps, db, { operator, afterwards, ...request }),
    muteChat: ({ db, operator, request }) => muteChat(deps, db, { operator, ...request }),

    applications: ({ request }) => applicationsOf(deps, request),
    approveApplication: ({ db, operator, request: { id } }) =>
      answerApplication({ ...deps, db }, { operator, id, remark: null }),
    refuseApplication: ({ db, operator, request }) => answerApplication({ ...deps, db }, { operator, ...request }),

    lineMember: ({ request }) => foundMember(deps, request.search),
    moveLine: ({ db, operator, request }) => askMove({ ...deps, db }, { operator, ...request }),
    freezeLine: ({ db, operator, request }) => setFreeze({ ...deps, db }, true, { operator, ...request }),
    unfreezeLine: ({ db, operator, request }) => setFreeze({ ...deps, db }, false, { operator, ...request }),
    closePlay: ({ db, operator, request }) => closePlayAtDesk({ ...deps, db }, { operator, ...request }),
    linked: ({ request }) => linkedOf(deps, request.page),
    moves: ({ request }) => movesOf(deps, request.page),
    confirmMove: ({ db, operator, request: { id } }) => decideMove({ ...deps, db }, { operator, id, remark: null }),
    declineMove: ({ db, operator, request }) => decideMove({ ...deps, db }, { operator, ...request }),

    promotions: ({ request }) => promotionsAtDesk(deps, deps.db, request),
    promotion: ({ request }) => draftOf(deps, deps.db, request.id),
    savePromotion: ({ db, operator, request }) => savePromotion(deps, db, operator, request),
    endPromotion: ({ db, operator, request }) => endPromotion(deps, db, operator, request),
    newsList: ({ request }) => newsAtDesk(deps, deps.db, request),
    newsArticle: ({ request }) => newsDraftOf(deps, deps.db, request.id),
    saveNews: ({ db, operator, request }) => saveNews(deps, db, operator, request),
    withdrawNews: ({ db, operator, request }) => withdrawNews(deps, db, operator, request),
    promotionClaims: ({ request }) => claimsAtDesk(deps, deps.db, request),
    promotionClaim: ({ request }) => claimAtDesk(deps, deps.db, request),
    promotionPicture: async ({ request }) => ({
      webp: (await readPicture(deps, deps.db, request.id)).toString('base64'),
    }),
    approvePromotion: ({ db, operator, request }) => approveClaim(deps, db, { operator, ...request }),
    rejectPromotion: ({ db, operator, request }) => rejectClaim(deps, db, { operator, ...request }),

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

    paymentMethods: ({ request }) => methodsAtDesk(deps, request),
    importMethod: ({ operator, request }) => importMethod(deps, operator, request),
    showMethod: ({ operator, request }) => showMethod(deps, operator, request),
    setMethod: ({ operator, request }) => setMethod(deps, operator, request),
    paymentDays: ({ request }) => daysAtDesk(deps, request),
    reconcileDay: ({ operator, request }) => reconcileAtDesk(deps, operator, request),
    vendors: ({ request }) => vendorsAtDesk(deps, request),
    importVendor: ({ operator, request }) => importVendor(deps, operator, request),
    setVendor: ({ operator, request }) => setVendor(deps, operator, request),
    games: ({ request }) => gamesAtDesk(deps, request),
    setGame: ({ operator, request }) => setGame(deps, operator, request),

    settings: ({ request }) => settingsAtDesk(deps, deps.db, request),
    changeSetting: ({ db, operator, afterwards, request }) => {
      afterwards('show the new setting', readAnew);
      return changeSetting(deps, db, operator, request);
    },
    settingChanges: ({ request }) => settingChangesAtDesk(deps, deps.db, request),
    confirmSetting: ({ db, operator, afterwards, request: { id } }) => {
      afterwards('show the new setting', readAnew);
      return decideSetting(deps, db, operator, { id, confirms: true });
    },
    declineSetting: ({ db, operator, request }) => decideSetting(deps, db, operator, { ...request, confirms: false }),

    setup: () => setupOf(deps, deps.db),
    openBrand: ({ db, operator, afterwards }) => {
      afterwards('open the site', readAnew);
      return openBrand(deps, db, operator);
    },

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
    ...operatorAccountHandlers(deps),
    audit: ({ request }) => auditPage(deps, deps.db, request),
  };
};
