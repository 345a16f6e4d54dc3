import { expect } from 'vitest';
import { type Lottery, lotteryContract, type OpenedNumber } from '../../../../src/api/contract/play/lottery.ts';
import { homeContract } from '../../../../src/api/contract/public/home.ts';
import { lotteryMachine } from '../../../../src/machines/play/lottery/lottery.machine.ts';
import { answers, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { menu } = lotteryContract;
const { openedNumbers } = homeContract;

const thai: Lottery = {
  ...{ id: 'thai-lottery', name: 'Thai Lottery', category: 'LOTT', vassalage: 'NUMBERS', vendorName: 'Lucky Numbers' },
  ...{ leastReturn: 9_180, greatestReturn: 9_400 },
  ...{
    isHot: 1,
    isNew: false,
    kind: 'SSC',
    prizeModes: ['Elott', 'Lott'],
    draws: { everyMs: 300_000, sealMs: 20_000 },
  },
};
const hanoi: Lottery = {
  ...{ ...thai, id: 'hanoi-lottery', name: 'Hanoi Lottery', isHot: 0 },
  prizeModes: ['Elott', 'Lott', 'SEA'],
};
export const draws: readonly OpenedNumber[] = [
  {
    ...{ gameCode: 'thai-lottery', gameName: 'Thai Lottery', issueNo: '20261126-0146' },
    ...{ numbers: ['7', '0', '4', '1', '5'], openedAt: Date.UTC(2026, 10, 26, 4, 10) },
  },
  {
    ...{ gameCode: 'hanoi-lottery', gameName: 'Hanoi Lottery', issueNo: '20261126-0073' },
    numbers: ['04207', ...Array.from({ length: 26 }, (_, at) => String(10 + at))],
    openedAt: Date.UTC(2026, 10, 26, 4, 0),
  },
];

export const lotteryFlow: Flow<typeof lotteryMachine> = {
  machine: () => lotteryMachine,
  inputs: [
    { language: 'TH', keySeed: 'seed-of-a-page', address: '/elott' },
    { language: 'TH', keySeed: 'seed-of-a-page', address: '/Vnlottery' },
  ],
  cases: {
    'lottery.mode': [{ mode: 'ZY' }, { mode: 'Elott' }],
    'lottery.filter': [{ gameCode: 'hanoi-lottery' }, { gameCode: null }],
    'lottery.retry': [{}],
    'page.address': [{ address: '/Vnlottery' }, { address: '/lottery' }],
    'page.language': [{ language: 'EN' }],
  },
  eachCounts: ['lottery.mode', 'lottery.filter', 'page.address', 'page.language'],
  outcomes: {
    fetchMenu: [answers(menu, { list: [thai, hanoi] }), ...wireFailures(menu)],
    fetchDraws: [
      answers(openedNumbers, { list: [...draws] }),
      answers(openedNumbers, { list: [] }),
      ...wireFailures(openedNumbers),
    ],
  },
  project: ({ language, mode, gameCode, games, draws: shown }) => [
    language,
    mode,
    gameCode,
    games.length,
    shown.length,
  ],
  regions: {
    menu: ({ context: { language, mode, games } }) => [language, mode, games.length],
    results: ({ context: { language, mode, gameCode, draws: shown, games } }) => [
      ...[language, mode, gameCode, shown.length],
      games.length,
    ],
    '': () => null,
  },
  invariants: {
    '[LOTTERY-08] results come 100 at a time': ({ pending }) => {
      const call = pending.fetchDraws as { readonly request: { readonly count: string } } | undefined;
      if (call !== undefined) expect(call.request.count).toBe('100');
    },
  },
  expectations: {
    'menu.loading': ({ pending, snapshot: { context } }) =>
      expect(pending.fetchMenu).toEqual({ request: { prizeMode: context.mode, language: context.language } }),
    'menu.shown': ({ pending, snapshot: { context } }) => {
      expect(['fetchMenu' in pending, context.games.map(({ id }) => id)]).toEqual([
        false,
        ['thai-lottery', 'hanoi-lottery'],
      ]);
    },
    'menu.failed': ({ pending, snapshot }) => {
      expect(['fetchMenu' in pending, snapshot.can({ type: 'lottery.retry' })]).toEqual([false, true]);
      expect(snapshot.context.menuFailure).not.toBeNull();
    },
    'results.loading': ({ pending, snapshot: { context } }) =>
      expect(pending.fetchDraws).toEqual({
        request: {
          ...{ count: '100', prizeMode: context.mode, device: 'WEB', language: context.language },
          ...(context.gameCode === null ? {} : { gameCode: context.gameCode }),
        },
      }),
    'results.shown': ({ pending, snapshot: { context } }) =>
      expect(['fetchDraws' in pending, context.drawsFailure]).toEqual([false, null]),
    'results.failed': ({ pending, snapshot }) => {
      expect(['fetchDraws' in pending, snapshot.can({ type: 'lottery.retry' })]).toEqual([false, true]);
      expect(snapshot.context.drawsFailure).not.toBeNull();
    },
  },
};
