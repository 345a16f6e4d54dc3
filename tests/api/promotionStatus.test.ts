import { describe, expect, it } from 'vitest';
import {
  isPromotionMove,
  offeredStatus,
  PROMOTION_STATUSES,
  type PromotionStatus,
} from '../../src/api/contract/rules/promotionStatus.ts';

/** Decision M12, written from the decision: what may follow each status. */
const follows: Readonly<Record<PromotionStatus, string>> = {
  comingSoon: 'join close',
  join: 'joined applying close',
  joined: 'claim close',
  applying: 'claim rejected close',
  rejected: '',
  claim: 'claimed close',
  claimed: 'process issued close',
  process: 'issued close',
  issued: '',
  close: '',
};

describe('the statuses of a promotion', () => {
  it('[PROMO-11] has ten labels', () => expect(new Set(PROMOTION_STATUSES).size).toBe(10));

  it.each(PROMOTION_STATUSES)('[PROMO-11] moves from %s as M12 says, and in no other way', (from) => {
    const next = PROMOTION_STATUSES.filter((to) => isPromotionMove(from, to));
    expect(next.toSorted()).toEqual(follows[from].split(' ').filter(Boolean).toSorted());
  });

  it('[PROMO-11] is coming soon before its start, open until its end, and closed then', () => {
    const offer = { startsAt: 10, endsAt: 20 };
    expect([9, 10, 19, 20].map((at) => offeredStatus(offer, at))).toEqual(['comingSoon', 'join', 'join', 'close']);
    expect(offeredStatus({ startsAt: 10, endsAt: null }, 1_000)).toBe('join');
  });
});
