import * as z from 'zod/mini';

/** By this a receiver says that it listens; the sender then tells what it has kept for it. */
export const CONNECTED = '@statelyai.connected';
/** By this a sender says that no more will come. */
export const DISCONNECTED = '@statelyai.disconnected';

const name = z.string().check(z.maxLength(300));

type Value = string | { readonly [key: string]: Value };
const stateValue: z.ZodMiniType<Value> = z.lazy(() => z.union([z.string(), z.record(z.string(), stateValue)]));

const snapshot = z.object({
  status: z.catch(z.string(), 'active'),
  value: z.catch(z.optional(stateValue), undefined),
  context: z.optional(z.unknown()),
  output: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
});
const event = z.looseObject({ type: z.string() });

const common = { sessionId: name, createdAt: z.optional(z.string()), _version: z.string() };

/** What `@statelyai/inspect` tells, as far as anything is made of it here. */
export const wireMessage = z.discriminatedUnion('type', [
  z.object({
    ...common,
    type: z.literal('@xstate.actor'),
    name: z.nullish(name),
    parentId: z.nullish(name),
    rootId: z.nullish(name),
    definition: z.nullish(z.string()),
    snapshot: z.nullish(snapshot),
  }),
  z.object({ ...common, type: z.literal('@xstate.event'), sourceId: z.nullish(name), event }),
  z.object({ ...common, type: z.literal('@xstate.snapshot'), event: z.nullish(event), snapshot }),
]);

export type WireMessage = z.infer<typeof wireMessage>;
export type WireActor = Extract<WireMessage, { readonly type: '@xstate.actor' }>;
