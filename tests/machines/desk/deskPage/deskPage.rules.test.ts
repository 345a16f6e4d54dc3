import { describe, expect, it } from 'vitest';
import { queues } from '../../../../server/desk/desk/withdrawalViews.ts';
import { MAX_REPLY_CHARS } from '../../../../src/api/contract/member/feedback.ts';
import { withdrawalStatus } from '../../../../src/api/contract/money/withdraw.ts';
import {
  actionsOf,
  type DeskPart,
  doneBy,
  isInputValid,
  pagesOf,
  queuesOf,
  requiredInput,
} from '../../../../src/machines/desk/deskPage/deskPage.rules.ts';
import type { DeskAct } from '../../../../src/machines/desk/deskPage/deskQueues.ts';
import {
  adjustments,
  applications,
  books,
  chatMessages,
  exchanges,
  moves,
  news,
  oneTicket,
  oneWithdrawal,
  promotionClaim,
  promotionClaims,
  promotions,
  referrals,
  switches,
  withdrawals,
} from '../../../model/desk/deskPage/deskParts.ts';

const whats = (part: DeskPart | null, operator = 'desk1', mayAct = true) =>
  actionsOf({ part, operator, mayAct }).map(({ what }) => what);

/** The withdrawal of the tests, otherwise. */
const withdrawalWith = (more: object) =>
  ({ ...oneWithdrawal, detail: { ...('detail' in oneWithdrawal ? oneWithdrawal.detail : {}), ...more } }) as DeskPart;

/** The first row of the list, otherwise. */
const rowWith = (part: DeskPart, more: object) =>
  ({ ...part, list: 'list' in part ? part.list.map((row) => ({ ...row, ...more })) : [] }) as DeskPart;

describe('actions on a withdrawal', () => {
  it.each([
    ['requested', ['approve', 'reject']],
    ['approved', ['pay', 'reject']],
    ['paying', []],
    ['awaiting', ['forceReceipt']],
    ['notReceived', ['payAgain', 'refuseClaim', 'forceReceipt']],
    ['partlyReceived', ['payAgain', 'refuseClaim', 'forceReceipt']],
    ['disputed', ['payAgain', 'refuseClaim', 'forceReceipt']],
    ['received', []],
    ['autoReceived', []],
    ['forcedReceipt', []],
    ['rejected', []],
    ['failed', []],
  ] as const)('that is %s', (status, actions) => {
    expect(whats(withdrawalWith({ status }))).toEqual(actions);
    expect(whats(withdrawalWith({ status }), 'audit1', false)).toEqual([]);
  });

  it('leaves the second approval to another operator', () => {
    const approved = withdrawalWith({ firstApprover: 'desk1' });
    expect([whats(approved), whats(approved, 'desk2')]).toEqual([['reject'], ['approve', 'reject']]);
    const again = withdrawalWith({ status: 'disputed', againApprover: 'desk2' });
    expect(whats(again, 'desk2')).toEqual(['refuseClaim', 'forceReceipt']);
    expect(whats(again)).toEqual(['payAgain', 'refuseClaim', 'forceReceipt']);
  });

  it('has exactly one queue for every status', () => {
    expect(Object.values(queues).flat().toSorted()).toEqual([...withdrawalStatus.options].toSorted());
    expect(queuesOf('withdrawals')).toEqual(Object.keys(queues));
  });
});

