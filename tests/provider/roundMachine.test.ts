import { describe, expect, it } from 'vitest';
import { replayRound } from '../../provider/rounds/replayRound.ts';
import { type RoundEvent, roundMachine } from '../../provider/rounds/round.machine.ts';
import { machineBreaches } from '../architecture/machineRules.ts';

const start: RoundEvent = { type: 'round.start' };
const taken: RoundEvent = { type: 'bet.taken' };
const unanswered: RoundEvent = { type: 'bet.unanswered' };
const win: RoundEvent = { type: 'round.draw', payout: 400_000 };
const potWon = { type: 'round.draw', payout: 400_000, jackpot: 'mini' } as const satisfies RoundEvent;
const nothing: RoundEvent = { type: 'round.draw', payout: 0 };
const contradicts: RoundEvent = { type: 'wallet.contradicts', code: 'ROUND_CLOSED' };

describe('a round', () => {
  it.each<[string, readonly RoundEvent[], ReturnType<typeof replayRound>]>([
    ['begins committed', [], { state: 'committed', payout: 0, refusal: null }],
    ['asks for the stake', [start], { state: 'betting', payout: 0, refusal: null }],
    [
      'ends with a refusal',
      [start, { type: 'bet.refused', code: 'INSUFFICIENT_FUNDS' }],
      { state: 'refused', payout: 0, refusal: 'INSUFFICIENT_FUNDS' },
    ],
    ['is drawn once the stake is taken', [start, taken], { state: 'drawn', payout: 0, refusal: null }],
    ['pays what it won', [start, taken, win], { state: 'paying', payout: 400_000, refusal: null }],
    ['settles', [start, taken, win, { type: 'win.paid' }], { state: 'settled', payout: 400_000, refusal: null }],
    ['finishes without a payout', [start, taken, nothing], { state: 'finishing', payout: 0, refusal: null }],
    [
      'settles without a payout',
      [start, taken, nothing, { type: 'round.finished' }],
      { state: 'settled', payout: 0, refusal: null },
    ],
    ['takes an unanswered stake back', [start, unanswered], { state: 'cancelling', payout: 0, refusal: null }],
    [
      'is cancelled once it is back',
      [start, unanswered, { type: 'bet.returned' }],
      { state: 'cancelled', payout: 0, refusal: null },
    ],
    ['claims a jackpot before it pays', [start, taken, potWon], { state: 'claiming', payout: 400_000, refusal: null }],
    [
      'pays its own part once the pot is paid',
      [start, taken, potWon, { type: 'jackpot.paid', amount: 5_000_000 }],
      { state: 'paying', payout: 5_400_000, refusal: null },
    ],
    [
      'finishes when only a jackpot was won',
      [start, taken, { ...potWon, payout: 0 }, { type: 'jackpot.paid', amount: 5_000_000 }],
      { state: 'finishing', payout: 5_000_000, refusal: null },
    ],
    [
      'is unsure of a jackpot',
      [start, taken, potWon, contradicts],
      { state: 'unsure', payout: 400_000, refusal: 'ROUND_CLOSED' },
    ],
    [
      'is unsure of a payout',
      [start, taken, win, contradicts],
      { state: 'unsure', payout: 400_000, refusal: 'ROUND_CLOSED' },
    ],
    [
      'is unsure of its end',
      [start, taken, nothing, contradicts],
      { state: 'unsure', payout: 0, refusal: 'ROUND_CLOSED' },
    ],
    [
      'is unsure of a return',
      [start, unanswered, contradicts],
      { state: 'unsure', payout: 0, refusal: 'ROUND_CLOSED' },
    ],
    [
      'is reconciled as settled',
      [start, taken, win, contradicts, { type: 'reconcile.settled' }],
      { state: 'settled', payout: 400_000, refusal: 'ROUND_CLOSED' },
    ],
    [
      'is reconciled as cancelled',
      [start, unanswered, contradicts, { type: 'reconcile.cancelled' }],
      { state: 'cancelled', payout: 0, refusal: 'ROUND_CLOSED' },
    ],
    [
      'asks for its payout back after a corrected result',
      [start, taken, win, { type: 'win.paid' }, { type: 'round.unsettle' }],
      { state: 'reopening', payout: 400_000, refusal: null },
    ],
    [
      'waits for its results again',
      [start, taken, win, { type: 'win.paid' }, { type: 'round.unsettle' }, { type: 'round.reopened' }],
      { state: 'playing', payout: 0, refusal: null },
    ],
    [
      'settles again',
      [
        ...[start, taken, nothing, { type: 'round.finished' }, { type: 'round.unsettle' }, { type: 'round.reopened' }],
        ...[{ type: 'round.move', move: 'won after all' }, win, { type: 'win.paid' }],
      ] as readonly RoundEvent[],
      { state: 'settled', payout: 400_000, refusal: null },
    ],
    [
      'is unsure of an un-settlement',
      [start, taken, win, { type: 'win.paid' }, { type: 'round.unsettle' }, contradicts],
      { state: 'unsure', payout: 400_000, refusal: 'ROUND_CLOSED' },
    ],
  ])('%s', (_, events, state) => {
    expect(replayRound(events)).toEqual(state);
  });

  it.each<[string, readonly RoundEvent[]]>([
    ['a draw before the stake is taken', [start, win]],
    ['a draw of a stake without an answer', [start, unanswered, win]],
    ['a second draw', [start, taken, win, nothing]],
    ['a return after the draw', [start, taken, win, { type: 'bet.returned' }]],
    ['an un-settlement before its end', [start, taken, win, { type: 'round.unsettle' }]],
    ['anything after its end', [start, taken, nothing, { type: 'round.finished' }, { type: 'win.paid' }]],
  ])('never takes %s', (_, events) => {
    expect(() => replayRound(events)).toThrow(/cannot take/);
  });

  it('keeps the rules for machines', () => {
    expect(machineBreaches(roundMachine)).toEqual([]);
  });
});
