import { describe, expect, it } from 'vitest';
import { filterOf, offersIn, statusOf } from '../../../src/machines/promotions/promotions.rules.ts';
import { modelTests } from '../kit/modelTests.ts';
import { at, depositOffer, spinOffer } from '../promotion/offers.ts';
import { both, own, promotionsFlow } from './promotions.spec.ts';

const offers = { calls: { fetchOffers: { request: { language: 'TH' } } } };
const mine = { calls: { fetchMine: { request: {} } } };

describe('the list of promotions', () => {
  it.each(
    modelTests(promotionsFlow, [
      [
        '[ROUTE-24] [PROMO-01] start',
        { calls: { surroundings: undefined, fetchOffers: { request: { language: 'TH' } } } },
      ],
      [
        'any, error surroundings -> mine.visitor',
        { sets: { mine: [] }, calls: { fetchOffers: { request: { language: 'TH' } } } },
        'start, promotions.signedIn, fetchMine done, surroundings error',
      ],
      ['[PROMO-02] [PROMO-03] any, promotions.filter [isOtherFilter] -> (stays)', { sets: { filter: 'slots' } }],
      ['any, page.address -> (stays)', { sets: { filter: 'slots' } }],
      ['[PROMO-01] offers.loading, done fetchOffers -> offers.shown', { sets: { list: both, at } }],
      'offers.loading, error fetchOffers -> offers.failed',
      ['offers.failed, promotions.retry -> offers.loading', offers],
      [
        'offers, page.language -> offers.loading',
        { sets: { language: 'EN' }, calls: { fetchOffers: { request: { language: 'EN' } } } },
      ],
      ['[PROMO-11] mine, promotions.signedIn -> mine.loading', { ...mine, sets: { mine: [] } }],
      [
        'mine, promotions.signedOut -> mine.visitor',
        { sets: { mine: [] } },
        'start, promotions.signedIn, fetchMine done, promotions.signedOut',
      ],
      ['[PROMO-11] mine.loading, done fetchMine -> mine.shown', { sets: { mine: own } }],
      'mine.loading, error fetchMine -> mine.failed',
      ['mine.failed, promotions.retry -> mine.loading', mine],
    ]),
  )('%s', (_title, run) => run());

  it('[PROMO-03] takes the filter of an address, and all for anything else', () => {
    expect(['/promotions', '/promotions?filter=slots', '/promotions?filter=x'].map(filterOf)).toEqual([
      'all',
      'slots',
      'all',
    ]);
    expect(offersIn(both, 'slots')).toEqual([spinOffer]);
    expect(offersIn(both, 'all')).toEqual(both);
  });

  it('[PROMO-11] shows the own status, else that of the offer, with its deadline', () => {
    expect([statusOf(spinOffer, own, at), statusOf(depositOffer, own, at)]).toEqual([
      { status: 'process', until: at + 86_400_000 },
      { status: 'join', until: at + 86_400_000 },
    ]);
    expect(statusOf({ ...depositOffer, startsAt: at + 5 }, [], at)).toEqual({ status: 'comingSoon', until: at + 5 });
  });
});
