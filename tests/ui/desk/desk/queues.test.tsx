// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { RefusalCode } from '../../../../src/api/contract/refusal.ts';
import { ApiError } from '../../../../src/api/failure.ts';
import { type QueueName, queueNames, queueOf } from '../../../../src/machines/desk/deskPage/deskQueues.ts';
import * as parts from '../../../model/desk/deskPage/deskParts.ts';
import { badgesIn } from '../../kit/toneOf.ts';
import { type Call, deskQueue, dialogSays, firstRow, refusal, tabs, told } from './deskQueue.tsx';

/** What is done about an item: what is asked, typed and sent, and what a refusal and the end say. */
interface Act {
  readonly act: string;
  readonly press: string;
  /** The dialog without its buttons. */
  readonly asks: string;
  readonly types?: string;
  readonly sends: readonly [id: string, request: object];
  readonly refused: readonly [code: RefusalCode, says: string];
  readonly done: string;
  /** Where the item is otherwise than in the list. */
  readonly item?: object;
  /** Said twice, it changes nothing: it needs no key. */
  readonly keyless?: true;
}

/** A queue of the desk: an instance of the page that tests/model/desk/deskPage proves. */
interface Queue {
  readonly page: QueueName;
  readonly list: readonly object[];
  /** The first page, the second, and the first of every other tab. */
  readonly reads: readonly [id: string, ...requests: readonly object[]];
  readonly tabs?: readonly string[];
  readonly row: string;
  /** Words and colour of the badge, by status. */
  readonly badges?: Readonly<Record<string, readonly [string, 'gain' | 'danger' | 'accent' | 'info' | null]>>;
  /** The call of an item that opens, and what it then shows. */
  readonly opens?: readonly [id: string, request: object, item: object];
  readonly acts?: readonly Act[];
}

const listOf = (part: object): readonly object[] => (part as { readonly list: readonly object[] }).list;
const detailOf = (part: object): object => (part as { readonly detail: object }).detail;

const EN = { language: 'EN' };
const WHY = 'As the rules say.';
const CHANGED = [
  'STATUS_CHANGED',
  'Someone else acted first. Your action was not carried out. The current state is shown.',
] as const;
const GONE = ['NOT_FOUND', CHANGED[1]] as const;
const OTHER = ['SECOND_PERSON_NEEDED', 'This amount needs a second approval.'] as const;
const AWAY = ['GAME_PROVIDER_DOWN', 'The game provider is not answering. Please try again.'] as const;
const LOW = ['BALANCE_TOO_LOW', 'Not enough left. Enter a smaller amount.'] as const;
const MEMBER = 'Reason | The member sees this.';
const LOG = 'Reason | Recorded in the audit log.';

const w1 = detailOf(parts.oneWithdrawal);
const p1 = detailOf(parts.promotionClaim);
const t1 = detailOf(parts.oneTicket);
const P = 10_000;
const [v1] = listOf(parts.vendors);
const [g1] = listOf(parts.games);
const [m1] = listOf(parts.paymentMethods);
const GATEWAY_AWAY = ['PAYMENT_GATEWAY_DOWN', 'The payment gateway is not answering. Please try again.'] as const;
const agentSalary = {
  ...{ id: 'agentFeature.salary', name: 'agentFeature', part: 'salary', kind: 'switch', value: true, least: null },
  ...{ most: null, twoPeople: false, waiting: null, changedBy: null, changedAt: null },
};
const telegram = {
  ...agentSalary,
  id: 'field.telegram',
  name: 'field',
  part: 'telegram',
  kind: 'need',
  value: 'optional',
};
const METHOD = { keyless: true, refused: GONE } as const;
const inQueues = (...queues: readonly string[]) => [
  { queue: queues[0], page: 1 },
  { queue: queues[0], page: 2 },
  ...queues.slice(1).map((queue) => ({ queue, page: 1 })),
];
const inStates = ['running', 'scheduled', 'draft', 'ended'];
const states = [
  { state: 'running', page: 1, ...EN },
  { state: 'running', page: 2, ...EN },
  ...inStates.slice(1).map((state) => ({ state, page: 1, ...EN })),
];
const inEnglish = (requests: readonly object[]) => requests.map((request) => ({ ...request, ...EN }));
const toReview = ['To review', 'Reviewed'];
const onSite = ['On the site', 'Scheduled', 'Drafts', 'Ended'];

const publication = {
  running: ['On the site', 'gain'],
  scheduled: ['Scheduled', 'info'],
  draft: ['Drafts', 'accent'],
  ended: ['Ended', null],
} as const;

