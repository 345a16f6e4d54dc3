import type {
  PromotionDetail,
  PromotionOffer,
  PromotionStanding,
  PromotionTerms,
} from '../../../../src/api/contract/public/promotion.ts';

const P = 10_000;
/** 22/11/2026 12:00 GMT+8. */
export const at = Date.UTC(2026, 10, 22, 4);

const terms: PromotionTerms = {
  ...{ kind: 'deposit', amount: 500 * P, percent: 20, task: null, least: 100 * P, prizes: [], wagering: 8, days: 5 },
  ...{ games: [], newDays: null, endsAt: at + 86_400_000 },
};
export const depositOffer: PromotionOffer = {
  ...{ id: 'deposit', filters: ['deposit'], art: 'deposit', title: 'Deposit, a bit more', summary: '20% more.' },
  ...{ startsAt: at - 86_400_000, endsAt: at + 86_400_000, terms, link: null },
};
export const spinOffer: PromotionOffer = {
  ...{ ...depositOffer, id: 'spin', filters: ['slots'], art: 'naga', title: 'The naga pays' },
  terms: { ...terms, kind: 'task', task: 'validBet', percent: 0, amount: 120 * P, least: 3_000 * P, wagering: 5 },
};

const whole = { who: 'All members', rules: ['Be fair.'], raffle: null, serverTime: at };
export const depositDetail: PromotionDetail = { ...depositOffer, ...whole };
export const applyDetail: PromotionDetail = {
  ...{ ...depositDetail, id: 'goal', art: 'goal', title: 'Stake back' },
  terms: { ...terms, kind: 'apply', percent: 0, least: 0, amount: 1_000 * P, wagering: 3 },
};
export const raffleDetail: PromotionDetail = {
  ...{ ...depositDetail, id: 'balls', art: 'balls', title: 'Three balls' },
  terms: { ...terms, kind: 'raffle', percent: 0, amount: 100 * P, prizes: [100 * P], wagering: 0 },
  raffle: { commitment: 'ab12', seed: null, tickets: null, ticketsHash: null, drawnAt: null, winners: [] },
};

export const open: PromotionStanding = {
  ...{ status: 'join', barred: null, joinedAt: null, amount: 0, terms: null, changed: [], condition: null },
  ...{ tickets: null, application: null, claimBy: null, wagering: null, endedAt: null },
};
/** Something to claim, on the terms that are on offer. */
export const ready: PromotionStanding = { ...open, status: 'claim', joinedAt: at, amount: 100 * P };
export const paid: PromotionStanding = { ...ready, status: 'issued', endedAt: at };
