import * as z from 'zod/mini';
import { defineEvents } from '../../support/events.ts';

/** What keeps a slide in place. */
const holder = z.enum(['pointer', 'focus']);
export type Holder = z.infer<typeof holder>;

export const heroEvents = defineEvents({
  /** Whether slides may change by themselves: only on home, and never under reduced motion. */
  'hero.allow': z.object({ turning: z.boolean() }),
  'hero.select': z.object({ place: z.int() }),
  /** A finger went down, at this distance from the left edge, px. */
  'hero.touch': z.object({ x: z.number() }),
  /** The finger went up. */
  'hero.lift': z.object({ x: z.number() }),
  /** The pointer or the focus is on the hero. */
  'hero.hold': z.object({ by: holder }),
  'hero.release': z.object({ by: holder }),
});
