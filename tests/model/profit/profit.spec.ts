import { profitContract } from '../../../src/api/contract/profit.ts';
import { profitFileMachine, profitMachine } from '../../../src/machines/profit/profit.machine.ts';
import { listFileFlow, RANGE } from '../list/listFileFlow.ts';
import { type ListSpec, listFlow } from '../list/listFlow.ts';

const P = 10_000;
const { report, file } = profitContract;

export const profitSpec: ListSpec = {
  machine: profitMachine,
  endpoint: report,
  some: report.value.parse({
    list: [
      { id: '2026-11-21', bets: 4, stake: 100 * P, payout: 20 * P, bonuses: 30 * P },
      { id: '2026-11-20', bets: 1, stake: 20 * P, payout: 48 * P, bonuses: 0 },
    ],
    count: 2,
    bets: 5,
    stake: 120 * P,
    payout: 68 * P,
    bonuses: 30 * P,
    categories: [
      { id: 'LIVE', bets: 4, stake: 100 * P, payout: 20 * P },
      { id: 'SLOT', bets: 1, stake: 20 * P, payout: 48 * P },
    ],
  }),
  none: report.value.parse({ list: [], count: 0, bets: 0, stake: 0, payout: 0, bonuses: 0, categories: [] }),
  range: true,
  whole: true,
  exports: profitFileMachine,
  request: ({ from, to }) => ({ from, to }),
};
export const profitFlow = listFlow(profitSpec);

export const profitFileFlow = listFileFlow({
  machine: profitFileMachine,
  endpoint: file,
  filters: {},
  request: { ...RANGE, language: 'TH' },
});
