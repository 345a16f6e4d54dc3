import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { AuthenticatorSetup } from '../../../src/api/contract/account/secondFactor.ts';
import type { Database } from '../../database/database.ts';
import { authenticator } from '../../database/schema.ts';
import { sealWith } from '../../database/sealedText.ts';
import { serverSecret } from '../../database/serverSecret.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { authenticatorOf, takeCode, takeCodeTry } from './checkFactor.ts';
import { type FactorOwner, type OwnerId, ownedBy } from './owner.ts';
import { makeRecoveryCodes, plainCode } from './recoveryCodes.ts';
import { endStep, openStep, readStep } from './stepTickets.ts';
import { newSecret, stepOf, uriOf } from './totp.ts';

interface Setup {
  readonly secret: string;
}

/** Prepares an authenticator: nothing changes before its first code. */
export async function startAuthenticator(deps: ServerDeps, owner: FactorOwner): Promise<AuthenticatorSetup> {
  const secret = newSecret();
  const data: Setup = { secret };
  const stepTicket = await openStep(deps, 'authenticator', { ownerId: owner.id, data });
  return {
    stepTicket,
    authenticatorKey: secret,
    authenticatorUri: uriOf(secret, (await merchantOf(deps)).brandName, owner.name),
  };
}

interface Confirming {
  readonly stepTicket: string;
  readonly factorCode: string;
}

/**
 * Turns an authenticator on by its first code, in place of an earlier one.
 * @param within runs in the same transaction
 * @returns the recovery codes
 * @throws {Refusal} SECOND_STEP_EXPIRED, TOO_MANY_REQUESTS, SECOND_FACTOR_WRONG.
 */
export async function confirmAuthenticator(
  deps: ServerDeps,
  owner: OwnerId,
  { stepTicket, factorCode }: Confirming,
  within: (tx: Database, earlier: boolean) => Promise<void>,
): Promise<{ readonly recoveryCodes: string[] }> {
  const { db, now } = deps;
  const { ownerId, data } = await readStep<Setup>(deps, 'authenticator', stepTicket);
  if (ownerId !== owner.id) throw new Refusal('SECOND_STEP_EXPIRED');
  const { triesLeft, forgive } = await takeCodeTry(deps, { ...owner, from: 'setup' });
  const at = now();
  const step = stepOf(data.secret, plainCode(factorCode), at);
  if (step === null) throw new Refusal('SECOND_FACTOR_WRONG', { triesLeft });
  const secret = sealWith(await serverSecret(db, 'authenticator'), data.secret);
  const codes = await db.transaction(async (tx) => {
    await endStep({ ...deps, db: tx }, 'authenticator', stepTicket);
    const earlier = await tx.delete(authenticator).where(ownedBy(owner)).returning({ id: authenticator.id });
    const id = randomUUID();
    const whose = owner.kind === 'member' ? { memberId: owner.id } : { operatorId: owner.id };
    await tx.insert(authenticator).values({ id, ...whose, secret, lastStep: step, createdAt: at });
    await within(tx, earlier.length > 0);
    return makeRecoveryCodes(tx, id);
  });
  await forgive();
  return { recoveryCodes: [...codes] };
}

/**
 * A change of an authenticator that is on, by one of its codes.
 * @throws {Refusal} STATUS_CHANGED where it is off; TOO_MANY_REQUESTS, SECOND_FACTOR_WRONG.
 */
export async function changeByCode<Result>(
  deps: ServerDeps,
  owner: OwnerId,
  code: string,
  change: (tx: Database, authenticatorId: string) => Promise<Result>,
): Promise<Result> {
  const found = await authenticatorOf(deps.db, owner);
  if (!found) throw new Refusal('STATUS_CHANGED');
  const { triesLeft, forgive } = await takeCodeTry(deps, { ...owner, from: 'session' });
  const result = await deps.db.transaction(async (tx) => {
    if ((await takeCode(tx, found, code, deps.now())) === null) throw new Refusal('SECOND_FACTOR_WRONG', { triesLeft });
    return change(tx, found.id);
  });
  await forgive();
  return result;
}

export const removeAuthenticator = async (db: Database, id: string, owner: OwnerId): Promise<void> => {
  await db.delete(authenticator).where(and(eq(authenticator.id, id), ownedBy(owner)));
};
