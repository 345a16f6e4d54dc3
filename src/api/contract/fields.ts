import * as z from 'zod/mini';

/** Amounts of money travel as integers in 1/10,000 of P (decision G3, M1). */
export const money = z.int();

/** An instant in ms since 1970, UTC. */
export const instant = z.int();

/** LANG-01, decision W7: values of `language` in requests. */
export const languageCode = z.enum(['TH', 'EN']);
export type LanguageCode = z.infer<typeof languageCode>;

export const countryDialingCode = z.string().check(z.regex(/^\+?[1-9]\d{0,3}$/));

/** Digits as typed; the server strips spaces, dashes and a leading zero. */
export const mobileNum = z.string().check(z.trim(), z.minLength(4), z.maxLength(24), z.regex(/^[\d\s-]+$/));

export const empty = z.object({});
