import * as z from 'zod/mini';

const hex = z.string().check(z.regex(/^[0-9a-f]{2,256}$/));

const payload = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.int(),
      expiresAt: z.int(),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int(), derivedKey: hex }),
});

/** Parses an ALTCHA payload, base64 of JSON `{ challenge, solution }`; null for anything else. */
export function readSolution(answer: string): z.infer<typeof payload> | null {
  try {
    return payload.parse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}
