import type { Holder } from './hero.events.ts';

/** Slides of the hero, in their order. */
export const slides = ['offer', 'games', 'points'] as const;

/** Shorter movements are presses or scrolling, px. */
const SWIPE_PX = 40;

export interface HeroContext {
  /** Index of the slide on screen. */
  readonly place: number;
  /** Where the finger went down, px from the left edge; null without one. */
  readonly touchedAt: number | null;
  readonly heldBy: readonly Holder[];
}

/** The slide `by` places further, from the last to the first and back. */
export const moved = (place: number, by: number): number => (place + by + slides.length) % slides.length;

/** Places to move after a swipe to `x`: to the left is forward. */
export function swipe({ touchedAt }: Pick<HeroContext, 'touchedAt'>, x: number): -1 | 0 | 1 {
  if (touchedAt === null || Math.abs(x - touchedAt) < SWIPE_PX) return 0;
  return x < touchedAt ? 1 : -1;
}