const QUEUES: readonly Queue[] = [
  {
    page: 'withdrawals',
    list: listOf(parts.withdrawals),
    reads: ['desk.withdrawals', ...inEnglish(inQueues('toApprove', 'toPay', 'toResolve', 'underway', 'over'))],
    tabs: ['To approve', 'To pay', 'To investigate', 'In progress', 'Closed'],
    row: 'somchai | 18/11/2026 19:06 · W-7K3M-92QF | Lantern Bank •••• 7890 | Bank transfer | Requested | P 1,000.00',
    badges: {
      requested: ['Requested', null],
      awaiting: ['Awaiting member', 'accent'],
      received: ['Received', 'gain'],
      rejected: ['Rejected, refunded', 'danger'],
    },
    opens: ['desk.withdrawal', { id: 'w1', ...EN }, w1],
    acts: [
      {
        act: 'approve',
        press: 'Approve',
        asks: 'Approve this withdrawal? | P 985.00 can then be paid to Lantern Bank •••• 7890. Nothing is paid yet.',
        sends: ['desk.approve', { id: 'w1', ...EN }],
        refused: OTHER,
        done: 'Withdrawal approved.',
      },
      {
        act: 'reject',
        press: 'Reject',
        asks: `Reject this withdrawal? | P 1,000.00 is refunded to somchai’s main wallet: P 500.00 now, P 1,500.00 after. | ${MEMBER}`,
        types: WHY,
        sends: ['desk.reject', { id: 'w1', remark: WHY, ...EN }],
        refused: CHANGED,
        done: 'Withdrawal rejected and refunded.',
      },
      {
        act: 'pay',
        press: 'Pay',
        item: { ...w1, status: 'approved' },
        asks: 'Pay this withdrawal? | P 985.00 is sent to Lantern Bank •••• 7890 now. This cannot be reversed.',
        sends: ['desk.pay', { id: 'w1', ...EN }],
        refused: CHANGED,
        done: 'Payout sent to the payment provider.',
      },
      {
        act: 'payAgain',
        press: 'Pay again',
        item: { ...w1, status: 'partlyReceived', received: 2_000_000 },
        asks: 'Pay this withdrawal again? | P 785.00 is sent to Lantern Bank •••• 7890 again, at the house’s expense.',
        sends: ['desk.payAgain', { id: 'w1', ...EN }],
        refused: OTHER,
        done: 'Second payout sent to the payment provider.',
      },
      {
        act: 'payAgain',
        press: 'Pay again',
        item: { ...w1, status: 'disputed', large: true },
        asks: 'Pay this withdrawal again? | P 985.00 is a large amount: it is sent once a second operator approves.',
        sends: ['desk.payAgain', { id: 'w1', ...EN }],
        refused: CHANGED,
        done: 'First approval given. Another operator must approve it too.',
      },
      {
        act: 'refuseClaim',
        press: 'Reject claim',
        item: { ...w1, status: 'notReceived' },
        asks: `Reject the member’s claim? | Nothing is paid. The member is asked to confirm again, or the dispute is closed. | ${MEMBER}`,
        types: WHY,
        sends: ['desk.refuseClaim', { id: 'w1', remark: WHY, ...EN }],
        refused: CHANGED,
        done: 'Claim rejected.',
      },
      {
        act: 'forceReceipt',
        press: 'Close as received',
        item: { ...w1, status: 'awaiting' },
        asks: `Close as received? | It counts as received regardless of the member’s answer. Nothing is paid or refunded. | ${MEMBER}`,
        types: WHY,
        sends: ['desk.forceReceipt', { id: 'w1', remark: WHY, ...EN }],
        refused: GONE,
        done: 'Withdrawal closed as received.',
      },
    ],
  },
  {
    page: 'exchanges',
    list: listOf(parts.exchanges),
    reads: ['desk.exchanges', ...inEnglish(inQueues('inProgress', 'reviewed'))],
    tabs: toReview,
    row: 'somchai | 18/11/2026 19:06 | 2 × Paper lantern | Send to 12/3 Tha Phae Road, Thai | In progress | 2,400 points | Approve | Reject',
    badges: { inProgress: ['In progress', null], approved: ['Approved', 'gain'], rejected: ['Rejected', 'danger'] },
    acts: [
      {
        act: 'approveExchange',
        press: 'Approve',
        asks: 'Approve this exchange? | 2400 points of somchai are spent. You must deliver 2 × Paper lantern.',
        sends: ['desk.approveExchange', { id: 'e1', ...EN }],
        refused: CHANGED,
        done: 'Exchange approved.',
      },
      {
        act: 'rejectExchange',
        press: 'Reject',
        asks: `Reject this exchange? | 2400 points are returned to somchai, and the goods go back into stock. | ${MEMBER}`,
        types: WHY,
        sends: ['desk.rejectExchange', { id: 'e1', remark: WHY, ...EN }],
        refused: CHANGED,
        done: 'Exchange rejected and points returned.',
      },
    ],
  },
  {
    page: 'referrals',
    list: listOf(parts.referrals),
    reads: ['desk.referrals', ...inQueues('inProgress', 'reviewed')],
    tabs: toReview,
    row: 'somchai → niran77 | 18/11/2026 19:06 | Same bank account, device | 2 rewards | In review | P 50.60 | Pay | Refuse',
    badges: { inProgress: ['In review', null], approved: ['Approved', 'gain'], refused: ['Refused', 'danger'] },
    acts: [
      {
        act: 'approveReferral',
        press: 'Pay',
        asks: 'Pay these rewards? | somchai gets P 50.60 for niran77, and later rewards at once.',
        sends: ['desk.approveReferral', { id: 'f1' }],
        refused: CHANGED,
        done: 'Rewards approved and paid.',
      },
      {
        act: 'refuseReferral',
        press: 'Refuse',
        asks: `Refuse these rewards? | somchai gets nothing for niran77, now or later. | ${LOG}`,
        types: WHY,
        sends: ['desk.refuseReferral', { id: 'f1', remark: WHY }],
        refused: CHANGED,
        done: 'Rewards refused.',
      },
    ],
  },
  {
    page: 'linked',
    list: listOf(parts.linked),
    reads: ['desk.linked', { page: 1 }, { page: 2 }],
    row: 'fah · niran77 | 18/11/2026 19:06 | Same network address | Bet against each other in 12 draws | P 36,000.00',
  },
  {
    page: 'tickets',
    list: listOf(parts.tickets),
    reads: ['desk.tickets', ...inQueues('open', 'answered', 'closed')],
    tabs: ['Open', 'Answered', 'Closed'],
    row: 'niran77 | 4F7K-2QXM | Nothing has arrived | Answer by 18/11/2026 21:06 | Withdrawal',
    opens: ['desk.ticket', { id: 't1' }, t1],
    acts: [
      {
        act: 'replyTicket',
        press: 'Answer',
        asks: 'Answer this question | niran77 reads the answer to 4F7K-2QXM in the messages. | Answer | The member sees this.',
        types: 'It is on its way.',
        sends: ['desk.replyTicket', { id: 't1', text: 'It is on its way.' }],
        refused: CHANGED,
        done: 'Answered. The member has been told.',
      },
      {
        act: 'closeTicket',
        press: 'Close',
        asks: `Close this question? | niran77 is told that 4F7K-2QXM is closed, and can open it again. | ${MEMBER}`,
        types: WHY,
        sends: ['desk.closeTicket', { id: 't1', remark: WHY }],
        refused: CHANGED,
        done: 'Closed. The member has been told.',
      },
    ],
  },
  {
    page: 'chat',
    list: listOf(parts.chatMessages),
    reads: ['desk.chat', ...inQueues('reported', 'all')],
    tabs: ['Reported', 'All messages'],
    row: 'niran77 | 21/11/2026 19:42 | Lend me 500, LINE: n77 | 2 reports | Muted until 21/11/2026 19:57 | Answer | Remove | Mute 15 minutes | Mute 24 hours',
    acts: [
      {
        act: 'answerChat',
        press: 'Answer',
        asks: 'Answer in the chat room | Everybody in the room reads it under the name of the brand, marked as staff. | Lend me 500, LINE: n77 | Answer | The member sees this.',
        types: 'Nobody lends here.',
        sends: ['desk.answerChat', { id: '7', text: 'Nobody lends here.' }],
        refused: GONE,
        done: 'Said in the chat room.',
      },
      {
        act: 'removeChat',
        press: 'Remove',
        asks: `Remove this message? | The message of niran77 disappears for everybody. The reason is shown in its place. | Lend me 500, LINE: n77 | ${MEMBER}`,
        types: WHY,
        sends: ['desk.removeChat', { id: '7', remark: WHY }],
        refused: CHANGED,
        done: 'Removed for everybody.',
      },
      {
        act: 'muteChatShort',
        press: 'Mute 15 minutes',
        asks: `Mute for 15 minutes? | niran77 can read, but cannot write in the chat room. | Lend me 500, LINE: n77 | ${LOG}`,
        types: WHY,
        sends: ['desk.muteChat', { id: '7', minutes: 15, remark: WHY }],
        refused: GONE,
        done: 'Muted for 15 minutes.',
      },
      {
        act: 'muteChatLong',
        press: 'Mute 24 hours',
        asks: `Mute for 24 hours? | niran77 can read, but cannot write in the chat room. | Lend me 500, LINE: n77 | ${LOG}`,
        types: WHY,
        sends: ['desk.muteChat', { id: '7', minutes: 1_440, remark: WHY }],
        refused: GONE,
        done: 'Muted for 24 hours.',
      },
    ],
  },
  {
    page: 'applications',
    list: listOf(parts.applications),
    reads: ['desk.applications', ...inQueues('inProgress', 'reviewed')],
    tabs: toReview,
    row: 'fah | Member since 18/11/2026 19:06 | No upline: the house offers | 24 players expected · Friends and family, LINE | My football club. | Contact: LINE: fah2030 | Waiting for an answer | 18/11/2026 19:06 | Approve | Decline',
    badges: {
      pending: ['Waiting for an answer', null],
      approved: ['Approved', 'gain'],
      refused: ['Declined', 'danger'],
      withdrawn: ['Withdrawn', null],
    },
    acts: [
      {
        act: 'approveApplication',
        press: 'Approve',
        asks: 'Make this member an agent? | fah becomes an agent, and gets the standard contracts of the house on offer.',
        sends: ['desk.approveApplication', { id: 'j1' }],
        refused: CHANGED,
        done: 'Approved. The member is an agent now.',
      },
      {
        act: 'refuseApplication',
        press: 'Decline',
        asks: `Decline this application? | fah reads your reason and can apply again later. | ${MEMBER}`,
        types: WHY,
        sends: ['desk.refuseApplication', { id: 'j1', remark: WHY }],
        refused: CHANGED,
        done: 'Application declined.',
      },
    ],
  },
  {
    page: 'moves',
    list: listOf(parts.moves),
    reads: ['desk.moves', { page: 1 }, { page: 2 }],
    row: 'fah | 120 members in the line | agent1 → agent41 | Asked by both sides. | Waits for a second operator | 18/11/2026 19:06 · by desk2 | Move | Decline',
    badges: {
      pending: ['Waits for a second operator', null],
      done: ['Moved', 'gain'],
      declined: ['Declined', 'danger'],
    },
    acts: [
      {
        act: 'confirmMove',
        press: 'Move',
        asks: 'Move this line? | fah and everybody below, 120 members, come under agent41. | Contracts with the upline before end with their running period, and so do those below that stood on them. What is due until then is still paid. | Asked by both sides.',
        sends: ['desk.confirmMove', { id: 'v1' }],
        refused: OTHER,
        done: 'Line moved.',
      },
      {
        act: 'declineMove',
        press: 'Decline',
        asks: `Decline this move? | fah and everybody below stay where they are. | ${LOG}`,
        types: WHY,
        sends: ['desk.declineMove', { id: 'v1', remark: WHY }],
        refused: CHANGED,
        done: 'Move declined.',
      },
    ],
  },
  {
    page: 'promotionClaims',
    list: listOf(parts.promotionClaims),
    reads: ['desk.promotionClaims', ...inEnglish(inQueues('inProgress', 'reviewed'))],
    tabs: toReview,
    row: 'somchai | 01/01/1970 08:00 | Stake back | “Slip 7” | 1 image | To review | At most P 1,000.00',
    badges: {
      applying: ['To review', null],
      rejected: ['Rejected', 'danger'],
      claim: ['Approved', 'gain'],
      claimed: ['Claimed', 'info'],
      issued: ['Paid', 'gain'],
      close: ['Closed', null],
    },
    opens: ['desk.promotionClaim', { id: 'p1', ...EN }, p1],
    acts: [
      {
        act: 'approvePromotion',
        press: 'Approve',
        asks: 'Approve this application? | somchai can then claim the amount within 7 days and wagers it 3 times. At most P 1,000.00. | From P 500.00 on, another operator must approve it too. | Amount | What the member may claim.',
        types: '250.50',
        sends: ['desk.approvePromotion', { id: 'p1', amount: 2_505_000, ...EN }],
        refused: OTHER,
        done: 'Application approved. The member can claim it.',
      },
      {
        act: 'rejectPromotion',
        press: 'Reject',
        asks: `Reject this application? | somchai sees the reason and gets nothing for “Stake back”. | ${MEMBER}`,
        types: WHY,
        sends: ['desk.rejectPromotion', { id: 'p1', remark: WHY, ...EN }],
        refused: CHANGED,
        done: 'Application rejected.',
      },
    ],
  },
  {
    page: 'promotions',
    list: listOf(parts.promotions),
    reads: ['desk.promotions', ...states],
    tabs: onSite,
    row: 'Stake back | Application | 01/01/1970 08:00 – No end | 1 member · 1 to review | On the site | P 0.00 | Change | Duplicate | End now',
    badges: publication,
    acts: [
      {
        act: 'endPromotion',
        press: 'End now',
        asks: `End this promotion? | Nobody can join from now on. Who has joined keeps the terms. | ${LOG}`,
        types: WHY,
        sends: ['desk.endPromotion', { id: 'open', remark: WHY }],
        refused: CHANGED,
        done: 'Promotion ended.',
      },
    ],
  },
  {
    page: 'news',
    list: listOf(parts.news),
    reads: ['desk.newsList', ...states],
    tabs: onSite,
    row: 'Ferry days | News | 18/11/2026 19:06 – No end | Scheduled | Change | Duplicate | Unpublish',
    badges: publication,
    acts: [
      {
        act: 'withdrawNews',
        press: 'Unpublish',
        asks: `Unpublish this article? | Players no longer see it from now on. You can publish it again later. | ${LOG}`,
        types: WHY,
        sends: ['desk.withdrawNews', { id: 'n1', remark: WHY }],
        refused: CHANGED,
        done: 'Article unpublished.',
      },
    ],
  },
  {
    page: 'vendors',
    list: listOf(parts.vendors),
    reads: ['desk.vendors', ...inEnglish(inQueues('shown', 'hidden', 'offered'))],
    tabs: ['On the site', 'Hidden', 'In the catalogue'],
    row: 'Riverboat | RIVERBOAT | Slots · main wallet | 9 of 12 games shown | On the site | Update | Mark as hot | Hide',
    badges: {
      shown: ['On the site', 'gain'],
      hidden: ['Hidden', null],
      offered: ['In the catalogue', 'info'],
    },
    acts: [
      {
        act: 'importAllVendors',
        press: 'Add all',
        item: { ...v1, state: 'offered' },
        asks: 'Add every vendor of the catalogue? | All vendors listed here appear on the site with all their games, at once.',
        sends: ['desk.importVendor', { id: null }],
        keyless: true,
        refused: AWAY,
        done: 'Vendors and games added.',
      },
      {
        act: 'importVendor',
        press: 'Add',
        item: { ...v1, state: 'offered' },
        asks: 'Add this vendor? | Riverboat appears on the site with 12 games, at once.',
        sends: ['desk.importVendor', { id: 'RIVERBOAT' }],
        keyless: true,
        refused: AWAY,
        done: 'Vendor added.',
      },
      {
        act: 'updateVendor',
        press: 'Update',
        asks: 'Update this vendor? | Names, returns and stakes of Riverboat follow the catalogue. New games appear, games no longer offered are hidden; what you have hidden stays hidden.',
        sends: ['desk.importVendor', { id: 'RIVERBOAT' }],
        keyless: true,
        refused: AWAY,
        done: 'Vendor updated.',
      },
      {
        act: 'markVendor',
        press: 'Mark as hot',
        asks: 'Mark this vendor as hot? | Riverboat is marked as hot in menus.',
        sends: ['desk.setVendor', { id: 'RIVERBOAT', mark: 'hot', on: true }],
        keyless: true,
        refused: GONE,
        done: 'Vendor marked as hot.',
      },
      {
        act: 'unmarkVendor',
        press: 'Not hot',
        item: { ...v1, isHot: true },
        asks: 'Remove the mark? | Riverboat is no longer marked as hot.',
        sends: ['desk.setVendor', { id: 'RIVERBOAT', mark: 'hot', on: false }],
        keyless: true,
        refused: GONE,
        done: 'Mark removed.',
      },
      {
        act: 'showVendor',
        press: 'Show',
        item: { ...v1, state: 'hidden' },
        asks: 'Show this vendor? | Riverboat appears on the site with 9 games.',
        sends: ['desk.setVendor', { id: 'RIVERBOAT', mark: 'shown', on: true }],
        keyless: true,
        refused: GONE,
        done: 'Vendor shown.',
      },
      {
        act: 'hideVendor',
        press: 'Hide',
        asks: 'Hide this vendor? | Riverboat and 9 games disappear. Open rounds are settled; nobody can start another.',
        sends: ['desk.setVendor', { id: 'RIVERBOAT', mark: 'shown', on: false }],
        keyless: true,
        refused: GONE,
        done: 'Vendor hidden.',
      },
    ],
  },
  {
    page: 'games',
    list: listOf(parts.games),
    reads: [
      'desk.games',
      ...inEnglish(inQueues('shown', 'hidden', 'hot')).map((request) => ({ ...request, search: '' })),
    ],
    tabs: ['On the site', 'Hidden', 'Hot'],
    row: 'Ferry Night | ferry-night | Riverboat · Slots | Return 94.1\u2060–\u206096.5% · P 2.00 – P 700.00 | On the site | No. 37 | Mark as hot | Hide',
    acts: [
      {
        act: 'markGame',
        press: 'Mark as hot',
        asks: 'Mark this game as hot? | Ferry Night is listed among the hot games.',
        sends: ['desk.setGame', { id: 'ferry-night', mark: 'hot', on: true }],
        keyless: true,
        refused: GONE,
        done: 'Game marked as hot.',
      },
      {
        act: 'unmarkGame',
        press: 'Not hot',
        item: { ...g1, isHot: true },
        asks: 'Remove the mark? | Ferry Night is no longer marked as hot.',
        sends: ['desk.setGame', { id: 'ferry-night', mark: 'hot', on: false }],
        keyless: true,
        refused: GONE,
        done: 'Mark removed.',
      },
      {
        act: 'showGame',
        press: 'Show',
        item: { ...g1, isShown: false, isVendorShown: false },
        asks: 'Show this game? | Ferry Night appears once Riverboat is shown again.',
        sends: ['desk.setGame', { id: 'ferry-night', mark: 'shown', on: true }],
        keyless: true,
        refused: GONE,
        done: 'Game shown.',
      },
      {
        act: 'hideGame',
        press: 'Hide',
        asks: 'Hide this game? | Ferry Night disappears. Open rounds are settled; nobody can start another.',
        sends: ['desk.setGame', { id: 'ferry-night', mark: 'shown', on: false }],
        keyless: true,
        refused: GONE,
        done: 'Game hidden.',
      },
    ],
  },
  {
    page: 'paymentMethods',
    list: listOf(parts.paymentMethods),
    reads: ['desk.paymentMethods', ...inEnglish(inQueues('shown', 'hidden', 'offered'))],
    tabs: ['On the site', 'Hidden', 'In the catalogue'],
    row: 'E-wallet | EWALLET | Deposit · e-wallet | P 20.00 – P 30,000.00 · fee P 3.00 + 1.5 % | On the site | Minimum | Maximum | Fixed fee | Hide',
    badges: {
      shown: ['On the site', 'gain'],
      hidden: ['Hidden', null],
      offered: ['Offered', 'info'],
    },
    acts: [
      {
        ...METHOD,
        ...{ act: 'importAllMethods', press: 'Add all', item: { ...m1, state: 'offered' } },
        asks: 'Add every method of the gateway? | Members can use all methods listed here at once, with the limits and fees shown.',
        sends: ['desk.importMethod', { id: null }],
        refused: GATEWAY_AWAY,
        done: 'Methods added.',
      },
      {
        ...METHOD,
        ...{ act: 'importMethod', press: 'Add', item: { ...m1, state: 'offered' } },
        asks: 'Add this method? | Members can deposit by E-wallet at once.',
        sends: ['desk.importMethod', { id: 'in-EWALLET' }],
        refused: GATEWAY_AWAY,
        done: 'Method added.',
      },
      {
        ...METHOD,
        ...{ act: 'setMethodMin', press: 'Minimum', types: '55.50' },
        asks: 'Change the minimum? | Members see the new minimum of E-wallet at once. Now: P 20.00. | Amount | In P, such as 50 or 50.25.',
        sends: ['desk.setMethod', { id: 'in-EWALLET', what: 'min', amount: 555_000 }],
        done: 'Minimum changed.',
      },
      {
        ...METHOD,
        ...{ act: 'setMethodMax', press: 'Maximum', types: '9000' },
        asks: 'Change the maximum? | Members see the new maximum of E-wallet at once. Now: P 30,000.00. | Amount | In P, such as 50 or 50.25.',
        sends: ['desk.setMethod', { id: 'in-EWALLET', what: 'max', amount: 9_000 * P }],
        done: 'Maximum changed.',
      },
      {
        ...METHOD,
        ...{ act: 'setMethodFee', press: 'Fixed fee', types: '0' },
        asks: 'Change the fixed fee? | New payments by E-wallet cost the member this fee. Now: P 3.00. | Amount | In P, such as 50 or 50.25.',
        sends: ['desk.setMethod', { id: 'in-EWALLET', what: 'fee', amount: 0 }],
        done: 'Fee changed.',
      },
      {
        ...METHOD,
        ...{ act: 'showMethod', press: 'Show', item: { ...m1, state: 'hidden' } },
        asks: 'Show this method? | Members can use E-wallet again.',
        sends: ['desk.showMethod', { id: 'in-EWALLET', on: true }],
        done: 'Method shown.',
      },
      {
        ...METHOD,
        ...{ act: 'hideMethod', press: 'Hide' },
        asks: 'Hide this method? | Nobody can start a payment by E-wallet. Pending payments go on.',
        sends: ['desk.showMethod', { id: 'in-EWALLET', on: false }],
        done: 'Method hidden.',
      },
    ],
  },
  {
    page: 'paymentDays',
    list: listOf(parts.paymentDays),
    reads: ['desk.paymentDays', ...inQueues('all', 'differing')],
    tabs: ['All days', 'With differences'],
    row: '2026-11-30 | Compared 18/11/2026 19:06 | In P 12,000.00 · Out P 3,500.00 | pay-7: gateway P 700.00, site unknown | 1 difference | Compare again',
    acts: [
      {
        ...METHOD,
        ...{ act: 'reconcileDay', press: 'Compare again' },
        asks: 'Compare this day again? | Payments of 2026-11-30 that are missing here are taken over from the gateway.',
        sends: ['desk.reconcileDay', { id: '2026-11-30' }],
        refused: GATEWAY_AWAY,
        done: 'Compared.',
      },
    ],
  },
  {
    page: 'adjustments',
    list: listOf(parts.adjustments),
    reads: ['desk.adjustments', { page: 1 }, { page: 2 }],
    row: 'somchai | 18/11/2026 19:06 | A prize. | by desk2 | Awaiting second approval | +P 60,000.00 | Confirm | Decline',
    badges: {
      pending: ['Awaiting second approval', 'accent'],
      done: ['Done', 'gain'],
      declined: ['Declined', 'danger'],
    },
    acts: [
      {
        act: 'confirmAdjustment',
        press: 'Confirm',
        asks: 'Make this adjustment? | +P 60,000.00 for somchai: P 500.00 now, P 60,500.00 after. | A prize.',
        sends: ['desk.confirmAdjustment', { id: 'a1' }],
        refused: LOW,
        done: 'Adjustment applied.',
      },
      {
        act: 'declineAdjustment',
        press: 'Decline',
        asks: `Decline this adjustment? | +P 60,000.00 for somchai is not applied. Balances do not change. | A prize. | ${LOG}`,
        types: WHY,
        sends: ['desk.declineAdjustment', { id: 'a1', remark: WHY }],
        refused: CHANGED,
        done: 'Adjustment declined.',
      },
    ],
  },
  {
    page: 'settings',
    list: listOf(parts.settings),
    reads: ['desk.settings', ...inQueues('payments', 'bonuses', 'validBets', 'vip', 'signUp', 'agents', 'site')],
    tabs: ['Payments', 'Bonuses', 'Valid bets', 'VIP levels', 'Sign-up', 'Agents', 'Site'],
    row: 'VIP 3: valid bets from | In 30 days. More than the level below. | P 25,000.00 | desk2, 18/11/2026 19:06 | Two operators | Change',
    acts: [
      {
        ...{ act: 'changeSetting', press: 'Change', types: '31,500.50' },
        asks: 'Change this setting? | VIP 3: valid bets from: P 25,000.00 now. | In 30 days. More than the level below. | From P 0.00 to P 1,000,000,000.00. | Another operator must confirm it before it applies. | New value | Written like the value above.',
        sends: ['desk.changeSetting', { id: 'vipFrom.3', value: 315_005_000 }],
        refused: CHANGED,
        done: 'First approval given. Another operator must approve it too.',
      },
      {
        ...{ act: 'turnOnSetting', press: 'Turn on', item: { ...agentSalary, value: false } },
        asks: 'Turn this on? | Daily wages: Off now. | Shown to agents, and used in their lines. | It applies at once.',
        sends: ['desk.changeSetting', { id: 'agentFeature.salary', value: true }],
        refused: CHANGED,
        done: 'Setting changed.',
      },
      {
        ...{ act: 'turnOffSetting', press: 'Turn off', item: agentSalary },
        asks: 'Turn this off? | Daily wages: On now. | Shown to agents, and used in their lines. | It applies at once.',
        sends: ['desk.changeSetting', { id: 'agentFeature.salary', value: false }],
        refused: CHANGED,
        done: 'Setting changed.',
      },
      {
        ...{ act: 'requireField', press: 'Require', item: telegram },
        asks: 'Require this field? | Telegram name: Optional now. | A field of the sign-up form. | It applies at once.',
        sends: ['desk.changeSetting', { id: 'field.telegram', value: 'required' }],
        refused: CHANGED,
        done: 'Setting changed.',
      },
      {
        ...{ act: 'offerField', press: 'Make optional', item: { ...telegram, value: 'off' } },
        asks: 'Make this field optional? | Telegram name: Not asked now. | A field of the sign-up form. | It applies at once.',
        sends: ['desk.changeSetting', { id: 'field.telegram', value: 'optional' }],
        refused: CHANGED,
        done: 'Setting changed.',
      },
      {
        ...{ act: 'dropField', press: 'Do not ask', item: telegram },
        asks: 'No longer ask for this field? | Telegram name: Optional now. | A field of the sign-up form. | It applies at once.',
        sends: ['desk.changeSetting', { id: 'field.telegram', value: 'off' }],
        refused: CHANGED,
        done: 'Setting changed.',
      },
    ],
  },
  {
    page: 'settingChanges',
    list: listOf(parts.settingChanges),
    reads: ['desk.settingChanges', ...inQueues('pending', 'decided')],
    tabs: ['To confirm', 'Decided'],
    row: 'Weekly cash back | 18/11/2026 19:06 | 5 % → 6.25 % | by desk2 | To confirm | Confirm | Decline',
    badges: {
      pending: ['To confirm', 'accent'],
      done: ['Changed', 'gain'],
      declined: ['Declined', 'danger'],
    },
    acts: [
      {
        ...{ act: 'confirmSetting', press: 'Confirm' },
        asks: 'Make this change? | Weekly cash back: 5 % now, 6.25 % after. | Requested by desk2.',
        sends: ['desk.confirmSetting', { id: 's1' }],
        refused: OTHER,
        done: 'Change confirmed. It applies now.',
      },
      {
        ...{ act: 'declineSetting', press: 'Decline', types: WHY },
        asks: `Decline this change? | Weekly cash back: 5 % now, 6.25 % after. | Requested by desk2. | ${LOG}`,
        sends: ['desk.declineSetting', { id: 's1', remark: WHY }],
        refused: CHANGED,
        done: 'Change declined. Nothing has changed.',
      },
    ],
  },
];

