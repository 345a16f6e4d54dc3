import { describe, expect, it } from 'vitest';
import { formProblem, idOf, statusOf } from '../../../src/machines/promotion/promotion.rules.ts';
import { modelTests } from '../kit/modelTests.ts';
import { applyDetail, depositDetail, open, paid, ready } from './offers.ts';
import { promotionFlow, slip, wrong } from './promotion.spec.ts';

const one = { id: 'goal', language: 'TH' } as const;
/** How each act ends, and what follows when nobody knows how. */
const acts = (all: readonly (readonly [state: string, call: string, unsure: string])[]) =>
  all.flatMap(([state, call, unsure]) => [
    `own.member.${state}, done ${call} -> own.member.shown`,
    `own.member.${state}, error ${call} [isOutcomeUnknown] -> own.member.${unsure}`,
    `own.member.${state}, error ${call} -> own.member.loading`,
    `own.member.${unsure}, promotion.resend -> own.member.${state}`,
    `own.member.${unsure}, promotion.checkStatus -> own.member.loading`,
  ]);

describe('the details of a promotion', () => {
  it.each(
    modelTests(promotionFlow, [
      ['[ROUTE-25] [PROMO-04] start', { calls: { surroundings: undefined, fetchOffer: { request: one } } }],
      'any, error surroundings -> own.visitor',
      ['[PROMO-04] offer.loading, done fetchOffer -> offer.shown', { sets: { offer: applyDetail } }],
      'offer.loading, error fetchOffer [isMissing] -> offer.missing',
      'offer.loading, error fetchOffer -> offer.failed',
      ['offer.failed, promotion.retry -> offer.loading', { calls: { fetchOffer: { request: one } } }],
      'offer, page.language -> offer.loading',
      'offer, page.address -> offer.loading',
      'own, promotion.signedIn -> own.member',
      'own, promotion.signedOut -> own.visitor',
      'own.member, page.address -> own.member.loading',
      'own.member.loading, done fetchStanding -> own.member.shown',
      'own.member.loading, error fetchStanding -> own.member.failed',
      'own.member.loading, page.language -> own.member.loading',
      'own.member.failed, promotion.retry [hasOffer] -> own.member.loading',
      'own.member.shown, after freshFor (60 s) -> own.member.loading',
      'own.member.shown, page.language -> own.member.loading',
      '[PROMO-07] own.member.shown, promotion.type [canApply] -> (stays)',
      '[PROMO-06] own.member.shown, promotion.addImages [canApply] -> (stays)',
      'own.member.shown, promotion.removeImage [isImage] -> (stays)',
      'own.member.shown, promotion.agree [canApply] -> (stays)',
      '[PROMO-05] own.member.shown, promotion.submit [isSound] -> own.member.applying',
      'own.member.shown, promotion.submit [canApply] -> (stays)',
      '[PROMO-11] own.member.shown, promotion.join [canJoin] -> own.member.joining',
      '[PROMO-11] own.member.shown, promotion.claim [canClaimBonus] -> own.member.claiming',
      '[PROMO-12] [API-54] own.member.shown, promotion.claim [canClaimPrize] -> own.member.claimingPrize',
      ...acts([
        ['joining', 'sendJoin', 'joinUnsure'],
        ['applying', 'sendApplication', 'applyUnsure'],
        ['claiming', 'sendClaim', 'claimUnsure'],
        ['claimingPrize', 'sendRaffleClaim', 'prizeUnsure'],
      ]),
    ]),
  )('%s', (_title, run) => run());

  it('[ROUTE-25] reads the promotion from the address', () => {
    expect(['/promoDetail?id=goal', '/promoDetail', '/promoDetail?id=a%20b'].map(idOf)).toEqual(['goal', '-', '-']);
  });

  it('[PROMO-08] [PROMO-09] [PROMO-10] finds what is wrong with an application', () => {
    const form = { images: [slip], agreed: true };
    expect(formProblem(form)).toBeNull();
    expect(formProblem({ ...form, agreed: false })).toEqual({ kind: 'notAgreed' });
    expect(formProblem({ ...form, images: [wrong] })).toEqual({ kind: 'badType' });
    expect(formProblem({ ...form, images: [slip, slip, slip, slip] })).toEqual({ kind: 'tooManyFiles', most: 3 });
    expect(formProblem({ ...form, images: [{ ...slip, bytes: 5 * 1024 * 1024 + 1 }] })).toEqual({
      ...{ kind: 'tooBig', megabytes: 5 },
    });
  });

  it('[PROMO-11] shows the own status, else that of the offer', () => {
    expect(statusOf({ offer: depositDetail, standing: null })).toBe('join');
    expect(statusOf({ offer: applyDetail, standing: ready })).toBe('claim');
    expect([open, paid].map((standing) => statusOf({ offer: applyDetail, standing }))).toEqual(['join', 'issued']);
  });
});
