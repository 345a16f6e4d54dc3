import { and, desc, eq, gte, inArray, isNull, max, sql } from 'drizzle-orm';
import type { deskContract } from '../../src/api/contract/desk.ts';
import type { ValueOf } from '../../src/api/contract/endpoint.ts';
import type { Database } from '../database/database.ts';
import { operator, operatorSession, signInFailure } from '../database/schema.ts';
import type { CallOf, ServerDeps } from '../deps.ts';
import { checkHuman } from '../human/checkHuman.ts';
import { Refusal } from '../refusal.ts';
import { knownDevice, rememberDevice } from '../session/knownDevice.ts';
import { loginLimits } from '../session/loginLimits.ts';
import { hashToken, newToken } from '../session/tokens.ts';
import { audit } from './audit.ts';

type SignIn = (typeof deskContract)['signIn'];

const HOUR = 60 * 60_000;
/** Open sessions of one operator; a further one ends the oldest. */
const MOST_SESSIONS = 5;

/**
 * Signs an operator in. Wrong name and wrong password give the same answer in the same time. Attempts are counted before
 * the password is checked, so that concurrent ones cannot bypass the limit; strangers do not lock a known device out.
 * @throws {Refusal} BAD_CREDENTIALS, HUMAN_CHECK_FAILED, TOO_MANY_REQUESTS.
 */
export async function signIn(deps: ServerDeps, call: CallOf<SignIn>): Promise<ValueOf<SignIn>> {
  const { db, now, config, operatorPasswords } = deps;
  const { request, caller } = call;
  const typed = request.name.toLowerCase();
  const way = { door: 'desk', account: typed } as const;
  const device = await knownDevice(deps, caller, way);
  const limits = await loginLimits(deps, { ...way, ip: caller.ip, device, withCaptcha: false });
  await limits.needsCaptcha();
  if (!(await checkHuman(deps, request.human))) throw new Refusal('HUMAN_CHECK_FAILED');
  await limits.begin(false);

  const [found] = await db
    .select()
    .from(operator)
    .where(and(eq(operator.merchantCode, config.merchant), eq(operator.name, typed)));
  const matches = await operatorPasswords
    .matches(request.password, found?.passwordHash ?? null)
    .catch(async (error: unknown) => {
      // The hash queue is full: not a failed attempt.
      await limits.undo();
      throw error;
    });
  if (!found || !matches) {
    await limits.fail();
    await countFailure(deps, found?.id ?? '', caller.ip);
    throw new Refusal('BAD_CREDENTIALS');
  }
  const token = newToken();
  const at = now();
  await db.transaction(async (tx) => {
    await endOldest(tx, found.id, at);
    await tx
      .insert(operatorSession)
      .values({ tokenHash: hashToken(token), operatorId: found.id, createdAt: at, seenAt: at });
    const after = { address: caller.ip, failures: await failuresSinceSignIn(tx, found.id) };
    await audit(tx, {
      merchantCode: config.merchant,
      at,
      operator: found.name,
      act: 'signedIn',
      subject: found.id,
      after,
    });
  });
  await limits.forgive();
  await rememberDevice(deps, caller, way);
  return { token, me: { name: found.name, role: found.role } };
}

/** Counted, not audited: a stranger must not be able to grow the audit log. */
async function countFailure({ db, now, config }: ServerDeps, operatorId: string, address: string): Promise<void> {
  const hour = now() - (now() % HOUR);
  await db
    .insert(signInFailure)
    .values({ merchantCode: config.merchant, operatorId, address, hour, count: 1 })
    .onConflictDoUpdate({
      target: [signInFailure.merchantCode, signInFailure.operatorId, signInFailure.address, signInFailure.hour],
      set: { count: sql`${signInFailure.count} + 1` },
    });
}

/** From the hour of the last sign-in on. */
async function failuresSinceSignIn(db: Database, operatorId: string): Promise<number> {
  const [last] = await db
    .select({ at: max(operatorSession.createdAt) })
    .from(operatorSession)
    .where(eq(operatorSession.operatorId, operatorId));
  const from = (last?.at ?? 0) - ((last?.at ?? 0) % HOUR);
  const [row] = await db
    .select({ count: sql<string>`coalesce(sum(${signInFailure.count}), 0)` })
    .from(signInFailure)
    .where(and(eq(signInFailure.operatorId, operatorId), gte(signInFailure.hour, from)));
  return Number(row?.count ?? 0);
}

/** Makes room for one more session. */
async function endOldest(db: Database, operatorId: string, at: number): Promise<void> {
  const open = await db
    .select({ tokenHash: operatorSession.tokenHash })
    .from(operatorSession)
    .where(and(eq(operatorSession.operatorId, operatorId), isNull(operatorSession.endedAt)))
    .orderBy(desc(operatorSession.createdAt))
    .offset(MOST_SESSIONS - 1);
  if (open.length === 0) return;
  const hashes = open.map(({ tokenHash }) => tokenHash);
  await db.update(operatorSession).set({ endedAt: at }).where(inArray(operatorSession.tokenHash, hashes));
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
