import { eq } from 'drizzle-orm';
import type { signInStepContract } from '../../../src/api/contract/account/signInStep.ts';
import type { ValueOf } from '../../../src/api/contract/endpoint.ts';
import { authenticatorOf, takeCode, takeCodeTry } from '../../account/secondFactor/checkFactor.ts';
import { codesLeft } from '../../account/secondFactor/recoveryCodes.ts';
import { endStep, readStep } from '../../account/secondFactor/stepTickets.ts';
import { operator } from '../../database/schema.ts';
import type { CallOf, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { knownDevice, rememberDevice } from '../../site/session/knownDevice.ts';
import { audit } from './audit.ts';
import { openDeskSession } from './openDeskSession.ts';

type Step = (typeof signInStepContract)['desk'];

/** What an operator has shown in the first step. */
export interface PassedSignIn {
  /** The hash that the password was checked against. */
  readonly shownHash: string;
}

/**
 * The second step at the desk.
 * @throws {Refusal} SECOND_STEP_EXPIRED, SECOND_FACTOR_WRONG with the tries left, TOO_MANY_REQUESTS; BAD_CREDENTIALS
 * when the password changed since the first step.
 */
export async function deskSecondStep(
  deps: ServerDeps,
  { request: { stepTicket, factorCode }, caller }: Pick<CallOf<Step>, 'request' | 'caller'>,
): Promise<ValueOf<Step>> {
  const { db, now, config } = deps;
  const { ownerId, data } = await readStep<PassedSignIn>(deps, 'desk', stepTicket);
  const [found] = await db.select().from(operator).where(eq(operator.id, ownerId));
  if (!found) throw new Refusal('SECOND_STEP_EXPIRED');
  const owner = { kind: 'operator', id: found.id } as const;
  const way = { door: 'desk', account: found.name } as const;
  const device = await knownDevice(deps, caller, way);
  const { triesLeft, forgive } = await takeCodeTry(deps, { ...owner, from: device ?? 'unknown' });
  const app = await authenticatorOf(db, owner);
  if (!app) throw new Refusal('SECOND_STEP_EXPIRED');
  const token = await db.transaction(async (tx) => {
    const by = await takeCode(tx, app, factorCode, now());
    if (by === null) throw new Refusal('SECOND_FACTOR_WRONG', { triesLeft });
    await endStep({ ...deps, db: tx }, 'desk', stepTicket);
    const opened = await openDeskSession({ ...deps, db: tx }, found.id, data.shownHash, caller.ip);
    if (by === 'recovery') {
      const after = { codesLeft: await codesLeft(tx, app.id) };
      const what = { act: 'recoveryCodeUsed', subject: found.id, after } as const;
      await audit(tx, { merchantCode: config.merchant, at: now(), operator: found.name, ...what });
    }
    return opened;
  });
  await forgive();
  await rememberDevice(deps, caller, way);
  return { token, firstTimeLogin: false, passwordExpired: false };
}
