import { freePlayContract } from '../../../src/api/contract/account/freePlay.ts';
import type { ValueOf } from '../../../src/api/contract/endpoint.ts';
import type { Caller, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { openSession } from '../../site/session/openSession.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { makeTrial } from './makeTrial.ts';
import { takeTrial } from './takeTrial.ts';

/** 16 bytes in base64url, as JSON text. */
const sixteenBytes = /^"[\w-]{21}[AQgw]"$/;

/**
 * API-13, DEMO-01, 02: creates a trial account and signs in to it. It cannot be signed in to again.
 * @param random decision W6: 16 random bytes, sealed for this call and used once
 * @throws {Refusal} FEATURE_OFF, SEAL_REJECTED, TOO_MANY_REQUESTS.
 */
export async function freePlayLogin(
  deps: ServerDeps,
  random: string,
  caller: Caller,
): Promise<ValueOf<typeof freePlayContract.login>> {
  const { language } = caller;
  const { features, trialBalance: balance } = (await merchantOf(deps)).settings;
  if (!features.freeDemo) throw new Refusal('FEATURE_OFF');
  const opened = await deps.sealKeys.open(random, freePlayContract.login);
  if (!sixteenBytes.test(opened)) throw new Refusal('SEAL_REJECTED');
  await takeTrial(deps, caller);
  const memberId = await makeTrial(deps, { language, balance });
  const { token } = await openSession(deps, {
    ...{ memberId, shownHash: null, passwordChangeRequired: false },
    openedBy: 'trial',
    caller,
  });
  return { token, balance };
}