let close = (): void => {};
afterEach(() => close());

it('holds every list of the desk, and every act on what it lists', () => {
  const lists = queueNames.filter((page) => queueOf(page).list !== null);
  expect(QUEUES.map(({ page }) => page)).toEqual(lists);
  for (const { page, acts = [] } of QUEUES)
    expect([page, [...new Set(acts.map(({ act }) => act))].toSorted()]).toEqual([
      page,
      Object.keys(queueOf(page).acts).toSorted(),
    ]);
});

async function opened({ page, list, reads: [id], opens }: Queue, item?: object) {
  const answers = {
    [id]: { list: item && !opens ? [item] : list, count: 41 },
    'desk.promotionPicture': { webp: 'abc' },
  };
  const desk = await deskQueue(page, opens ? { ...answers, [opens[0]]: item ?? opens[2] } : answers);
  close = desk.close;
  return desk;
}

describe.each(QUEUES)('the queue of $page', (queue) => {
  const [id, first, second, ...others] = queue.reads;

  it('is read by page and tab, each tab from its first page, and shows its rows', async () => {
    const desk = await opened(queue);
    expect([firstRow(), tabs()]).toEqual([queue.row, queue.tabs ?? []]);
    await desk.turnTo(2);
    for (const tab of queue.tabs?.slice(1) ?? []) await desk.tab(tab);
    expect(desk.calls).toEqual([first, second, ...others].map((request) => [id, request]));
  });

  it('shows the status of each row in its colour', async () => {
    const list = Object.keys(queue.badges ?? {}).map((status) => ({
      ...queue.list[0],
      id: status,
      status,
      state: status,
    }));
    await opened({ ...queue, list });
    const rows = [...document.querySelectorAll('#desk-part li')];
    expect(rows.flatMap(badgesIn)).toEqual(Object.values(queue.badges ?? {}));
  });

  it('says that nothing is there, and that it could not be loaded', async () => {
    const desk = await opened({ ...queue, list: [] });
    expect(document.querySelector('#desk-part')?.textContent).toBe('No items.');
    desk.answers[id] = new ApiError({ kind: 'offline' });
    await desk.turnTo(2);
    expect(told().join()).toContain('This could not be loaded');
  });

  it.each(queue.acts ?? [])(
    '$press: $done',
    async ({ press, asks, types, sends, refused: [code, says], done, item, keyless }) => {
      const desk = await opened(queue, item);
      const begin = async () => {
        await desk.press(press);
        expect(dialogSays()).toBe(`${asks} | ${press} | Cancel`);
        if (types !== undefined) await desk.type(types);
      };
      if (queue.opens) await desk.openFirst();
      if (queue.opens) expect(desk.calls.at(1)).toEqual([queue.opens[0], queue.opens[1]]);
      await begin();
      desk.answers[sends[0]] = refusal(code);
      await desk.confirm();
      expect(told()).toEqual([says]);
      desk.answers[sends[0]] = {};
      if (document.querySelector('dialog') === null) await begin();
      await desk.confirm();
      expect(told()).toEqual([done]);
      const sent = (key: number): Call => (keyless ? sends : [...sends, `seed-of-a-page-${key}`]);
      expect(desk.calls.filter(([called]) => called === sends[0])).toEqual([sent(1), sent(2)]);
    },
  );
});

