import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant, money } from '../fields.ts';
import { sharedTrait } from '../member/referral.ts';
import { page, reads, who } from './deskMarks.ts';

/** Why two accounts may be one person's, or play together: what they share, or bets against each other. */
const linkedTrait = z.enum([...sharedTrait.options, 'opposite']);
export type LinkedTrait = z.infer<typeof linkedTrait>;

const linked = z.object({
  id: z.string(),
  one: who,
  other: who,
  traits: z.array(linkedTrait),
  /** Draws of the last days that the two bet on against each other, and what both had on them. */
  draws: z.int(),
  staked: money,
  foundAt: instant,
});
export type DeskLinked = z.infer<typeof linked>;

export const deskLinked = {
  linked: defineEndpoint({
    ...reads,
    id: 'desk.linked',
    path: '/wps/ext/v1/desk/linked',
    request: z.object({ page }),
    /** What was found or has changed last comes first. */
    value: z.object({ list: z.array(linked), count: z.int() }),
  }),
};
