import { expect, it } from 'vitest';
import { withdrawalStatus } from '../../../../src/api/contract/money/withdraw.ts';
import {
  acceptsProofs,
  answerCallOf,
  isInProgress,
  mayAnswer,
  receivedOf,
} from '../../../../src/machines/money/receipt/receipt.rules.ts';
import { awaiting } from '../../../model/money/receipt/receipt.spec.ts';

it('polls while the status can change without the member', () => {
  const moving = withdrawalStatus.options.filter((status) => isInProgress({ ...awaiting, status }));
  expect(moving).toEqual(['requested', 'approved', 'paying', 'awaiting', 'partlyReceived', 'notReceived', 'disputed']);
});

it('[WD-07] accepts a part above zero and below the whole', () => {
  const detail = { ...awaiting, payout: 1_000_000 };
  expect(['0', '0.01', '99.99', '100'].map((typed) => receivedOf({ detail, typed }))).toEqual([
    { problem: { kind: 'nothing' } },
    { amount: 100 },
    { amount: 999_900 },
    { problem: { kind: 'above', most: 999_900 } },
  ]);
  expect(receivedOf({ detail: null, typed: '0.01' })).toEqual({ problem: { kind: 'above', most: 0 } });
});

it('asks whether the money arrived once it may have, and not during a dispute', () => {
  const asks = (detail: typeof awaiting | null, disputing = false) => mayAnswer({ detail, disputing });
  expect([asks(null), asks(awaiting), asks({ ...awaiting, canConfirm: false }), asks(awaiting, true)]).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

it('[WD-05] [WD-06] requires a picture if nothing arrived, and in a dispute', () => {
  const wants = (answer: 'received' | 'partly' | 'not', disputing = false, detail: typeof awaiting | null = awaiting) =>
    acceptsProofs({ answer, disputing, detail });
  expect([wants('received'), wants('partly'), wants('not'), wants('not', false, null)]).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect([wants('received', true), answerCallOf({ answer: 'received', disputing: true })]).toEqual([true, 'dispute']);
});
