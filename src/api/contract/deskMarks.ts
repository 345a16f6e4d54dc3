import * as z from 'zod/mini';

/** Rows on a page of the desk. */
export const DESK_PAGE_SIZE = 20;

/** Optional remark of an operator. */
const line = z.string().check(z.trim(), z.maxLength(500), z.regex(/^[^\p{Cc}]*$/u));
/** Required reason of a refusal or an adjustment. */
export const reason = line.check(z.minLength(3));
export const page = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000));
/** A member as shown at the desk. */
export const who = z.object({ username: z.string(), nickname: z.string() });

const spec = "assumed: the operator's desk, decision record 018";
/** Common fields of the desk's calls. */
export const atDesk = { token: false, encrypted: false, spec, refusals: [] } as const;
export const reads = { ...atDesk, desk: true, method: 'GET', sends: 'query', repeat: 'safe' } as const;
export const acts = { ...atDesk, desk: true, method: 'POST', sends: 'json', repeat: 'keyed' } as const;
/** Idempotent calls. */
export const sets = { ...acts, repeat: 'once' } as const;
