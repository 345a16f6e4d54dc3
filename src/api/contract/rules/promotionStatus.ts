/** PROMO-11: the ten labels of a promotion, in the order of its way. `process` is the wagering under way. */
export const PROMOTION_STATUSES = [
  'comingSoon',
  'join',
  'joined',
  'applying',
  'rejected',
  'claim',
  'claimed',
  'process',
  'issued',
  'close',
] as const;
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number];

/**
 * Decision M12: coming soon → join → applying → rejected or claim → claimed → issued, closed from anywhere before the end.
 * A promotion without an application is joined instead; wagering lies between claimed and issued.
 */
export const PROMOTION_MOVES: Readonly<Record<PromotionStatus, readonly PromotionStatus[]>> = {
  comingSoon: ['join', 'close'],
  join: ['joined', 'applying', 'close'],
  joined: ['claim', 'close'],
  applying: ['claim', 'rejected', 'close'],
  claim: ['claimed', 'close'],
  claimed: ['process', 'issued', 'close'],
  process: ['issued', 'close'],
  rejected: [],
  issued: [],
  close: [],
};

export const isPromotionMove = (from: PromotionStatus, to: PromotionStatus): boolean =>
  PROMOTION_MOVES[from].includes(to);

interface Offered {
  readonly startsAt: number;
  /** Null: no end. */
  readonly endsAt: number | null;
}

/** The status of a promotion for somebody who has not taken part. */
export function offeredStatus({ startsAt, endsAt }: Offered, at: number): 'comingSoon' | 'join' | 'close' {
  if (endsAt !== null && endsAt <= at) return 'close';
  return startsAt > at ? 'comingSoon' : 'join';
}
