import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { usedOnce } from '../../database/schema.ts';
import { serverSecret } from '../../database/serverSecret.ts';
import type { ServerDeps } from '../../deps.ts';
import { STEP_MS } from './stepTickets.ts';

type Deps = Pick<ServerDeps, 'db' | 'now'>;

const NONCE_BYTES = 16;
const AT_BYTES = 6;
const HEAD_BYTES = NONCE_BYTES + AT_BYTES;

const signature = async ({ db }: Deps, head: Buffer): Promise<Buffer> =>
  createHmac('sha256', await serverSecret(db, 'passkey'))
    .update(head)
    .digest();

/** A challenge for a login by passkey. Signed, not stored: strangers cannot fill a table with them. */
export async function newChallenge(deps: Deps): Promise<string> {
  const head = Buffer.concat([randomBytes(NONCE_BYTES), Buffer.alloc(AT_BYTES)]);
  head.writeUIntBE(deps.now() + STEP_MS, NONCE_BYTES, AT_BYTES);
  return Buffer.concat([head, await signature(deps, head)]).toString('base64url');
}

/** Whether a challenge is one of ours, in time, and not used before; uses it up. */
export async function takeChallenge(deps: Deps, challenge: string): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length <= HEAD_BYTES) return false;
  const head = bytes.subarray(0, HEAD_BYTES);
  const given = bytes.subarray(HEAD_BYTES);
  const right = await signature(deps, head);
  const expiresAt = head.readUIntBE(NONCE_BYTES, AT_BYTES);
  if (given.length !== right.length || !timingSafeEqual(given, right) || expiresAt <= deps.now()) return false;
  const used = await deps.db
    .insert(usedOnce)
    .values({ scope: 'passkey', id: head.toString('base64url'), expiresAt })
    .onConflictDoNothing()
    .returning({ id: usedOnce.id });
  return used.length === 1;
}
