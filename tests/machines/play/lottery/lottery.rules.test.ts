import { describe, expect, it } from 'vitest';
import {
  closingFirst,
  drawStateAt,
  lastDrawOf,
  modeOf,
  pathOfLottery,
} from '../../../../src/machines/play/lottery/lottery.rules.ts';
import { draws } from '../../../model/play/lottery/lottery.spec.ts';

const lottery = (id: string) => ({
  ...{ id, name: id, category: 'LOTT' as const, vassalage: 'NUMBERS', vendorName: 'Lucky Numbers' },
  ...{ leastReturn: 9_500, greatestReturn: 9_750 },
  ...{ isHot: 0, isNew: false, kind: 'SSC' as const, prizeModes: ['Elott' as const], draws: null },
});

/** 26/11/2026 12:00:00 GMT+8, a whole hour. */
const noon = Date.UTC(2026, 10, 26, 4);

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

  it('[API-45] lists those played last first where none closes before another', () => {
    const games = ['thai', 'hanoi', 'lucky-28', 'mark-six'].map(lottery);
    expect(closingFirst(games, ['mark-six', 'lantern-night', 'hanoi'], noon).map(({ id }) => id)).toEqual([
      ...['mark-six', 'hanoi', 'thai', 'lucky-28'],
    ]);
  });

  it('says when bets close, and after the close when the next ones do', () => {
    const draws = { everyMs: 300_000, sealMs: 20_000 };
    expect([0, 279_999, 280_000, 299_999, 300_000].map((past) => drawStateAt(draws, noon + past))).toEqual([
      { isClosed: false, closesAt: noon + 280_000, left: 280 / 300 },
      { isClosed: false, closesAt: noon + 280_000, left: 1 / 300_000 },
      { isClosed: true, closesAt: noon + 580_000, left: 1 },
      { isClosed: true, closesAt: noon + 580_000, left: 280_001 / 300_000 },
      { isClosed: false, closesAt: noon + 580_000, left: 280 / 300 },
    ]);
  });

  it('lists the next to close first, and those that are drawn last', () => {
    const games = [
      { ...lottery('ten'), draws: { everyMs: 600_000, sealMs: 30_000 } },
      { ...lottery('minute'), draws: { everyMs: 60_000, sealMs: 10_000 } },
      { ...lottery('five'), draws: { everyMs: 300_000, sealMs: 20_000 } },
      { ...lottery('other minute'), draws: { everyMs: 60_000, sealMs: 10_000 } },
    ];
    const orderAt = (past: number) => closingFirst(games, ['other minute'], noon + past).map(({ id }) => id);
    expect([orderAt(0), orderAt(50_000), orderAt(60_000)]).toEqual([
      ['other minute', 'minute', 'five', 'ten'],
      ['five', 'ten', 'other minute', 'minute'],
      ['other minute', 'minute', 'five', 'ten'],
    ]);
    expect(closingFirst(games, [], null).map(({ id }) => id)).toEqual(['ten', 'minute', 'five', 'other minute']);
  });

  it('finds the newest draw of a lottery', () => {
    expect([lastDrawOf('hanoi-lottery', draws)?.issueNo, lastDrawOf('lucky-28', draws)]).toEqual([
      '20261126-0073',
      null,
    ]);
  });
});
