// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { betContract } from '../../../../src/api/contract/play/bet.ts';
import { betFileMachine, betListMachine, betsMachine } from '../../../../src/machines/play/bets/bets.machine.ts';
import { roundPage } from '../../../../src/machines/play/round/round.machine.ts';
import { BetList, BetsPage } from '../../../../src/ui/play/bets/BetsPage.tsx';
import { createHarness } from '../../kit/harness.ts';
import { choose, dayStart, listContract } from '../../list/listContract.tsx';
import { listDetailContract } from '../../list/listDetailContract.tsx';
import { press, typeInto } from '../../onScreen.tsx';

const P = 10_000;
/** 22/11/2026 18:30 GMT+8. */
const at = Date.UTC(2026, 10, 22, 10, 30);
const won = {
  ...{ id: 'b2', placedAt: at - 90_000, settledAt: at, vendor: 'Naga Slots', category: 'SLOT', game: null },
  ...{ round: 'R2', stake: 20 * P, validBet: 15 * P, payout: 48 * P, result: 'won' },
};
/** A round of a game: it opens. */
const played = { ...won, id: 'b3', category: 'RNG', vendor: 'Nine Lamps', game: 'Lantern Night', round: 'LN-1' };
const back = { validBet: 0, payout: 20 * P, result: 'voided' };
const voided = { ...won, ...back, id: 'b1', category: 'FISH', vendor: 'Talat Fishing', settledAt: at - 60_000 };
const some = {
  list: [played, won, voided],
  ...{ count: 12, stake: 60 * P, validBet: 30 * P, payout: 116 * P, open: 2 },
};
const DAYS = { from: dayStart(10, 24), to: dayStart(11, 23) };

describe('[MEMBER-10] [WALLET-04] [ROLE-10] the list of bets', () => {
  it.each(
    listContract({
      machine: betListMachine,
      endpoint: betContract.list,
      view: (actor) => <BetList actor={actor} />,
      first: { ...DAYS, category: 'all', result: 'all', page: 1, pageSize: '10', language: 'TH' },
      changes: [
        [() => choose('Category', 'Slots'), { category: 'SLOT' }],
        [() => choose('Result', 'Lost'), { result: 'lost' }],
        [() => press('Show open rounds'), { result: 'open' }],
        [() => press('Last 7 days'), { from: dayStart(11, 16) }],
        [
          [
            () => press('Custom range'),
            () => typeInto('From', '2026-11-01'),
            () => typeInto('To', '2026-11-07'),
            () => press('Show'),
          ],
          { from: dayStart(11, 1), to: dayStart(11, 8) },
        ],
      ],
      some,
      none: { list: [], count: 0, stake: 0, validBet: 0, payout: 0, open: 0 },
      rows: [
        'Lantern Night | Nine Lamps · 22/11/2026 18:30 | Stake | P 20.00 | Payout | P 48.00 | Won',
        'Naga Slots | Slots · 22/11/2026 18:30 | Stake | P 20.00 | Payout | P 48.00 | Won',
        'Talat Fishing | Fishing · 22/11/2026 18:29 | Stake | P 20.00 | Payout | P 20.00 | Void',
      ],
      sums: ['Stake: P 60.00', 'Valid bet: P 30.00', 'Payout: P 116.00', 'Net result: +P 56.00'],
      says: ['2 rounds are open.'],
      empty: ['No bets', 'No bets match these filters.'],
      failed: 'The betting record could not be loaded',
      opens: 'b3',
      file: [betFileMachine, { ...DAYS, category: 'all', result: 'all', language: 'TH' }],
    }),
  )('%s', (_title, run) => run());
});

describe('[MEMBER-10] the betting record', () => {
  it.each(
    listDetailContract({
      machine: betsMachine,
      view: (actor) => <BetsPage actor={actor} />,
      list: betListMachine,
      detail: roundPage.machine,
      some,
      opens: ['Lantern Night', { roundId: 'b3', language: 'TH' }],
      back: 'All bets',
      failed: 'The betting record could not be loaded',
    }),
  )('%s', (_title, run) => run());

  it('begins with the days that the address names', () => {
    const flow = { machine: () => betsMachine } as never;
    const address = '/member/personalHistoryCopy?from=2026-11-20&to=2026-11-21';
    const { seen } = createHarness(flow, { language: 'TH', keySeed: 'seed', address });
    const days = { from: '2026-11-20', to: '2026-11-21' };
    expect(seen(0).pending.list).toEqual({ language: 'TH', choice: { span: 'own', days, typed: days } });
  });
});
