import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { TRUST_DAYS } from '../../../src/api/contract/account/secondFactor.ts';
import type { signInStepContract } from '../../../src/api/contract/account/signInStep.ts';
import type { ValueOf } from '../../../src/api/contract/endpoint.ts';
import { trustedDevice } from '../../database/schema.ts';
import type { CallOf, ServerDeps } from '../../deps.ts';
import { writeMessage } from '../../member/inbox/writeMessage.ts';
import { Refusal } from '../../refusal.ts';
import { knownDevice, rememberDevice, type Way } from '../../site/session/knownDevice.ts';
import { openSession } from '../../site/session/openSession.ts';
import { authenticatorOf, takeCode, takeCodeTry } from './checkFactor.ts';
import { codesLeft } from './recoveryCodes.ts';
import { endStep, openStep, readStep } from './stepTickets.ts';

const DAY_MS = 86_400_000;

/** A login after its first factor. */
export interface PassedLogin {
  readonly way: Way;
  readonly byPassword: boolean;
  /** The hash that the password was checked against; null after an SMS code. */
  readonly shownHash: string | null;
  readonly passwordChangeRequired: boolean;
  readonly passwordExpired: boolean;
}

const deviceHash = (device: string): string => createHash('sha256').update(device).digest('base64url');

/**
 * Lets a login pass that needs no second factor: the member has none, or trusts the device.
 * @throws {Refusal} SECOND_FACTOR_NEEDED with the ticket of the second step.
 */
export async function askSecondFactor(
  deps: ServerDeps,
  memberId: string,
  device: string | null,
  passed: PassedLogin,
): Promise<void> {
  const { db, now } = deps;
  const found = await authenticatorOf(db, { kind: 'member', id: memberId });
  if (!found) return;
  if (device !== null) {
    const trusted = await db.$count(
      trustedDevice,
      and(
        eq(trustedDevice.authenticatorId, found.id),
        eq(trustedDevice.deviceHash, deviceHash(device)),
        gt(trustedDevice.until, now()),
      ),
    );
    if (trusted > 0) return;
  }
  const stepTicket = await openStep(deps, 'login', { ownerId: memberId, data: passed });
  throw new Refusal('SECOND_FACTOR_NEEDED', { stepTicket });
}

type Step = (typeof signInStepContract)['secondFactor'];

/**
 * The second step of a login: opens the session that the password alone did not.
 * @throws {Refusal} SECOND_STEP_EXPIRED, SECOND_FACTOR_WRONG with the tries left, TOO_MANY_REQUESTS; BAD_CREDENTIALS
 * when the password changed since the first step.
 */
export async function secondStep(
  deps: ServerDeps,
  { request: { stepTicket, factorCode, trust }, caller }: Pick<CallOf<Step>, 'request' | 'caller'>,
): Promise<ValueOf<Step>> {
  const { db, now, config } = deps;
  const { ownerId: memberId, data: passed } = await readStep<PassedLogin>(deps, 'login', stepTicket);
  const device = await knownDevice(deps, caller, passed.way);
  const owner = { kind: 'member', id: memberId } as const;
  const { triesLeft, forgive } = await takeCodeTry(deps, { ...owner, from: device ?? 'unknown' });
  const found = await authenticatorOf(db, owner);
  if (!found) throw new Refusal('SECOND_STEP_EXPIRED');
  const opened = await db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const by = await takeCode(tx, found, factorCode, now());
    if (by === null) throw new Refusal('SECOND_FACTOR_WRONG', { triesLeft });
    await endStep(within, 'login', stepTicket);
    if (by === 'recovery') {
      const facts = { left: await codesLeft(tx, found.id) };
      await writeMessage(tx, { merchantCode: config.merchant, memberId, at: now(), topic: 'recoveryCodeUsed', facts });
    }
    return openSession(within, {
      memberId,
      shownHash: passed.shownHash,
      passwordChangeRequired: passed.passwordChangeRequired,
      openedBy: passed.byPassword ? 'passwordAndCode' : 'smsAndCode',
      caller,
      isNewDevice: device === null,
    });
  });
  await forgive();
  const kept = await rememberDevice(deps, caller, passed.way);
  if (trust) await trustDevice(deps, found.id, kept);
  return { ...opened, passwordExpired: passed.passwordExpired };
}

async function trustDevice({ db, now }: ServerDeps, authenticatorId: string, device: string): Promise<void> {
  const until = now() + TRUST_DAYS * DAY_MS;
  await db
    .insert(trustedDevice)
    .values({ authenticatorId, deviceHash: deviceHash(device), until })
    .onConflictDoUpdate({ target: [trustedDevice.authenticatorId, trustedDevice.deviceHash], set: { until } });
}
