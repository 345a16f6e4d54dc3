import * as z from 'zod/mini';
import { visible } from '../endpoint.ts';
import { PUBLICATION_STATES } from '../rules/publicationState.ts';

/** Rows on a page of the desk. */
export const DESK_PAGE_SIZE = 20;

/** Optional remark of an operator. */
const line = z.string().check(z.trim(), z.maxLength(500), z.regex(/^[^\p{Cc}]*$/u));
/** Required reason of a refusal or an adjustment. */
export const reason = line.check(z.minLength(3));
export const page = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000));
/** One line of what players read. */
export const lineOfText = (most: number) =>
  visible(z.string().check(z.trim(), z.maxLength(most), z.regex(/^[^\p{Cc}]*$/u)));
/** Several lines of what players read. */
export const linesOfText = (most: number) =>
  visible(z.string().check(z.trim(), z.maxLength(most), z.regex(/^(\n|[^\p{Cc}])*$/u)));
/** A page of the site. */
export const sitePath = z.string().check(z.regex(/^\/(?:[\w?=&-][\w/?=&-]{0,99})?$/));
export const publicationState = z.enum(PUBLICATION_STATES);
/** A member as shown at the desk. */
export const who = z.object({ username: z.string(), nickname: z.string() });

const spec = "assumed: the operator's desk, decision record 018";
/** Common fields of the desk's calls. */
export const atDesk = { token: false, encrypted: false, spec, refusals: [] } as const;
export const reads = { ...atDesk, desk: true, method: 'GET', sends: 'query', repeat: 'safe' } as const;
export const acts = { ...atDesk, desk: true, method: 'POST', sends: 'json', repeat: 'keyed' } as const;
/** Idempotent calls. */
export const sets = { ...acts, repeat: 'once' } as const;
