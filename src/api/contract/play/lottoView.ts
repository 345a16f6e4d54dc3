import * as z from 'zod/mini';

/** LOTTERY-12. */
export const lottoView = z.enum(['betting', 'lobby']);
export type LottoView = z.infer<typeof lottoView>;
