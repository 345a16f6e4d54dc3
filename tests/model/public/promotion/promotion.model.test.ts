import { describe, expect, it } from 'vitest';
import { formProblem, idOf, statusOf } from '../../../../src/machines/public/promotion/promotion.rules.ts';
import type { Line } from '../../kit/does.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { applyDetail, depositDetail, open, paid, ready } from './offers.ts';
import { promotionFlow, slip, wrong } from './promotion.spec.ts';

const one = { id: 'goal', language: 'TH' } as const;
const other = { id: 'other', language: 'TH' } as const;
const english = { id: 'goal', language: 'EN' } as const;
const moved = [{ type: 'page.moneyMoved' }];
const refused = (code: string) => ({ kind: 'refused', code, message: `refused with ${code}`, details: null });
const offline = { kind: 'offline' };
const asks = (request: object) => ({ fetchStanding: { request } });
/** The first key went with the visit of somebody who was not signed in yet. */
const keyed = (request: object, key = 2) => ({ request, idempotencyKey: `seed-of-a-page-${key}` });

const member = 'start, promotion.signedIn';
const applicant = `${member}, fetchOffer done 1, fetchStanding done 1`;
const filledIn = `${applicant}, promotion.type, promotion.addImages, promotion.agree, promotion.submit`;
const application = keyed({ ...one, comment: 'My slip.', images: [slip.file] });

interface Act {
  readonly state: string;
  readonly call: string;
  readonly unsure: string;
  readonly sent: object;
  readonly answer: object;
  readonly code: string;
  readonly way: string;
  /** What is forgotten of the form. */
  readonly form?: object;
}

/** W8: how each act ends, and what follows when nobody knows how. Sent again it is the same, in the language it was in. */
const acts = (all: readonly Act[]) =>
  all.flatMap(({ state, call, unsure, sent, answer, code, way, form }): readonly Line[] => [
    [
      `[PROMO-11] own.member.${state}, done ${call} -> own.member.shown`,
      { tells: moved, sets: { standing: answer, keyIndex: 2, ...form } },
      `${way}, ${call} done`,
    ],
    [
      `[W8] own.member.${state}, error ${call} [isOutcomeUnknown] -> own.member.${unsure}`,
      { sets: { failure: offline } },
      `${way}, ${call} error 2`,
    ],
    [
      `[PROMO-11] own.member.${state}, error ${call} -> own.member.loading`,
      { calls: asks(one), sets: { failure: refused(code), keyIndex: 2 } },
      `${way}, ${call} error 1`,
    ],
    [
      `[W8] own.member.${unsure}, promotion.resend -> own.member.${state}`,
      { calls: { [call]: sent }, sets: { failure: null } },
      `${way}, ${call} error 2, page.language, promotion.resend`,
    ],
    [
      `[W8] own.member.${unsure}, promotion.checkStatus -> own.member.loading`,
      { calls: asks(one), tells: moved, sets: { failure: null, keyIndex: 2 } },
      `${way}, ${call} error 2, promotion.checkStatus`,
    ],
  ]);

