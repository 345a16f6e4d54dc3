import * as z from 'zod/mini';

const name = z.string().check(z.maxLength(300));
const place = z.int().check(z.nonnegative());
const event = z.looseObject({ type: z.string() });
type Value = string | { readonly [key: string]: Value };
const stateValue: z.ZodMiniType<Value> = z.lazy(() => z.union([z.string(), z.record(z.string(), stateValue)]));
const snapshot = z.object({
  status: z.string(),
  value: z.optional(stateValue),
  ...{ context: z.optional(z.unknown()), output: z.optional(z.unknown()), error: z.optional(z.unknown()) },
});
const actor = z.object({
  ...{ session: name, id: name, parent: z.nullable(name), src: name },
  machine: z.nullable(name),
  definition: z.optional(z.string()),
  last: z.nullable(place),
});
const entry = z.object({
  kind: z.enum(['started', 'event', 'action', 'step', 'settled']),
  ...{ seq: place, at: z.number(), actor: name, cause: z.nullable(place) },
  event: z.optional(event),
  from: z.optional(z.nullable(name)),
  origin: z.optional(z.enum(['user', 'reply', 'timer', 'message'])),
  isLate: z.optional(z.boolean()),
  action: z.optional(z.string()),
  params: z.optional(z.unknown()),
  taken: z.optional(z.array(z.string())),
  before: z.optional(z.nullable(place)),
  after: z.optional(place),
});
const stand = z.object({
  ...{ isPaused: z.boolean(), speed: z.number(), now: z.number(), held: place, hasClock: z.boolean() },
  looking: z.nullable(place),
  timers: z.array(z.object({ session: name, event: z.string(), delay: z.number(), dueAt: z.number() })),
});

/** What an application says through the adapter. */
export const fromApp = z.discriminatedUnion('is', [
  z.object({ is: z.literal('here'), tab: name, name, address: z.string(), page: z.optional(name) }),
  z.object({ is: z.literal('gone'), tab: name }),
  z.object({ is: z.literal('said'), tab: name, says: z.string(), asks: z.boolean() }),
  z.object({ is: z.literal('recorded'), tab: name, window: name, capsule: z.unknown() }),
  z.object({
    ...{ is: z.literal('news'), tab: name, window: name, total: place, stand },
    ...{ actors: z.array(actor), entries: z.array(entry), snapshots: z.array(snapshot) },
  }),
]);
