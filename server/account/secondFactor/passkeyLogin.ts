import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq, lt } from 'drizzle-orm';
import type { signInStepContract } from '../../../src/api/contract/account/signInStep.ts';
import type { ValueOf } from '../../../src/api/contract/endpoint.ts';
import { member, passkey } from '../../database/schema.ts';
import type { CallOf, ServerDeps } from '../../deps.ts';
import { addressKey } from '../../limits/limitKey.ts';
import { Refusal } from '../../refusal.ts';
import { checkAccountKind } from '../../site/session/admit.ts';
import { knownDevice, rememberDevice } from '../../site/session/knownDevice.ts';
import { openSession } from '../../site/session/openSession.ts';
import { takeChallenge } from './passkeyChallenge.ts';
import { userHandle } from './passkeys.ts';
import { relyingParty } from './relyingParty.ts';

/** Tries of one address in a minute. A signature cannot be guessed: the limit saves work only. */
const TRIES = { limit: 30, windowMs: 60_000 };

type Login = (typeof signInStepContract)['passkey'];

/**
 * A login by passkey: it is both factors, because the device has verified its owner.
 * @throws {Refusal} PASSKEY_REFUSED for any passkey that does not sign in here; FEATURE_OFF, TOO_MANY_REQUESTS; the
 * refusals of a role.
 */
export async function passkeyLogin(
  deps: ServerDeps,
  { request: { passkey: given }, headers, caller }: Pick<CallOf<Login>, 'request' | 'headers' | 'caller'>,
): Promise<ValueOf<Login>> {
  const { db, now, config, limits } = deps;
  const party = relyingParty(deps, caller);
  const tries = await limits.take(addressKey('passkey', caller.ip), TRIES);
  if (!tries.ok) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: tries.waitSeconds });
  const [found] = await db
    .select({ passkey, member })
    .from(passkey)
    .innerJoin(member, eq(member.id, passkey.memberId))
    .where(and(eq(passkey.id, given.id), eq(member.merchantCode, config.merchant)));
  if (!found) throw new Refusal('PASSKEY_REFUSED');
  const { id, publicKey, counter } = found.passkey;
  const handle = given.response.userHandle ?? '';
  const checked = await verifyAuthenticationResponse({
    response: given as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: (challenge) => takeChallenge(deps, challenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  }).catch(() => null);
  if (!checked?.verified || (handle !== '' && handle !== userHandle(found.member.id)))
    throw new Refusal('PASSKEY_REFUSED');
  checkAccountKind(found.member, headers['login-area']);

  const way = { door: 'login', account: found.member.username } as const;
  const device = await knownDevice(deps, caller, way);
  const { newCounter } = checked.authenticationInfo;
  const opened = await db.transaction(async (tx) => {
    // A copy of the device would sign with a count that was seen before.
    const isNext = newCounter === 0 ? eq(passkey.counter, 0) : lt(passkey.counter, newCounter);
    const used = await tx
      .update(passkey)
      .set({ counter: newCounter, usedAt: now() })
      .where(and(eq(passkey.id, id), isNext))
      .returning({ id: passkey.id });
    if (used.length !== 1) throw new Refusal('PASSKEY_REFUSED');
    return openSession(
      { ...deps, db: tx },
      {
        ...{ memberId: found.member.id, shownHash: null, passwordChangeRequired: false, openedBy: 'passkey', caller },
        isNewDevice: device === null,
      },
    );
  });
  await rememberDevice(deps, caller, way);
  const { passwordExpiresAt } = found.member;
  return { ...opened, passwordExpired: passwordExpiresAt !== null && passwordExpiresAt <= now() };
}
