import { expect, it } from 'vitest';
import { withdrawalStatus } from '../../../src/api/contract/withdrawal.ts';
import { isMoving, mayAnswer, receivedOf, takesProofs, wayOf } from '../../../src/machines/receipt/receipt.rules.ts';
import { awaiting } from '../../model/receipt/receipt.spec.ts';

it('is looked at anew while something can change without the member', () => {
  const moving = withdrawalStatus.options.filter((status) => isMoving({ ...awaiting, status }));
  expect(moving).toEqual(['requested', 'approved', 'paying', 'awaiting', 'partlyReceived', 'notReceived', 'disputed']);
});

it('[WD-07] takes a part that is more than nothing and less than the whole', () => {
  const detail = { ...awaiting, payout: 1_000_000 };
  expect(['0', '0.01', '99.99', '100'].map((typed) => receivedOf({ detail, typed }))).toEqual([
    { problem: { kind: 'nothing' } },
    { amount: 100 },
    { amount: 999_900 },
    { problem: { kind: 'above', most: 999_900 } },
  ]);
  expect(receivedOf({ detail: null, typed: '0.01' })).toEqual({ problem: { kind: 'above', most: 0 } });
});

it('asks whether the money has come once it may have, and not in a dispute', () => {
  const asks = (detail: typeof awaiting | null, disputing = false) => mayAnswer({ detail, disputing });
  expect([asks(null), asks(awaiting), asks({ ...awaiting, canConfirm: false }), asks(awaiting, true)]).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

it('[WD-05] [WD-06] wants a picture where nothing has come, and in a dispute', () => {
  const wants = (answer: 'received' | 'partly' | 'not', disputing = false, detail: typeof awaiting | null = awaiting) =>
    takesProofs({ answer, disputing, detail });
  expect([wants('received'), wants('partly'), wants('not'), wants('not', false, null)]).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect([wants('received', true), wayOf({ answer: 'received', disputing: true })]).toEqual([true, 'dispute']);
});
