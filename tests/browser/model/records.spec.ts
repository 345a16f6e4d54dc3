// @vitest-environment jsdom
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { betContract } from '../../../src/api/contract/play/bet.ts';
import { betFileMachine, betListMachine } from '../../../src/machines/play/bets/bets.machine.ts';
import { BetList } from '../../../src/ui/play/bets/BetsPage.tsx';
import { ends } from '../../model/browser/breakage.ts';
import { pageStage, press } from '../../model/browser/pageStage.ts';
import { toldTo, WALK_MS } from '../../model/browser/siteStage.ts';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import { betsFlow } from '../../model/list/listDetail.spec.ts';
import { betsView } from '../../model/list/listDetail.view.tsx';
import { type ListSpec, listFlow } from '../../model/list/listFlow.ts';
import { listView } from '../../model/list/listView.tsx';
import { startSite } from '../support/site.ts';

const site = startSite();

const P = 10_000;
const row = {
  ...{ id: 'b3', placedAt: 1_763_800_000_000, settledAt: 1_763_800_060_000, vendor: 'Nine Lamps', category: 'RNG' },
  ...{ game: 'Lantern Night', round: 'LN-1', stake: 20 * P, validBet: 15 * P, payout: 48 * P, result: 'won' },
};
const betListSpec: ListSpec = {
  machine: betListMachine,
  endpoint: betContract.list,
  some: betContract.list.value.parse({
    ...{ list: [row], count: 12, stake: 20 * P, validBet: 15 * P, payout: 48 * P, open: 2 },
  }),
  none: betContract.list.value.parse({ list: [], count: 0, stake: 0, validBet: 0, payout: 0, open: 0 }),
  filters: { result: 'lost' },
  range: true,
  translated: true,
  opens: true,
  exports: betFileMachine,
  request: ({ from, to, filters, page, pageSize, language }) => ({
    ...{ from, to, category: 'all', result: filters.result, page, pageSize, language },
  }),
};
const betListView = listView(betListSpec, {
  view: (actor) => createElement(BetList, { actor }),
  filters: { result: { label: 'Result' } },
  rows: ['Lantern NightNine Lamps · 22/11/2025 16:27StakeP 20.00PayoutP 48.00Won'],
  sums: ['StakeP 20.00', 'Valid betP 15.00', 'PayoutP 48.00', 'Net result+P 28.00'],
  emptyTitle: 'No bets',
  failedTitle: 'The betting record could not be loaded',
});

/** A row that opens covers the list. */
const UNDER_A_ROW = {
  'open, list.open [isRow] -> (stays)': 'the row covers the list; the record has a walk of its own',
};

it(
  '[MEMBER-10] takes every transition of the list of bets in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/member/personalHistoryCopy',
      calls: { fetchPage: [betContract.list] },
      faulty: ['file'],
      offers: { 'list.open': () => false },
      outOfReach: UNDER_A_ROW,
      elsewhere: { 'page.language': toldTo('betList') },
    });
    expect(await tourInBrowser(listFlow(betListSpec), betListView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[MEMBER-10] takes every transition of the betting record in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/member/personalHistoryCopy',
      steering: { detail: ends(press('All bets')) },
      faulty: ['list', 'detail'],
      elsewhere: Object.fromEntries(
        ['page.moneyMoved', 'list.opened', 'page.language', 'listDetail.refresh'].map((type) => [type, toldTo('bets')]),
      ),
    });
    expect(await tourInBrowser(betsFlow, betsView, stage)).toEqual([]);
  },
  WALK_MS,
);
