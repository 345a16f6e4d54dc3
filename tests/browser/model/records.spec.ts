// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { betContract } from '../../../src/api/contract/bet.ts';
import { betListFlow } from '../../model/bets/bets.spec.ts';
import { betListView } from '../../model/bets/bets.view.tsx';
import { pageStage } from '../../model/browser/pageStage.ts';
import { toldTo, WALK_MS } from '../../model/browser/siteStage.ts';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import { startSite } from '../support/site.ts';

const site = startSite();

/** A row that opens covers the list. */
const UNDER_A_ROW = {
  'open, list.open [isRow] -> (stays)': 'the row covers the list; the round has a walk of its own',
};

it(
  '[MEMBER-10] takes every transition of the betting record in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/member/personalHistoryCopy',
      calls: { fetchPage: [betContract.list] },
      faulty: ['file'],
      offers: { 'list.open': () => false },
      outOfReach: UNDER_A_ROW,
      elsewhere: { 'page.language': toldTo('betList') },
    });
    expect(await tourInBrowser(betListFlow, betListView, stage)).toEqual([]);
  },
  WALK_MS,
);
