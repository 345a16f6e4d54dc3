import * as z from 'zod/mini';
import type { WalletVerb } from './wallet.ts';

/**
 * What the site asks a provider about a round that stays open: `GET <provider>/api/rounds/<roundId>/calls` with
 * `authorization: Bearer <session>`, the session of the round's first bet, which nobody but site and provider knows. For
 * a known round without it the answer is 401. The answer
 * carries `x-key-id`, `x-timestamp` and `x-signature` over `<x-timestamp>.roundInfo.<raw body>`, as wallet calls do. An
 * answer without a valid signature counts as none, so that a stray 404 cancels no round.
 */
export const roundCallsPath = (roundId: string): string => `/api/rounds/${encodeURIComponent(roundId)}/calls`;

/** The signature's verb. */
export const ROUND_CALLS_VERB: WalletVerb = 'roundInfo';

export const roundCalls = z.object({
  roundId: z.string(),
  /** False: the provider has never played this round; its stakes are returned. */
  known: z.boolean(),
  /** Wallet calls of the round in their order, bodies as sent or to be sent. The site carries out what it has missed. */
  calls: z.array(z.object({ verb: z.string(), body: z.string() })),
});
export type RoundCalls = z.infer<typeof roundCalls>;
