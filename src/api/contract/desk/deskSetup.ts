import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { empty, instant } from '../fields.ts';
import { acts, reads } from './deskMarks.ts';

const spec = 'assumed: a brand opens at the desk, decision record 066';

/** What a brand needs before it opens to players, in the order of the page. */
export const setupItem = z.enum([
  'brand',
  'address',
  'operators',
  'mail',
  'sms',
  'gateway',
  'deposits',
  'payouts',
  'provider',
  'games',
  'service',
  'books',
]);
export type SetupItem = z.infer<typeof setupItem>;

const setup = z.object({
  /** The name that players read. */
  brand: z.string(),
  /** Null before the site has opened. */
  openedAt: z.nullable(instant),
  /** The first of the two operators who open it. */
  openingBy: z.nullable(z.string()),
  items: z.array(z.object({ id: setupItem, done: z.boolean() })),
});
export type DeskSetup = z.infer<typeof setup>;

/** The checklist of a new brand. */
export const deskSetup = {
  setup: defineEndpoint({
    ...reads,
    spec,
    id: 'desk.setup',
    path: '/wps/ext/v1/desk/setup',
    sends: 'nothing',
    request: empty,
    value: setup,
  }),
  /** The first operator asks, a second one opens the site. */
  openBrand: defineEndpoint({
    ...acts,
    spec,
    id: 'desk.openBrand',
    path: '/wps/ext/v1/desk/setup/open',
    sends: 'nothing',
    request: empty,
    value: setup,
    /** SETUP_INCOMPLETE while something is missing; STATUS_CHANGED once it has opened. */
    refusals: ['SETUP_INCOMPLETE', 'SECOND_PERSON_NEEDED', 'STATUS_CHANGED'],
  }),
};
