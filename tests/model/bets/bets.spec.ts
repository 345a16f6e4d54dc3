import { type BetRow, betContract } from '../../../src/api/contract/bet.ts';
import { betFileMachine, betListMachine, betsMachine } from '../../../src/machines/bets/bets.machine.ts';
import { listDetailFlow } from '../list/listDetailFlow.ts';
import { listFileFlow, RANGE } from '../list/listFileFlow.ts';
import { type ListSpec, listFlow } from '../list/listFlow.ts';

const P = 10_000;
const at = Date.UTC(2026, 10, 22, 10, 30);

const won: BetRow = {
  id: 'b2',
  placedAt: at - 40_000,
  settledAt: at,
  vendor: 'Naga Slots',
  category: 'SLOT',
  game: null,
  round: 'R2',
  stake: 20 * P,
  validBet: 20 * P,
  payout: 48 * P,
  result: 'won',
};
/** A round of a game: it opens. */
const played: BetRow = {
  ...won,
  id: 'b3',
  category: 'RNG',
  vendor: 'Nine Lamps',
  game: 'Lantern Night',
  round: 'LN-1',
};
const voided: BetRow = { ...won, id: 'b1', category: 'FISH', vendor: 'Talat Fishing', validBet: 0, result: 'voided' };

export const betListSpec: ListSpec = {
  machine: betListMachine,
  endpoint: betContract.list,
  some: betContract.list.value.parse({
    list: [played, won, voided],
    count: 12,
    stake: 20 * P,
    validBet: 20 * P,
    payout: 48 * P,
    open: 2,
  }),
  none: betContract.list.value.parse({ list: [], count: 0, stake: 0, validBet: 0, payout: 0, open: 0 }),
  filters: { result: 'lost' },
  range: true,
  translated: true,
  opens: true,
  exports: betFileMachine,
  request: ({ from, to, filters, page, pageSize, language }) => ({
    from,
    to,
    category: 'all',
    result: filters.result,
    page,
    pageSize,
    language,
  }),
};

export const betListFlow = listFlow(betListSpec);

export const betFileFlow = listFileFlow({
  machine: betFileMachine,
  endpoint: betContract.file,
  filters: { category: 'RNG', result: 'lost' },
  request: { ...RANGE, category: 'RNG', result: 'lost', language: 'TH' },
});

export const betsFlow = listDetailFlow({ machine: betsMachine, row: 'b3' });
