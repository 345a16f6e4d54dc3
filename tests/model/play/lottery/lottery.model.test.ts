import { describe, expect, it } from 'vitest';
import { homeContract } from '../../../../src/api/contract/public/home.ts';
import { answers } from '../../answers.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { draws, lotteryFlow } from './lottery.spec.ts';

const menu = (prizeMode: string, language = 'TH') => ({ request: { prizeMode, language } });
const results = (prizeMode: string, more: object = {}, language = 'TH') => ({
  request: { count: '100', prizeMode, device: 'WEB', language, ...more },
});

describe('the lotteries', () => {
  it.each(
    modelTests(lotteryFlow, [
      [
        '[API-44] [LOTTERY-05] any, lottery.mode -> menu.loading + results.loading',
        {
          calls: { fetchMenu: menu('ZY'), fetchDraws: results('ZY') },
          sets: { mode: 'ZY', gameCode: null, draws: [] },
        },
        'start 1, lottery.filter 1, lottery.mode 1',
      ],
      '[ROUTE-10] [ROUTE-11] [ROUTE-12] any, page.address -> menu.loading + results.loading',
      [
        'any, page.language -> menu.loading + results.loading',
        { calls: { fetchMenu: menu('Elott', 'EN'), fetchDraws: results('Elott', {}, 'EN') }, sets: { language: 'EN' } },
      ],
      '[API-44] menu.loading, done fetchMenu -> menu.shown',
      'menu.loading, error fetchMenu -> menu.failed',
      'menu.failed, lottery.retry -> menu.loading',
      [
        '[CONST-10] [API-46] results, lottery.filter -> results.loading',
        {
          calls: { fetchDraws: results('Elott', { gameCode: 'hanoi-lottery' }) },
          sets: { gameCode: 'hanoi-lottery', draws: [] },
        },
      ],
      '[LOTTERY-08] results.loading, done fetchDraws -> results.shown',
      'results.loading, error fetchDraws -> results.failed',
      'results.shown, after freshFor (20 s) -> results.loading',
      'results.failed, lottery.retry -> results.loading',
    ]),
  )('%s', (_title, run) => run());

  it.each([
    ['/lottery', 'Elott'],
    ['/elott', 'Elott'],
    ['/Vnlottery', 'SEA'],
    ['/vnlottery', 'Elott'],
  ])('[ROUTE-10] [ROUTE-11] [ROUTE-12] %s begins with the mode %s', (address, mode) => {
    const { actor, seen } = createHarness(lotteryFlow, { language: 'TH', keySeed: 'seed', address });
    expect(actor.getSnapshot().context.mode).toBe(mode);
    expect(seen(0).pending).toEqual({ fetchMenu: menu(mode), fetchDraws: results(mode) });
  });

  it('keeps the last result of every lottery while those of one are shown', () => {
    const bench = createHarness(lotteryFlow, { language: 'TH', keySeed: 'seed', address: '/elott' });
    const settle = (list: readonly (typeof draws)[number][]) =>
      bench.settle(bench.children().fetchDraws, answers(homeContract.openedNumbers, { list: [...list] }));
    settle(draws);
    bench.actor.send({ type: 'lottery.filter', gameCode: 'hanoi-lottery' });
    settle(draws.slice(1));
    const { draws: shown, latest } = bench.actor.getSnapshot().context;
    expect([shown, latest].map((list) => list.map(({ gameCode }) => gameCode))).toEqual([
      ['hanoi-lottery'],
      ['thai-lottery', 'hanoi-lottery'],
    ]);
  });

  it('keeps the results on screen while newer ones are asked for', () => {
    const bench = createHarness(lotteryFlow, { language: 'TH', keySeed: 'seed', address: '/elott' });
    bench.settle(bench.children().fetchDraws, answers(homeContract.openedNumbers, { list: [...draws] }));
    bench.actor.send({ type: 'page.language', language: 'EN' });
    expect(bench.actor.getSnapshot().context.draws).toHaveLength(2);
  });
});
