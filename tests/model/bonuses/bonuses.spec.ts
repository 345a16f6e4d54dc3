import { type BonusRow, bonusContract } from '../../../src/api/contract/bonus.ts';
import { bonusesMachine, bonusFileMachine } from '../../../src/machines/bonuses/bonuses.machine.ts';
import { listFileFlow, RANGE } from '../list/listFileFlow.ts';
import { type ListSpec, listFlow } from '../list/listFlow.ts';

const P = 10_000;
/** 22/11/2026 01:00 GMT+8. */
const at = Date.UTC(2026, 10, 21, 17);
const day = { since: Date.UTC(2026, 10, 20, 16), until: Date.UTC(2026, 10, 21, 16) };
const unknown = { since: null, until: null, level: null, base: null, rate: null, name: null };

const rebate: BonusRow = {
  ...{ id: 'm3', at, group: 'rebate', kind: 'rebate', amount: 2.5 * P, state: 'credited' },
  cause: { ...unknown, ...day, level: 2, base: 1_000 * P, rate: 2_500 },
};
const mission: BonusRow = {
  ...{ id: 'm2', at, group: 'mission', kind: 'missionReward', amount: 5 * P, state: 'credited' },
  cause: { ...unknown, name: 'Bet P 500 on slots' },
};
const back: BonusRow = {
  ...{ id: 'm1', at, group: 'adjustment', kind: 'adjustment', amount: -P, state: 'takenBack' },
  cause: unknown,
};

export const bonusesSpec: ListSpec = {
  machine: bonusesMachine,
  endpoint: bonusContract.list,
  some: bonusContract.list.value.parse({
    list: [rebate, mission, back],
    count: 12,
    credited: 7.5 * P,
    takenBack: P,
  }),
  none: bonusContract.list.value.parse({ list: [], count: 0, credited: 0, takenBack: 0 }),
  filters: { group: 'rebate' },
  range: true,
  translated: true,
  exports: bonusFileMachine,
  request: ({ from, to, filters, page, pageSize, language }) => ({
    from,
    to,
    group: filters.group,
    state: 'all',
    page,
    pageSize,
    language,
  }),
};

export const bonusesFlow = listFlow(bonusesSpec);

export const bonusFileFlow = listFileFlow({
  machine: bonusFileMachine,
  endpoint: bonusContract.file,
  filters: { group: 'rebate', state: 'credited' },
  request: { ...RANGE, group: 'rebate', state: 'credited', language: 'TH' },
});
