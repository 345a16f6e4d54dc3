import * as z from 'zod/mini';
import { secret } from '../endpoint.ts';

/** A ticket of the server, for the next step. */
export const stepTicket = () => secret(z.string().check(z.regex(/^[\w-]{43}$/)));
/** Six digits of an authenticator app, or a recovery code. */
export const factorCode = () => secret(z.string().check(z.trim(), z.minLength(6), z.maxLength(24)));
export const passkeyId = z.string().check(z.regex(/^[\w-]{16,1400}$/));
/** A passkey as the browser describes it: bytes as base64url. */
export const bytes = (max: number) => secret(z.string().check(z.regex(/^[\w-]*$/), z.maxLength(max)));
export const credential = { id: passkeyId, rawId: passkeyId, type: z.literal('public-key') };
/** Extensions are not used. */
export const extensions = z.record(z.string(), z.unknown());

export const passkeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(4096),
    userHandle: z.optional(bytes(128)),
  }),
  clientExtensionResults: extensions,
});
export type PasskeyProof = z.infer<typeof passkeyProof>;
