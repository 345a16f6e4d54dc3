// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { type BetRow, betContract } from '../../../../src/api/contract/play/bet.ts';
import { betFileMachine, betListMachine } from '../../../../src/machines/play/bets/bets.machine.ts';
import { BetList } from '../../../../src/ui/play/bets/BetsPage.tsx';
import { done } from '../../../model/kit/outcome.ts';
import { openList } from '../../../model/list/listContract.tsx';
import { badgesIn, toneOf } from '../../kit/toneOf.ts';

const P = 10_000;
const bet: Omit<BetRow, 'id' | 'result'> = {
  ...{ placedAt: 1, settledAt: 2, vendor: 'Naga Slots', category: 'SLOT', game: null, round: 'R2' },
  ...{ stake: 20 * P, validBet: 12 * P, payout: 48 * P },
};
const RESULTS = ['won', 'lost', 'even', 'voided'] as const;

async function shown(stake: number, payout: number) {
  const file = [betFileMachine, {}] as const;
  const list = openList({ machine: betListMachine, view: (actor) => <BetList actor={actor} />, file });
  const rows = RESULTS.map((result) => ({ ...bet, id: result, result }));
  await list.answer(
    done(betContract.list.value.parse({ list: rows, count: 4, stake, validBet: 48 * P, payout, open: 0 })),
  );
  return list.shown;
}

it('a won bet is green, a void one stands out, a lost one is as any text', async () => {
  const { close } = await shown(80 * P, 192 * P);
  expect(badgesIn(document.body)).toEqual([
    ['Won', 'gain'],
    ['Lost', null],
    ['Even', null],
    ['Void', 'accent'],
  ]);
  close();
});

it.each([
  [80, 192, '+P 112.00', 'gain'],
  [192, 80, '−P 112.00', 'loss'],
] as const)(
  'the net result of stakes of P %i and payouts of P %i is %s, in its colour',
  async (stake, payout, text, tone) => {
    const { close } = await shown(stake * P, payout * P);
    const net = [...document.querySelectorAll('span')].filter(({ textContent }) => textContent === text);
    expect(net.map(toneOf)).toEqual([tone]);
    close();
  },
);
