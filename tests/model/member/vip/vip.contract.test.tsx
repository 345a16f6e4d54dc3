// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type VipLevels, type VipStanding, vipContract } from '../../../../src/api/contract/member/vip.ts';
import { defaultContributions } from '../../../../src/api/contract/rules/contribution.ts';
import { vipPage } from '../../../../src/machines/member/vip/vip.machine.ts';
import { nextLevel } from '../../../../src/machines/member/vip/vip.rules.ts';
import { VipPage } from '../../../../src/ui/member/vip/VipPage.tsx';
import { pageContract } from '../../page/pageContract.tsx';
import { siteWith } from '../../siteWith.ts';

const P = 10_000;
const ladder: VipLevels = {
  list: [
    { level: 1, lantern: 'paper', from: 0, rate: 2_000 },
    { level: 2, lantern: 'bamboo', from: 5_000 * P, rate: 2_500 },
  ],
  days: 30,
  cashBack: { rate: 50_000, most: 5_000 * P, wagering: 500 },
  contributions: { ...defaultContributions, TABLE: 40, VIDEO_POKER: 10 },
};

/** 22/11/2026 GMT+8, and its week. */
const day = { from: Date.UTC(2026, 10, 21, 16), to: Date.UTC(2026, 10, 22, 16) };
const week = { from: Date.UTC(2026, 10, 15, 16), to: day.to };
const onFirst: VipStanding = {
  ...{ level: 1, validBet: 1_000 * P },
  rebate: { ...day, base: 400 * P, rate: 2_000, amount: 0.8 * P, limit: null, creditedAt: day.to + 3_600_000 },
  cashBack: { ...week, base: 100 * P, rate: 50_000, amount: 2 * P, limit: 2 * P, creditedAt: week.to + 7_200_000 },
};
const onLast: VipStanding = { ...onFirst, level: 2, validBet: 5_000 * P };

describe('[ROUTE-08] [LOGOUT-08] [PROD-05] [PROD-06] [PROD-07] the VIP screen', () => {
  it.each(
    pageContract({
      page: vipPage,
      view: (actor) => <VipPage actor={actor} site={siteWith({})} />,
      reads: {
        levels: {
          endpoint: vipContract.levels,
          request: {},
          values: [ladder],
          failed: 'The levels could not be loaded',
        },
        standing: {
          endpoint: vipContract.standing,
          member: true,
          request: {},
          freshFor: 60_000,
          values: [onFirst, onLast],
          failed: 'Your level could not be loaded',
        },
      },
    }),
  )('%s', (_title, run) => run());

  it('[ROUTE-08] says how far it is to the next level', () => {
    expect([nextLevel(ladder.list, onFirst), nextLevel(ladder.list, onLast)]).toEqual([
      { level: 2, lantern: 'bamboo', from: 50_000_000, rate: 2_500, needed: 40_000_000 },
      null,
    ]);
  });
});
