import type { Ratio } from '../ratio.ts';
import type { Draw } from '../rng/blocks.ts';

/** A round of a board game as far as its moves go. */
export interface Played<V = unknown> {
  /** What its player may see now; nothing that is still hidden. */
  readonly view: V;
  /** 1/10,000 P; of a round that is not over, what ending it now would pay. */
  readonly payout: number;
  /** False while the player has a move. */
  readonly isOver: boolean;
}

export interface BoardBet<C, M> {
  /** 1/10,000 P, of the whole round. */
  readonly stake: number;
  /** What the player bets on, fixed before the draw. */
  readonly choice: C;
  /** What the player did since, in order. */
  readonly moves: readonly M[];
}

/** A bet type, with the return of its best play. */
export interface BetType {
  readonly id: string;
  readonly rtp: Ratio;
}

/**
 * Everything that fixes a board game: choice, stake and moves of its player, and the stream of chance, lead to the same
 * round anywhere. Rules never change: others get another id, so that every old round can be worked out again.
 */
export interface Rules<C = unknown, M = unknown, V = unknown> {
  readonly id: string;
  /** Every bet type; the lobby tells the least and the greatest of their returns. */
  readonly bets: readonly BetType[];
  /** Bets may stand against each other, or risk less than their stake: what counts is what is won or lost. */
  readonly hasOpposites?: true;
  /** Null for anything but a choice of this game. */
  readonly readChoice: (value: unknown) => C | null;
  /** Null for anything but a move of this game. */
  readonly readMove: (value: unknown) => M | null;
  /** Whether stake and choice fit, apart from the limits of the game: payouts must be whole. */
  readonly isBet: (stake: number, choice: C) => boolean;
  /** Plays a round from its beginning. @throws {IllegalMove} */
  readonly play: (bet: BoardBet<C, M>) => Draw<Played<V>>;
  /** What ends a round that its player has left: the move that keeps what is won, or null. */
  readonly leave: (view: V) => M | null;
}

/** A move that the round does not allow. */
export class IllegalMove extends Error {}

/** 1/10,000 P: stakes are multiples, so that payouts in hundredths are whole. */
export const STAKE_STEP = 100;

/** What a multiplier in hundredths pays, 1/10,000 P. */
export const pays = (stake: number, hundredths: number): number => (stake / STAKE_STEP) * hundredths;

/** An object's own field, or undefined. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
