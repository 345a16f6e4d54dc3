import type { Draw } from '../rng/blocks.ts';
import type { Market, MarketKind } from './market.ts';
import type { Happening, Outcome, Score, Status } from './sport.ts';
import type { Unit } from './units.ts';

/** Kind and map of a market: what its chances follow from, apart from the line. */
export type Asked = Pick<Market, 'kind' | 'map'>;

/** How a kind of sport goes. Depends on form, chance and time; nobody's bets are known here. */
export interface Model<F> {
  /** Plays a match to its end, in order of time. */
  readonly simulate: (form: F, next: Unit) => Draw<readonly Happening[]>;
  /** The score that decides a market; null until it is known, `unplayed` if it never will be. */
  readonly scoreFor: (asked: Asked, status: Status) => Score | 'unplayed' | null;
  /** Every score that may still decide it, with its chance, so long after the start (ms). */
  readonly outcomes: (form: F, asked: Asked, status: Status, at: number) => readonly Outcome[];
  /** What is offered now. */
  readonly kinds: (form: F, status: Status) => readonly Asked[];
  readonly lineStep: (kind: MarketKind) => LineGrid;
  /**
   * The step of time in which an instant of a live match lies, by the instants whose odds are compared: the first is its
   * beginning, the last its end. One where the odds stay as they are until something happens, or the step is over. ms
   */
  readonly step: (at: number) => readonly number[];
  /** Whether the period that decides a market is about to end: no bets. */
  readonly isClosing: (form: F, asked: Asked, status: Status, at: number) => boolean;
  /** Minute shown; null without a clock. */
  readonly clock: (status: Status, at: number) => number | null;
}

export interface LineGrid {
  /** Distance of two lines. */
  readonly step: number;
  /** A line of the grid. */
  readonly from: number;
  /** Lines on each side of the main one. */
  readonly beside: number;
  /** Lines nearer to zero say the same as another market. */
  readonly least?: number;
}

/** Live odds of a match whose chances change all the time are worked out anew so often, ms. */
const STEP_MS = 10_000;

export function evenStep(at: number): readonly number[] {
  const from = Math.floor(at / STEP_MS) * STEP_MS;
  return [from, from + STEP_MS / 2, from + STEP_MS];
}

export const certain = (score: Score): readonly Outcome[] => [{ score, p: 1 }];
export const both = (kinds: readonly MarketKind[]): readonly Asked[] => kinds.map((kind) => ({ kind, map: null }));
