import { expect } from 'vitest';
import { promotionContract } from '../../../../src/api/contract/public/promotion.ts';
import { promotionMachine } from '../../../../src/machines/public/promotion/promotion.machine.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { applyDetail, depositDetail, open, paid, raffleDetail, ready } from './offers.ts';

const { detail, standing, join, apply, claim, claimRaffle } = promotionContract;

const picture = (name: string, type = 'image/png') => ({
  name,
  type,
  bytes: 10,
  file: new File(['x'], name, { type }),
});
export const slip = picture('slip.png');
export const wrong = picture('slip.gif', 'image/gif');

const offline = (endpoint: typeof join | typeof detail | typeof standing) => wireFailures(endpoint).slice(0, 1);

export const promotionFlow: Flow<typeof promotionMachine> = {
  machine: () => promotionMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/promoDetail?id=goal' }],
  cases: {
    'promotion.join': [{}],
    'promotion.claim': [{}],
    'promotion.type': [{ value: 'My slip.' }],
    'promotion.addImages': [{ images: [slip] }],
    'promotion.removeImage': [{ index: 0 }],
    'promotion.agree': [{ on: true }],
    'promotion.submit': [{}],
    'promotion.resend': [{}],
    'promotion.checkStatus': [{}],
    'promotion.signedIn': [{}],
    'promotion.signedOut': [{}],
    'promotion.retry': [{}],
    'page.language': [{ language: 'EN' }],
    'page.address': [{ address: '/promoDetail?id=other' }],
  },
  eachCounts: ['promotion.signedIn', 'page.language', 'page.address', 'promotion.addImages'],
  outcomes: {
    surroundings: [defect],
    fetchOffer: [
      answers(detail, applyDetail),
      answers(detail, depositDetail),
      answers(detail, raffleDetail),
      refuses(detail, 'NOT_FOUND'),
      ...offline(detail),
    ],
    fetchStanding: [answers(standing, open), answers(standing, ready), ...offline(standing)],
    sendJoin: [answers(join, ready), refuses(join, 'STATUS_CHANGED'), ...offline(join)],
    sendApplication: [answers(apply, paid), refuses(apply, 'PROOF_UNREADABLE'), ...wireFailures(apply).slice(0, 1)],
    sendClaim: [answers(claim, paid), refuses(claim, 'STATUS_CHANGED'), ...wireFailures(claim).slice(0, 1)],
    sendRaffleClaim: [
      answers(claimRaffle, paid),
      refuses(claimRaffle, 'STATUS_CHANGED'),
      ...wireFailures(claimRaffle).slice(0, 1),
    ],
  },
  project: ({ id, language, offer, standing: own, comment, images, agreed, tried, failure }) => [
    ...[id, language, offer?.id, own?.status, comment, images.length, agreed, tried, failure !== null],
  ],
  regions: {
    offer: ({ context: { id, language, offer } }) => [id, language, offer?.id],
    own: ({ context: { offer, standing: own, comment, images, agreed, tried, failure } }) => [
      ...[offer?.id, own?.status, comment, images.length, agreed, tried, failure !== null],
    ],
    '': () => [],
  },
  invariants: {
    '[PROMO-11] a visitor has no standing': ({ snapshot }) => {
      if (snapshot.matches({ own: 'visitor' })) expect(snapshot.context.standing).toBeNull();
    },
    '[PROMO-05] [PROMO-10] sends no application without consent, or with too many pictures': ({
      pending,
      snapshot,
    }) => {
      if (!('sendApplication' in pending)) return;
      const { agreed, images } = snapshot.context;
      expect([agreed, images.length <= 3]).toEqual([true, true]);
    },
    'reports only money that may have moved': ({ fresh }) => {
      for (const effect of fresh) expect(effect).toEqual({ told: { type: 'page.moneyMoved' } });
    },
  },
  expectations: {
    'offer.loading': ({ pending, snapshot: { context } }) =>
      expect(pending.fetchOffer).toEqual({ request: { id: context.id, language: context.language } }),
    'offer.shown': ({ pending, snapshot: { context } }) =>
      expect(['fetchOffer' in pending, context.offer === null, context.offerFailure]).toEqual([false, false, null]),
    'offer.missing': ({ pending }) => expect('fetchOffer' in pending).toBe(false),
    'offer.failed': ({ snapshot }) =>
      expect([snapshot.can({ type: 'promotion.retry' }), snapshot.context.offerFailure]).toEqual([
        true,
        expect.anything(),
      ]),
    'own.visitor': ({ pending, snapshot: { context } }) =>
      expect(['fetchStanding' in pending, context.failure]).toEqual([false, null]),
    'own.member.loading': ({ pending, snapshot: { context } }) =>
      expect(pending.fetchStanding).toEqual({ request: { id: context.id, language: context.language } }),
    'own.member.failed': ({ snapshot }) =>
      expect([snapshot.can({ type: 'promotion.retry' }), snapshot.context.failure]).toEqual([
        snapshot.context.offer !== null || snapshot.matches({ offer: 'failed' }),
        expect.anything(),
      ]),
    'own.member.shown': ({ pending, snapshot: { context } }) =>
      expect(['fetchStanding' in pending, context.standing === null]).toEqual([false, false]),
    'own.member.joining': ({ pending }) => expect('sendJoin' in pending).toBe(true),
    'own.member.applying': ({ pending }) => expect('sendApplication' in pending).toBe(true),
    'own.member.claiming': ({ pending }) => expect('sendClaim' in pending).toBe(true),
    'own.member.claimingPrize': ({ pending }) => expect('sendRaffleClaim' in pending).toBe(true),
    'own.member.joinUnsure': ({ pending, snapshot }) =>
      expect(['sendJoin' in pending, snapshot.can({ type: 'promotion.resend' })]).toEqual([false, true]),
    'own.member.applyUnsure': ({ pending, snapshot }) =>
      expect(['sendApplication' in pending, snapshot.can({ type: 'promotion.resend' })]).toEqual([false, true]),
    'own.member.claimUnsure': ({ pending, snapshot }) =>
      expect(['sendClaim' in pending, snapshot.can({ type: 'promotion.resend' })]).toEqual([false, true]),
    'own.member.prizeUnsure': ({ pending, snapshot }) =>
      expect(['sendRaffleClaim' in pending, snapshot.can({ type: 'promotion.resend' })]).toEqual([false, true]),
  },
};
