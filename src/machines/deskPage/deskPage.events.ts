import * as z from 'zod/mini';
import { publicationState } from '../../api/contract/deskMarks.ts';
import { withdrawalQueue } from '../../api/contract/deskMoney.ts';
import { visible } from '../../api/contract/endpoint.ts';
import { languageCode } from '../../api/contract/fields.ts';
import { features } from '../../api/contract/system.ts';
import { defineEvents, emptyPayload } from '../support/events.ts';

/** Pages of the desk in menu order. */
export const deskPageName = z.enum([
  'withdrawals',
  'exchanges',
  'referrals',
  'linked',
  'tickets',
  'chat',
  'applications',
  'members',
  'moves',
  'promotionClaims',
  'promotions',
  'news',
  'adjustments',
  'messages',
  'books',
  'switches',
  'audit',
]);
export type DeskPageName = z.infer<typeof deskPageName>;
/** Where the menu of the desk leads: a page, the operator's own sign-in, or out. */
export const deskPlace = z.enum([...deskPageName.options, 'account', 'signOut']);
export type DeskPlace = z.infer<typeof deskPlace>;
/** Those with actions. */
export type DeskActionPage = Exclude<DeskPageName, 'members' | 'audit' | 'messages'>;

/** Filter of a page; `all` where there is none. */
const deskQueue = z.enum([
  ...withdrawalQueue.options,
  'inProgress',
  'reviewed',
  'open',
  'answered',
  'closed',
  'reported',
  'everything',
  ...publicationState.options,
  'all',
]);
export type DeskQueue = z.infer<typeof deskQueue>;

const onSubject = z.enum([
  'approve',
  'reject',
  'pay',
  'payAgain',
  'refuseClaim',
  'forceReceipt',
  'approveExchange',
  'rejectExchange',
  'approveReferral',
  'refuseReferral',
  'replyTicket',
  'closeTicket',
  'answerChat',
  'removeChat',
  'muteChatShort',
  'muteChatLong',
  'approveApplication',
  'refuseApplication',
  'confirmMove',
  'declineMove',
  'approvePromotion',
  'rejectPromotion',
  'endPromotion',
  'withdrawNews',
  'confirmAdjustment',
  'declineAdjustment',
]);
export type SubjectAction = z.infer<typeof onSubject>;

/** Actions of an operator: on a withdrawal, exchange, referral, adjustment, switch, or the ledger. */
const action = z.discriminatedUnion('what', [
  z.object({ what: onSubject, id: z.string() }),
  z.object({ what: z.literal('setFeature'), name: z.keyof(features), on: z.boolean() }),
  z.object({ what: z.literal('setStatus'), status: z.literal([0, 1, 2]) }),
  z.object({ what: z.literal('prove') }),
]);
export type DeskAction = z.infer<typeof action>;

export const deskPageEvents = defineEvents({
  'deskPage.retry': emptyPayload,
  'deskPage.refresh': emptyPayload,
  'deskPage.choose': z.object({ queue: deskQueue }),
  'deskPage.page': z.object({ number: z.int() }),
  'deskPage.open': z.object({ id: visible(z.string()) }),
  'deskPage.back': emptyPayload,
  /** To the editor: a new one, one of the list, or a copy of it. */
  'deskPage.edit': z.object({ id: visible(z.nullable(z.string())), isCopy: z.boolean() }),
  'deskPage.startAction': z.object({ action: action }),
  'deskPage.type': z.object({ value: visible(z.string()) }),
  'deskPage.confirm': emptyPayload,
  'deskPage.cancel': emptyPayload,
  /** Outcome unknown: resend with the same key. */
  'deskPage.resend': emptyPayload,
  /** Outcome unknown: refresh. */
  'deskPage.checkStatus': emptyPayload,
  'page.language': z.object({ language: languageCode }),
});
