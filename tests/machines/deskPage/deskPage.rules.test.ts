import { describe, expect, it } from 'vitest';
import { queues } from '../../../server/desk/withdrawalViews.ts';
import { withdrawalStatus } from '../../../src/api/contract/withdrawal.ts';
import type { DeskAction } from '../../../src/machines/deskPage/deskPage.events.ts';
import {
  actionsOf,
  type DeskPart,
  isInputValid,
  pagesOf,
  queuesOf,
  requiredInput,
} from '../../../src/machines/deskPage/deskPage.rules.ts';
import {
  adjustments,
  books,
  exchanges,
  oneWithdrawal,
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
    expect(whats(adjustments)).toEqual(['confirmAdjustment', 'declineAdjustment']);
    expect(whats(adjustments, 'desk2')).toEqual(['declineAdjustment']);
    expect(new Set(whats(switches))).toEqual(new Set(['setStatus', 'setFeature']));
    expect(actionsOf({ part: switches, operator: 'desk1', mayAct: true })).toContainEqual({
      what: 'setFeature',
      name: 'smsLogin',
      on: false,
    });
    expect([whats(withdrawals), whats(null)]).toEqual([[], []]);
    for (const part of [exchanges, referrals, adjustments, switches]) expect(whats(part, 'audit1', false)).toEqual([]);
    expect(whats(books, 'audit1', false)).toEqual(['prove']);
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