describe('the switches', () => {
  const switches = detailOf(parts.switches);
  const change = async (press: string, asks: string, typed?: string) => {
    const desk = await deskQueue('switches', { 'desk.switches': switches });
    close = desk.close;
    await desk.press(press);
    expect(dialogSays()).toContain(asks);
    if (typed !== undefined) await desk.type(typed);
    await desk.confirm();
    return [desk.calls.slice(1), told()];
  };

  it.each([
    ['30', 30],
    ['', null],
  ] as const)('start a maintenance of %j minutes', async (typed, minutes) => {
    const asks =
      'Change the site status? | Members are locked out until you reopen the site. The desk stays open. | Expected duration (minutes)';
    expect(await change('Start maintenance', asks, typed)).toEqual([
      [
        ['desk.setStatus', { status: 1, minutes }],
        ['desk.switches', {}],
      ],
      ['Site status changed.'],
    ]);
  });

  it('restrict the region, and switch a feature off', async () => {
    const region = 'Change the site status? | Visitors see that the site is restricted in their region.';
    expect((await change('Restrict region', region))[0]).toContainEqual([
      'desk.setStatus',
      { status: 2, minutes: null },
    ]);
    close();
    expect(await change('Switch off: SMS login', 'Switch off: SMS login | Applies to everyone immediately.')).toEqual([
      [
        ['desk.setFeature', { name: 'smsLogin', on: false }],
        ['desk.switches', {}],
      ],
      ['Switch changed.'],
    ]);
  });
});

