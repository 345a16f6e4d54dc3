import { expect } from 'vitest';
import { type MyPromotion, type PromotionOffer, promotionContract } from '../../../src/api/contract/promotion.ts';
import { promotionsMachine } from '../../../src/machines/promotions/promotions.machine.ts';
import { answers, defect, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';
import { at, depositOffer, spinOffer } from '../promotion/offers.ts';

const { list, mine } = promotionContract;

export const both: readonly PromotionOffer[] = [depositOffer, spinOffer];
export const own: readonly MyPromotion[] = [
  { id: spinOffer.id, status: 'process', until: at + 86_400_000, amount: 1_200_000 },
];

export const promotionsFlow: Flow<typeof promotionsMachine> = {
  machine: () => promotionsMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/promotions' }],
  cases: {
    'promotions.filter': [{ filter: 'slots' }, { filter: 'fish' }, { filter: 'all' }],
    'promotions.signedIn': [{}],
    'promotions.signedOut': [{}],
    'promotions.retry': [{}],
    'page.language': [{ language: 'EN' }],
    'page.address': [{ address: '/promotions?filter=slots' }],
  },
  eachCounts: ['promotions.signedIn', 'page.language'],
  walks: ['start, promotions.signedIn, fetchOffers error, promotions.retry'],
  outcomes: {
    surroundings: [defect],
    fetchOffers: [
      answers(list, { list: [...both], serverTime: at }),
      answers(list, { list: [], serverTime: at }),
      ...wireFailures(list).slice(0, 1),
    ],
    fetchMine: [answers(mine, { list: [...own] }), ...wireFailures(mine).slice(0, 1)],
  },
  project: ({ language, filter, list: known, mine: owned }) => [language, filter, known?.length, owned.length],
  regions: {
    offers: ({ context: { language, filter, list: known } }) => [language, filter, known?.length],
    mine: ({ context }) => [context.mine.length],
    '': ({ context: { filter, list: known } }) => [filter, known?.length],
  },
  invariants: {
    '[PROMO-11] a visitor has no own status': ({ snapshot }) => {
      if (snapshot.matches({ mine: 'visitor' })) expect(snapshot.context.mine).toEqual([]);
    },
  },
  expectations: {
    'offers.loading': ({ pending, snapshot: { context } }) =>
      expect(pending.fetchOffers).toEqual({ request: { language: context.language } }),
    'offers.shown': ({ pending, snapshot: { context } }) =>
      expect(['fetchOffers' in pending, context.list === null, context.offersFailure]).toEqual([false, false, null]),
    'offers.failed': ({ snapshot }) =>
      expect([snapshot.can({ type: 'promotions.retry' }), snapshot.context.offersFailure]).toEqual([
        true,
        expect.anything(),
      ]),
    'mine.visitor': ({ pending, snapshot: { context } }) =>
      expect(['fetchMine' in pending, context.mineFailure]).toEqual([false, null]),
    'mine.loading': ({ pending }) => expect(pending.fetchMine).toEqual({ request: {} }),
    'mine.shown': ({ pending, snapshot: { context } }) =>
      expect(['fetchMine' in pending, context.mine, context.mineFailure]).toEqual([false, own, null]),
    'mine.failed': ({ snapshot }) =>
      expect([snapshot.can({ type: 'promotions.retry' }), snapshot.context.mineFailure]).toEqual([
        true,
        expect.anything(),
      ]),
  },
};
