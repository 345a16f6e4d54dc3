import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** An opaque token of 256 bits (decision W4). */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The stored hash of a token: read access to the table opens no session. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