describe('opening the site', () => {
  const setup = detailOf(parts.setup) as { readonly items: readonly { readonly id: string }[] };
  const whole = { ...setup, items: setup.items.map((item) => ({ ...item, done: true })) };
  const openedWith = async (detail: object) => {
    const desk = await deskQueue('setup', { 'desk.setup': detail, 'desk.openBrand': {} });
    close = desk.close;
    return desk;
  };
  const shown = () => document.querySelector('#desk-part')?.textContent ?? '';

  it('is not offered while something is missing, which comes first', async () => {
    await openedWith(setup);
    expect(shown()).toContain('Rim NamClosed to players11 of 12 done');
    expect(document.querySelector('#desk-part li')?.textContent).toBe(
      'Games on the siteTake vendors over from the catalogue.MissingGo to Vendors',
    );
    expect(shown()).not.toContain('Open the site');
  });

  it.each([
    [null, 'Another operator must confirm. The site stays closed until then.', 'First approval given.'],
    ['desk2', 'desk2 asked for it. Players can sign up, pay in and play from now on.', 'The site is open.'],
  ])('is asked for by one operator and done by another (%s)', async (openingBy, asks, done) => {
    const desk = await openedWith({ ...whole, openingBy });
    await desk.press('Open the site');
    expect(dialogSays()).toBe(`Open the site to players? | ${asks} | Open the site | Cancel`);
    desk.answers['desk.openBrand'] = refusal('SETUP_INCOMPLETE');
    await desk.confirm();
    expect(told()).toEqual(['The site is not set up yet. Complete the list on the page Set up.']);
    desk.answers['desk.openBrand'] = {};
    await desk.confirm();
    expect(told().join()).toContain(done);
    expect(desk.calls.filter(([called]) => called === 'desk.openBrand')).toEqual([
      ['desk.openBrand', {}, 'seed-of-a-page-1'],
      ['desk.openBrand', {}, 'seed-of-a-page-2'],
    ]);
  });

  it('is not for the one who asked', async () => {
    await openedWith({ ...whole, openingBy: 'desk1' });
    expect(shown()).toContain('desk1 asked to open the site. Another operator must confirm.');
    expect(shown()).not.toContain('Open the siteA brand');
  });

  it('says since when it is open', async () => {
    await openedWith({ ...whole, openedAt: 1_795_000_000_000 });
    expect(shown()).toContain('Open since 18/11/2026 19:06');
  });
});

it('verifies the ledger without a question', async () => {
  const books = detailOf(parts.books);
  const desk = await deskQueue('books', { 'desk.books': books });
  close = desk.close;
  await desk.press('Verify the ledger now');
  expect([desk.calls, told()]).toEqual([
    [
      ['desk.books', {}],
      ['desk.prove', {}],
      ['desk.books', {}],
    ],
    ['Ledger verified.'],
  ]);
});
