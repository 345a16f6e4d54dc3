import type { FishId } from '../engines/board/fishKinds.ts';

/** Players on one reef at most. */
export const REEF_SEATS = 4;

/** A round of a player, as the others on the reef see it. */
export interface ReefVolley {
  /** Counts the rounds of the seat. */
  readonly count: number;
  /** Of one shot, 1/10,000 P. */
  readonly price: number;
  readonly shots: readonly { readonly fish: FishId; readonly caught: readonly FishId[] }[];
}

export interface ReefSeat {
  /** From 1. */
  readonly seat: number;
  /** Masked; null while the seat is free. */
  readonly name: string | null;
  readonly isMine: boolean;
  readonly volley: ReefVolley | null;
}

/** A reef as one of its players sees it. */
export interface ReefView {
  /** The provider's clock, ms. */
  readonly now: number;
  readonly seats: readonly ReefSeat[];
}
