import * as z from 'zod/mini';

/** How many rows a page of the desk has. */
export const DESK_PAGE = 20;

/** Words of an operator, where there need not be any. */
const line = z.string().check(z.trim(), z.maxLength(500), z.regex(/^[^\p{Cc}]*$/u));
/** What a refusal and an adjustment have to say. */
export const reason = line.check(z.minLength(3));
export const page = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000));
/** A member as the desk names one. */
export const who = z.object({ username: z.string(), nickname: z.string() });

const spec = "assumed: the operator's desk, decision record 018";
/** What calls of the desk have in common. */
export const atDesk = { token: false, encrypted: false, spec, refusals: [] } as const;
export const reads = { ...atDesk, desk: true, method: 'GET', sends: 'query', repeat: 'safe' } as const;
export const acts = { ...atDesk, desk: true, method: 'POST', sends: 'json', repeat: 'keyed' } as const;
/** What comes to the same however often it is said. */
export const sets = { ...acts, repeat: 'once' } as const;
