import * as z from 'zod/mini';
import { faultShape } from '../calls/fault.ts';

/** What was done to a held event; `delivered`: before others that came earlier. */
const heldChanges = ['edited', 'delayed', 'moved', 'dropped', 'delivered'] as const;

const fault = z.nullable(faultShape);
/** After which step of the recording, when on the actor clock, ms, and after how many inputs; a spread would keep zod in the adapter. */
const step = z.number();
const at = z.number();
const after = z.number();

/** Something that somebody did with the console; masked. */
export const actShape = z.discriminatedUnion('kind', [
  /** A fault for replies to come; null ends it. No call: of every call. */
  z.object({
    step,
    at,
    after,
    kind: z.literal('fault'),
    call: z.nullable(z.string()),
    scope: z.enum(['next', 'always']),
    fault,
  }),
  /** A fault for one reply on its way; null lets it pass. */
  z.object({
    step,
    at,
    after,
    kind: z.literal('reply'),
    call: z.string(),
    fault,
    /** Whether the reply was held. */
    isHeld: z.boolean(),
    /** How many inputs on the page came before its request. */
    asked: z.number(),
    /** How many replies of this call were asked for between the last of these inputs and its request. */
    ahead: z.number(),
  }),
  z.object({ step, at, after, kind: z.literal('time'), ms: z.number() }),
  z.object({
    step,
    at,
    after,
    kind: z.literal('event'),
    change: z.enum(heldChanges),
    /** Whether a person had sent it. */
    isUser: z.boolean(),
    to: z.string(),
    type: z.string(),
    /** What an edited one carries, as JSON; by how many ms it was delayed; to which place it was moved, from 1. */
    how: z.nullable(z.union([z.string(), z.number()])),
  }),
  /** An event to an actor, past the page. */
  z.object({ step, at, after, kind: z.literal('sent'), to: z.string(), type: z.string() }),
  /** A walk to a state. */
  z.object({ step, at, after, kind: z.literal('walk'), to: z.string(), state: z.string() }),
]);

/** An act of a recording. */
export type KeptAct = z.output<typeof actShape>;

type Unplaced<A> = A extends KeptAct ? Omit<A, 'step'> & { readonly seq: number } : never;
/** The same while it is recorded; `seq` is the number of the last entry before it. */
export type Act = Unplaced<KeptAct>;

type Undated<A> = A extends KeptAct ? Omit<A, 'step' | 'at' | 'after'> : never;
/** What was done, without when. */
export type NewAct = Undated<KeptAct>;

export type HeldChange = (typeof heldChanges)[number];
