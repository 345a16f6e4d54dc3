import * as z from 'zod/mini';

/** The payload schemas of a machine's events, by event type. The console builds forms from them, the model tests cases. */
export type EventSchemas = Readonly<Record<string, z.ZodMiniType<object>>>;

/** The closed union of events that belongs to a set of payload schemas. */
export type EventsOf<S extends EventSchemas> = {
  [K in keyof S & string]: string extends keyof z.output<S[K]>
    ? { readonly type: K }
    : { readonly type: K } & Readonly<z.output<S[K]>>;
}[keyof S & string];

/** The payload of an event that carries nothing. */
export const nothing = z.object({});
