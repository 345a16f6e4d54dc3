import { describe, expect, it } from 'vitest';
import { lastDrawOf, modeOf, pathOfLottery, recentFirst } from '../../../src/machines/lottery/lottery.rules.ts';
import { draws } from '../../model/lottery/lottery.spec.ts';

const lottery = (id: string) => ({
  ...{ id, name: id, category: 'LOTT' as const, vassalage: 'NUMBERS', vendorName: 'Lucky Numbers' },
  ...{ leastReturn: 9_500, greatestReturn: 9_750 },
  ...{ isHot: 0, isNew: false, kind: 'SSC' as const, prizeModes: ['Elott' as const] },
});

describe('the page of the lotteries', () => {
  it('[LOTTERY-04] [ROUTE-11] begins with Vietnam at /Vnlottery alone, else with the configured type', () => {
    expect(['/Vnlottery', '/Vnlottery?x=1', '/lottery', '/elott', '/Vnlotterys'].map(modeOf)).toEqual([
      ...['SEA', 'SEA', 'Elott', 'Elott', 'Elott'],
    ]);
  });

  it('[LOTTERY-12] leads to the slip of a lottery, or to its results', () => {
    expect([pathOfLottery('lucky-28', 'betting'), pathOfLottery('lucky-28', 'lobby')]).toEqual([
      '/game/lucky-28?lottoView=betting',
      '/game/lucky-28?lottoView=lobby',
    ]);
  });

  it('[API-45] lists those played last first, and the others as they were', () => {
    const games = ['thai', 'hanoi', 'lucky-28', 'mark-six'].map(lottery);
    expect(recentFirst(games, ['mark-six', 'lantern-night', 'hanoi']).map(({ id }) => id)).toEqual([
      ...['mark-six', 'hanoi', 'thai', 'lucky-28'],
    ]);
  });

  it('finds the newest draw of a lottery', () => {
    expect([lastDrawOf('hanoi-lottery', draws)?.issueNo, lastDrawOf('lucky-28', draws)]).toEqual([
      '20261126-0073',
      null,
    ]);
  });
});
