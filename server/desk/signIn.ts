import { and, eq } from 'drizzle-orm';
import type { deskContract } from '../../src/api/contract/desk.ts';
import { operator, operatorSession } from '../database/schema.ts';
import type { Handlers, ServerDeps } from '../deps.ts';
import { addressKey, personKey } from '../limits/limitKey.ts';
import { Refusal } from '../refusal.ts';
import { hashToken, newToken } from '../session/tokens.ts';
import { audit } from './audit.ts';

type SignIn = Handlers<typeof deskContract>['signIn'];

const MINUTE = 60_000;

/**
 * Signs an operator in. Wrong name and wrong password give the same answer in the same time; every attempt is audited.
 * Attempts are counted before the password is checked, so that concurrent ones cannot bypass the limit.
 * @throws {Refusal} BAD_CREDENTIALS, TOO_MANY_REQUESTS.
 */
export async function signIn(deps: ServerDeps, call: Parameters<SignIn>[0]): Promise<Awaited<ReturnType<SignIn>>> {
  const { db, now, config, passwords, limits } = deps;
  const { request, caller } = call;
  const typed = request.name.toLowerCase();
  const { loginFailuresPerAccount, loginFailuresPerAddress } = config.limits;
  const ofName = { key: personKey('desk', typed), limit: loginFailuresPerAccount, windowMs: 15 * MINUTE };
  const ofAddress = { key: addressKey('desk-address', caller.ip), limit: loginFailuresPerAddress, windowMs: MINUTE };
  const taken = await limits.takeAll([ofName, ofAddress]);
  const over = taken.filter(({ ok }) => !ok).map(({ waitSeconds }) => waitSeconds);
  if (over.length > 0) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: Math.max(...over) });

  const [found] = await db
    .select()
    .from(operator)
    .where(and(eq(operator.merchantCode, config.merchant), eq(operator.name, typed)));
  const matches = await passwords
    .matches(request.password, found?.passwordHash ?? null)
    .catch(async (error: unknown) => {
      // The hash queue is full: not a failed attempt.
      await limits.giveBack([ofName.key, ofAddress.key]);
      throw error;
    });
  const at = now();
  const written = { merchantCode: config.merchant, at, operator: found?.name ?? null, after: { address: caller.ip } };
  if (!found || !matches) {
    await db.transaction((tx) => audit(tx, { ...written, act: 'signInFailed', subject: found?.id ?? '' }));
    throw new Refusal('BAD_CREDENTIALS');
  }
  const token = newToken();
  await db.transaction(async (tx) => {
    await tx
      .insert(operatorSession)
      .values({ tokenHash: hashToken(token), operatorId: found.id, createdAt: at, seenAt: at });
    await audit(tx, { ...written, act: 'signedIn', subject: found.id });
  });
  await limits.clear(ofName.key);
  await limits.giveBack([ofAddress.key]);
  return { token, me: { name: found.name, role: found.role } };
}

/** Ends the operator's session. */
export const signOut = (
  { db, now, config }: ServerDeps,
  { id, name, tokenHash }: { readonly id: string; readonly name: string; readonly tokenHash: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.update(operatorSession).set({ endedAt: now() }).where(eq(operatorSession.tokenHash, tokenHash));
    await audit(tx, { merchantCode: config.merchant, at: now(), operator: name, act: 'signedOut', subject: id });
  });
