import * as z from 'zod/mini';
import { targetShape } from './target.ts';

/** Something that somebody did on the page. */
export const pageInputShape = z.object({
  /** After which step of the recording. */
  step: z.number(),
  /** Time of the actor clock, ms. */
  at: z.number(),
  deed: z.enum(['press', 'type', 'choose', 'set', 'key']),
  /** Null for a key that was meant for the whole page. */
  target: z.nullable(targetShape),
  /** What was typed or chosen, whether it was checked, or which key; null for a press, and for a secret. */
  value: z.nullable(z.union([z.string(), z.boolean()])),
  isSecret: z.boolean(),
  /** Which secret, from 1: the same value has the same number. Undefined where that is not known. */
  secret: z.optional(z.number()),
  /** What the page had announced since the input before. */
  says: z.array(z.string()),
});

/** A page input of a recording. */
export type KeptInput = z.output<typeof pageInputShape>;

/** The same while it is recorded. */
export interface PageInput extends Omit<KeptInput, 'step'> {
  /** Number of the last entry before it. */
  readonly seq: number;
}
