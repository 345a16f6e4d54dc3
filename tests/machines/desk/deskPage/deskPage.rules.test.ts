import { describe, expect, it } from 'vitest';
import { queues } from '../../../server/desk/withdrawalViews.ts';
import { withdrawalStatus } from '../../../src/api/contract/withdrawal.ts';
import type { DeskAction } from '../../../src/machines/deskPage/deskPage.events.ts';
import {
  actionsOf,
  type DeskPart,
  doneBy,
  isInputValid,
  pagesOf,
  queuesOf,
  requiredInput,
} from '../../../src/machines/deskPage/deskPage.rules.ts';
import {
  adjustments,
  applications,
  books,
  exchanges,
  moves,
  news,
  oneWithdrawal,
  promotionClaim,
  promotionClaims,
  promotions,
  referrals,
  switches,
  withdrawals,
} from '../../model/deskPage/deskParts.ts';

const whats = (part: DeskPart | null, operator = 'desk1', mayAct = true) =>
  actionsOf({ part, operator, mayAct }).map(({ what }) => what);

/** The withdrawal of the tests, otherwise. */
const withdrawalWith = (more: object): DeskPart =>
  oneWithdrawal.kind === 'withdrawal'
    ? { ...oneWithdrawal, detail: { ...oneWithdrawal.detail, ...more } }
    : oneWithdrawal;

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
    expect(requiredInput({ what: 'withdrawNews', id: 'n1' })).toBe('reason');
    expect(whats(adjustments)).toEqual(['confirmAdjustment', 'declineAdjustment']);
    expect(whats(adjustments, 'desk2')).toEqual(['declineAdjustment']);
    expect(new Set(whats(switches))).toEqual(new Set(['setStatus', 'setFeature']));
    expect(actionsOf({ part: switches, operator: 'desk1', mayAct: true })).toContainEqual({
      what: 'setFeature',
      name: 'smsLogin',
      on: false,
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
    expect(isInputValid({ action, typed: '5' })).toBe(false);
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

describe('input before an action', () => {
  it.each([
    [{ what: 'approve', id: 'w1' }, null],
    [{ what: 'reject', id: 'w1' }, 'reason'],
    [{ what: 'refuseClaim', id: 'w1' }, 'reason'],
    [{ what: 'forceReceipt', id: 'w1' }, 'reason'],
    [{ what: 'rejectExchange', id: 'e1' }, 'reason'],
    [{ what: 'refuseApplication', id: 'j1' }, 'reason'],
    [{ what: 'declineMove', id: 'v1' }, 'reason'],
    [{ what: 'confirmMove', id: 'v1' }, null],
    [{ what: 'declineAdjustment', id: 'a1' }, 'reason'],
    [{ what: 'setStatus', status: 1 }, 'minutes'],
    [{ what: 'setStatus', status: 0 }, null],
    [null, null],
  ] as const)('for %j: %s', (action, word) => expect(requiredInput(action as DeskAction | null)).toBe(word));

  it.each([
    ['ab', false],
    ['  ab  ', false],
    ['abc', true],
    ['x'.repeat(500), true],
    ['x'.repeat(501), false],
  ])('reason %j: %s', (typed, sound) =>
    expect(isInputValid({ action: { what: 'reject', id: 'w1' }, typed })).toBe(sound),
  );

  it.each([
    ['', true],
    ['1', true],
    ['10080', true],
    ['10081', false],
    ['0', false],
    ['1.5', false],
    ['soon', false],
  ])('minutes %j: %s', (typed, sound) =>
    expect(isInputValid({ action: { what: 'setStatus', status: 1 }, typed })).toBe(sound),
  );
});
