import { describe, expect, it } from 'vitest';
import { queues } from '../../../server/desk/withdrawalViews.ts';
import { withdrawalStatus } from '../../../src/api/contract/withdrawal.ts';
import type { Deed } from '../../../src/machines/deskPage/deskPage.events.ts';
import {
  type DeskPart,
  deedsOf,
  isWordSound,
  pagesOf,
  queuesOf,
  wordOf,
} from '../../../src/machines/deskPage/deskPage.rules.ts';
import { adjustments, books, exchanges, oneWithdrawal, switches, withdrawals } from '../../model/deskPage/deskParts.ts';

const whats = (part: DeskPart | null, operator = 'desk1', mayAct = true) =>
  deedsOf({ part, operator, mayAct }).map(({ what }) => what);

/** The withdrawal of the tests, otherwise. */
const withdrawalWith = (more: object): DeskPart =>
  oneWithdrawal.kind === 'withdrawal'
    ? { ...oneWithdrawal, detail: { ...oneWithdrawal.detail, ...more } }
    : oneWithdrawal;

describe('what can be done about a withdrawal', () => {
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
  ] as const)('that is %s', (status, deeds) => {
    expect(whats(withdrawalWith({ status }))).toEqual(deeds);
    expect(whats(withdrawalWith({ status }), 'audit1', false)).toEqual([]);
  });

  it('leaves the second yes to another operator', () => {
    const approved = withdrawalWith({ firstApprover: 'desk1' });
    expect([whats(approved), whats(approved, 'desk2')]).toEqual([['reject'], ['approve', 'reject']]);
    const again = withdrawalWith({ status: 'disputed', againApprover: 'desk2' });
    expect(whats(again, 'desk2')).toEqual(['refuseClaim', 'forceReceipt']);
    expect(whats(again)).toEqual(['payAgain', 'refuseClaim', 'forceReceipt']);
  });

  it('knows a queue for every status, and one only', () => {
    expect(Object.values(queues).flat().toSorted()).toEqual([...withdrawalStatus.options].toSorted());
    expect(queuesOf('withdrawals')).toEqual(Object.keys(queues));
  });
});

describe('what can be done elsewhere', () => {
  it('is offered for what waits, and by who may', () => {
    expect(whats(exchanges)).toEqual(['approveExchange', 'rejectExchange']);
    expect(whats(adjustments)).toEqual(['confirmAdjustment', 'declineAdjustment']);
    expect(whats(adjustments, 'desk2')).toEqual(['declineAdjustment']);
    expect(new Set(whats(switches))).toEqual(new Set(['setStatus', 'setFeature']));
    expect(deedsOf({ part: switches, operator: 'desk1', mayAct: true })).toContainEqual({
      what: 'setFeature',
      name: 'smsLogin',
      on: false,
    });
    expect([whats(withdrawals), whats(null)]).toEqual([[], []]);
    for (const part of [exchanges, adjustments, switches]) expect(whats(part, 'audit1', false)).toEqual([]);
    expect(whats(books, 'audit1', false)).toEqual(['prove']);
  });

  it('has as many pages as it has twenties of rows', () => {
    expect([pagesOf(withdrawals), pagesOf(exchanges), pagesOf(books), pagesOf(null)]).toEqual([2, 1, 1, 1]);
  });
});

describe('what has to be typed before it is done', () => {
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
  ] as const)('for %j: %s', (deed, word) => expect(wordOf(deed as Deed | null)).toBe(word));

  it.each([
    ['ab', false],
    ['  ab  ', false],
    ['abc', true],
    ['x'.repeat(500), true],
    ['x'.repeat(501), false],
  ])('takes the reason %j: %s', (typed, sound) =>
    expect(isWordSound({ deed: { what: 'reject', id: 'w1' }, typed })).toBe(sound),
  );

  it.each([
    ['', true],
    ['1', true],
    ['10080', true],
    ['10081', false],
    ['0', false],
    ['1.5', false],
    ['soon', false],
  ])('takes %j for minutes: %s', (typed, sound) =>
    expect(isWordSound({ deed: { what: 'setStatus', status: 1 }, typed })).toBe(sound),
  );
});