describe('the details of a promotion', () => {
  it.each(
    modelTests(promotionFlow, [
      ['[ROUTE-25] [PROMO-04] start', { calls: { surroundings: undefined, fetchOffer: { request: one } } }],
      [
        'any, error surroundings -> own.visitor',
        {
          calls: { fetchOffer: { request: one } },
          stops: ['fetchStanding'],
          sets: { keyIndex: 2 },
        },
        `${member}, surroundings error`,
      ],
      ['[PROMO-04] offer.loading, done fetchOffer -> offer.shown', { sets: { offer: applyDetail } }],
      ['offer.loading, error fetchOffer [isMissing] -> offer.missing', {}],
      ['offer.loading, error fetchOffer -> offer.failed', { sets: { offerFailure: offline } }],
      ['offer.failed, promotion.retry -> offer.loading', { calls: { fetchOffer: { request: one } } }],
      [
        'offer, page.language -> offer.loading',
        { calls: { fetchOffer: { request: english } }, sets: { language: 'EN' } },
      ],
      [
        '[ROUTE-25] offer, page.address -> offer.loading',
        { calls: { fetchOffer: { request: other } }, sets: { id: 'other', offer: null, keyIndex: 1, images: [] } },
        'start, fetchOffer done 1, page.address',
      ],
      ['[PROMO-11] own, promotion.signedIn -> own.member', { calls: asks(one), sets: { keyIndex: 1, images: [] } }],
      [
        '[PROMO-11] own, promotion.signedOut -> own.visitor',
        { sets: { keyIndex: 2, standing: null, comment: '', images: [], agreed: false } },
        `${applicant}, promotion.type, promotion.addImages, promotion.agree, promotion.signedOut`,
      ],
      [
        '[ROUTE-25] own.member, page.address -> own.member.loading',
        {
          calls: { fetchOffer: { request: other }, ...asks(other) },
          sets: { id: 'other', offer: null, keyIndex: 2, standing: null, comment: '', images: [] },
        },
        `${applicant}, promotion.type, promotion.addImages, page.address`,
      ],
      ['[PROMO-11] own.member.loading, done fetchStanding -> own.member.shown', { sets: { standing: open } }],
      ['own.member.loading, error fetchStanding -> own.member.failed', { sets: { failure: offline } }],
      [
        'own.member.loading, page.language -> own.member.loading',
        { calls: { fetchOffer: { request: english }, ...asks(english) }, sets: { language: 'EN' } },
      ],
      [
        'own.member.failed, promotion.retry [hasOffer] -> own.member.loading',
        { calls: asks(one), sets: { failure: null } },
      ],
      ['own.member.shown, after freshFor (60 s) -> own.member.loading', { calls: asks(one) }],
      [
        'own.member.shown, page.language -> own.member.loading',
        { calls: { fetchOffer: { request: english }, ...asks(english) }, sets: { language: 'EN' } },
      ],
      ['[PROMO-07] own.member.shown, promotion.type [canApply] -> (stays)', { sets: { comment: 'My slip.' } }],
      [
        '[PROMO-06] own.member.shown, promotion.addImages [canApply] -> (stays)',
        { sets: { images: [slip, slip] } },
        `${applicant}, promotion.addImages, promotion.addImages`,
      ],
      ['[PROMO-06] own.member.shown, promotion.removeImage [isImage] -> (stays)', { sets: { images: [] } }],
      ['[ERR-37] own.member.shown, promotion.agree [canApply] -> (stays)', { sets: { agreed: true } }],
      [
        '[PROMO-05] [PROMO-06] own.member.shown, promotion.submit [isSound] -> own.member.applying',
        { calls: { sendApplication: application }, sets: { tried: true } },
        filledIn,
      ],
      ['[ERR-37] own.member.shown, promotion.submit [canApply] -> (stays)', { sets: { tried: true } }],
      [
        '[PROMO-11] own.member.shown, promotion.join [canJoin] -> own.member.joining',
        { calls: { sendJoin: keyed(english) }, sets: { requestLanguage: 'EN' } },
        `${member}, fetchOffer done 2, page.language, fetchOffer done 2, fetchStanding done 1, promotion.join`,
      ],
      [
        '[PROMO-11] [W8] own.member.shown, promotion.claim [canClaimBonus] -> own.member.claiming',
        { calls: { sendClaim: keyed(one, 3) } },
        `${member}, fetchOffer done 2, fetchStanding done 1, promotion.join, sendJoin done, promotion.claim`,
      ],
      [
        '[PROMO-12] [API-54] own.member.shown, promotion.claim [canClaimPrize] -> own.member.claimingPrize',
        { calls: { sendRaffleClaim: keyed(one) } },
      ],
      ...acts([
        {
          ...{ state: 'joining', call: 'sendJoin', unsure: 'joinUnsure', sent: keyed(one), answer: ready },
          ...{ code: 'STATUS_CHANGED', way: `${member}, fetchOffer done 2, fetchStanding done 1, promotion.join` },
        },
        {
          ...{ state: 'applying', call: 'sendApplication', unsure: 'applyUnsure', sent: application, answer: paid },
          ...{ code: 'PROOF_UNREADABLE', way: filledIn },
          form: { comment: '', images: [], agreed: false, tried: false },
        },
        {
          ...{ state: 'claiming', call: 'sendClaim', unsure: 'claimUnsure', sent: keyed(one), answer: paid },
          ...{ code: 'STATUS_CHANGED', way: `${member}, fetchOffer done 1, fetchStanding done 2, promotion.claim` },
        },
        {
          ...{ state: 'claimingPrize', call: 'sendRaffleClaim', unsure: 'prizeUnsure', sent: keyed(one) },
          ...{ answer: paid, code: 'STATUS_CHANGED' },
          way: `${member}, fetchOffer done 3, fetchStanding done 2, promotion.claim`,
        },
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