describe('actions on other items', () => {
  it('offers actions on open items to operators who may take them', () => {
    expect(whats(exchanges)).toEqual(['approveExchange', 'rejectExchange']);
    expect(whats(referrals)).toEqual(['approveReferral', 'refuseReferral']);
    expect(whats(applications)).toEqual(['approveApplication', 'refuseApplication']);
    expect([whats(moves), whats(moves, 'desk2')]).toEqual([['confirmMove', 'declineMove'], ['declineMove']]);
    expect(whats(promotionClaim)).toEqual(['approvePromotion', 'rejectPromotion']);
    expect(whats({ ...promotionClaim, detail: { ...promotionClaim.detail, firstApprover: 'desk1' } }, 'desk1')).toEqual(
      ['rejectPromotion'],
    );
    expect(whats({ ...promotionClaim, detail: { ...promotionClaim.detail, status: 'claim' as const } })).toEqual([]);
    expect([whats(promotions), whats(news), whats(promotionClaims)]).toEqual([['endPromotion'], ['withdrawNews'], []]);
    expect(whats(adjustments)).toEqual(['confirmAdjustment', 'declineAdjustment']);
    expect(whats(adjustments, 'desk2')).toEqual(['declineAdjustment']);
    expect(new Set(whats(switches))).toEqual(new Set(['startMaintenance', 'restrictRegion', 'switchOff']));
    expect(actionsOf({ part: switches, operator: 'desk1', mayAct: true })).toContainEqual({
      what: 'switchOff',
      id: 'smsLogin',
    });
    expect([whats(withdrawals), whats(null)]).toEqual([[], []]);
    for (const part of [exchanges, referrals, applications, moves, adjustments, switches])
      expect(whats(part, 'audit1', false)).toEqual([]);
    expect(whats(books, 'audit1', false)).toEqual(['prove']);
  });

  it('[PROMO-11] takes an amount within the terms, and from a second operator the amount of the first', () => {
    const action = { what: 'approvePromotion', id: 'p1' } as const;
    const detail = { ...promotionClaim.detail, firstApprover: 'desk2', amount: 4_000_000 };
    const second = { ...promotionClaim, detail };
    const isValid = (typed: string, part = promotionClaim) => isInputValid({ action, typed, part });
    expect(['1000', '1000.01', '0', ''].map((typed) => isValid(typed))).toEqual([true, false, false, false]);
    expect(['400', '399'].map((typed) => isValid(typed, second))).toEqual([true, false]);
    expect([isValid('5'), isValid('1 baht')]).toEqual([true, false]);
    const done = (typed: string, part = promotionClaim) => doneBy({ action, part, typed });
    expect([done('400'), done('500'), done('400', second)]).toEqual([
      'approvePromotion',
      'firstApproval',
      'approvePromotion',
    ]);
  });

  it('counts pages of twenty', () => {
    expect([pagesOf(withdrawals), pagesOf(exchanges), pagesOf(books), pagesOf(null)]).toEqual([2, 1, 1, 1]);
  });
});

describe('what is done in the chat room and to a question', () => {
  it('[MODAL-08] answers and removes a message once, and mutes its author', () => {
    const mutes = ['muteChatShort', 'muteChatLong'];
    expect([
      whats(chatMessages),
      whats(rowWith(chatMessages, { removedBy: 'desk1' })),
      whats(chatMessages, 'audit1', false),
    ]).toEqual([['answerChat', 'removeChat', ...mutes], mutes, []]);
  });

  it('[FEEDBACK-01] answers and closes a question, and no more once it is closed', () => {
    const closed = {
      ...oneTicket,
      detail: { ...('detail' in oneTicket ? oneTicket.detail : {}), status: 'closed' },
    } as DeskPart;
    expect([whats(oneTicket), whats(closed), whats(oneTicket, 'audit1', false)]).toEqual([
      ['replyTicket', 'closeTicket'],
      [],
      [],
    ]);
  });
});

const valid = (part: DeskPart, what: DeskAct, typed: string) =>
  isInputValid({ part, action: { what, id: 'list' in part ? (part.list[0]?.id ?? '') : '' }, typed });

describe('input before an action', () => {
  it('is asked for where the act has one', () => {
    const kindOf = (part: DeskPart, what: DeskAct) => requiredInput({ part, action: { what, id: '' } });
    expect(kindOf(oneWithdrawal, 'approve')).toBeNull();
    expect(kindOf(oneWithdrawal, 'reject')).toBe('toMember');
    expect(requiredInput({ part: null, action: null })).toBeNull();
  });

  it.each([
    ['ab', false],
    ['  ab  ', false],
    ['abc', true],
    ['x'.repeat(500), true],
    ['x'.repeat(501), false],
  ])('reason %j: %s', (typed, sound) => {
    expect([valid(oneWithdrawal, 'reject', typed), valid(adjustments, 'declineAdjustment', typed)]).toEqual([
      sound,
      sound,
    ]);
  });

  it.each([
    ['', true],
    ['1', true],
    ['10080', true],
    ['10081', false],
    ['0', false],
    ['1.5', false],
    ['soon', false],
  ])('minutes %j: %s', (typed, sound) => expect(valid(switches, 'startMaintenance', typed)).toBe(sound));

  it.each([
    ['', false],
    ['  ', false],
    ['Please ask support', true],
    ['x'.repeat(200), true],
    ['x'.repeat(201), false],
    ['two\nlines', false],
  ])('[MODAL-08] an answer in the chat room is one line of up to 200 characters: %j', (typed, sound) =>
    expect(valid(chatMessages, 'answerChat', typed)).toBe(sound),
  );

  it.each([
    ['Found.', true],
    [' \n', false],
    ['x'.repeat(MAX_REPLY_CHARS), true],
    ['x'.repeat(MAX_REPLY_CHARS + 1), false],
  ])('[FEEDBACK-01] an answer to a question %#', (typed, sound) =>
    expect(valid(oneTicket, 'replyTicket', typed)).toBe(sound),
  );
});
