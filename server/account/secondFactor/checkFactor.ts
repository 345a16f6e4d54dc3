import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { authenticator } from '../../database/schema.ts';
import { openWith } from '../../database/sealedText.ts';
import { serverSecret } from '../../database/serverSecret.ts';
import type { ServerDeps } from '../../deps.ts';
import { personKey } from '../../limits/limitKey.ts';
import { Refusal } from '../../refusal.ts';
import { type OwnerId, ownedBy } from './owner.ts';
import { plainCode, takeRecoveryCode } from './recoveryCodes.ts';
import { stepOf } from './totp.ts';

const MINUTE = 60_000;
/** Wrong codes: 30 a day against a million leave a guess below 0.01 % a day. */
const QUARTER = { limit: 5, windowMs: 15 * MINUTE };
const DAY = { limit: 30, windowMs: 24 * 60 * MINUTE };

/** Who is tried, and from where. Those who know the password do not lock a known device out. */
interface Trying extends OwnerId {
  readonly from: string;
}

type Authenticator = typeof authenticator.$inferSelect;

export async function authenticatorOf(db: Database, owner: OwnerId): Promise<Authenticator | null> {
  const [row] = await db.select().from(authenticator).where(ownedBy(owner));
  return row ?? null;
}

/**
 * Counts the try before the code is checked, so that concurrent ones cannot pass the limit.
 * @returns the tries left, and a function that forgives them after a right code
 * @throws {Refusal} TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function takeCodeTry(
  { limits }: Pick<ServerDeps, 'limits'>,
  { kind, id, from }: Trying,
): Promise<{ readonly triesLeft: number; readonly forgive: () => Promise<void> }> {
  const who = `${kind} ${id} ${from}`;
  const keys = { quarter: personKey('factor-quarter', who), day: personKey('factor-day', who) };
  const taken = await limits.takeAll([
    { key: keys.quarter, ...QUARTER },
    { key: keys.day, ...DAY },
  ]);
  const waits = taken.filter(({ ok }) => !ok).map(({ waitSeconds }) => waitSeconds);
  if (waits.length > 0) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: Math.max(...waits) });
  return {
    triesLeft: Math.max(0, Math.min(QUARTER.limit - (taken[0]?.count ?? 0), DAY.limit - (taken[1]?.count ?? 0))),
    forgive: async () => {
      await limits.clear(keys.quarter);
      await limits.clear(keys.day);
    },
  };
}

/**
 * Uses up a code: of the app once per time step, or a recovery code. To be rolled back with what it opens.
 * @returns which of them it was; null for a wrong or used one
 */
export async function takeCode(
  db: Database,
  { id, secret }: Pick<Authenticator, 'id' | 'secret'>,
  typed: string,
  at: number,
): Promise<'app' | 'recovery' | null> {
  const code = plainCode(typed);
  if (!/^\d{6}$/.test(code)) return (await takeRecoveryCode(db, id, code, at)) ? 'recovery' : null;
  const step = stepOf(openWith(await serverSecret(db, 'authenticator'), secret), code, at);
  if (step === null) return null;
  const used = await db
    .update(authenticator)
    .set({ lastStep: step })
    .where(and(eq(authenticator.id, id), lt(authenticator.lastStep, step)))
    .returning({ id: authenticator.id });
  return used.length === 1 ? 'app' : null;
}
