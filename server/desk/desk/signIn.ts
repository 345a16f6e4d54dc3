import { and, eq, sql } from 'drizzle-orm';
import type { deskContract } from '../../../src/api/contract/desk/desk.ts';
import type { ValueOf } from '../../../src/api/contract/endpoint.ts';
import { checkHuman } from '../../account/human/checkHuman.ts';
import { authenticatorOf } from '../../account/secondFactor/checkFactor.ts';
import { openStep } from '../../account/secondFactor/stepTickets.ts';
import { operator, operatorSession, signInFailure } from '../../database/schema.ts';
import type { CallOf, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { knownDevice, rememberDevice } from '../../site/session/knownDevice.ts';
import { loginLimits } from '../../site/session/loginLimits.ts';
import { audit } from './audit.ts';
import type { PassedSignIn } from './deskSecondStep.ts';
import { HOUR, openDeskSession } from './openDeskSession.ts';

type SignIn = (typeof deskContract)['signIn'];

/**
 * Signs an operator in. Wrong name and wrong password give the same answer in the same time. Attempts are counted before
 * the password is checked, so that concurrent ones cannot bypass the limit; strangers do not lock a known device out.
 * @throws {Refusal} BAD_CREDENTIALS, HUMAN_CHECK_FAILED, TOO_MANY_REQUESTS; SECOND_FACTOR_NEEDED with the ticket of the
 * second step.
 */
export async function signIn(deps: ServerDeps, call: CallOf<SignIn>): Promise<ValueOf<SignIn>> {
  const { db, config, operatorPasswords } = deps;
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
  await limits.forgive();
  const data: PassedSignIn = { shownHash: found.passwordHash };
  if (await authenticatorOf(db, { kind: 'operator', id: found.id })) {
    const stepTicket = await openStep(deps, 'desk', { ownerId: found.id, data });
    throw new Refusal('SECOND_FACTOR_NEEDED', { stepTicket });
  }
  const token = await db.transaction((tx) =>
    openDeskSession({ ...deps, db: tx }, found.id, found.passwordHash, caller.ip),
  );
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

/** Ends the operator's session. */
export const signOut = (
  { db, now, config }: ServerDeps,
  { id, name, tokenHash }: { readonly id: string; readonly name: string; readonly tokenHash: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.update(operatorSession).set({ endedAt: now() }).where(eq(operatorSession.tokenHash, tokenHash));
    await audit(tx, { merchantCode: config.merchant, at: now(), operator: name, act: 'signedOut', subject: id });
  });
