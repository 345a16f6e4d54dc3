// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  type MyPromotion,
  type PromotionOffer,
  promotionContract,
} from '../../../../src/api/contract/public/promotion.ts';
import { promotionsPage } from '../../../../src/machines/public/promotions/promotions.machine.ts';
import { filterOf, offersIn, statusOf } from '../../../../src/machines/public/promotions/promotions.rules.ts';
import { PromotionsPage } from '../../../../src/ui/public/promotions/PromotionsPage.tsx';
import { press } from '../../onScreen.tsx';
import { pageContract } from '../../page/pageContract.tsx';
import { siteWith } from '../../siteWith.ts';
import { at, depositOffer, spinOffer } from '../promotion/offers.ts';

const both: readonly PromotionOffer[] = [depositOffer, spinOffer];
const own: readonly MyPromotion[] = [
  { id: spinOffer.id, status: 'process', until: at + 86_400_000, amount: 1_200_000 },
];

describe('[ROUTE-24] [PROMO-01] [PROMO-02] [PROMO-03] [PROMO-11] the list of promotions', () => {
  it.each(
    pageContract({
      page: promotionsPage,
      view: (actor) => <PromotionsPage actor={actor} site={siteWith({})} />,
      address: '/promotions',
      reads: {
        offers: {
          endpoint: promotionContract.list,
          request: { language: 'TH' },
          values: [
            { list: both, serverTime: at },
            { list: [], serverTime: at },
          ],
          failed: 'The promotions could not be loaded',
        },
        mine: {
          endpoint: promotionContract.mine,
          member: true,
          request: {},
          values: [{ list: own }],
          failed: 'We couldn’t load your progress.',
        },
      },
      choices: [
        [() => press('Slots 1'), {}],
        [() => press('Fish 0'), {}],
        ['/promotions?filter=slots', {}],
      ],
    }),
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
