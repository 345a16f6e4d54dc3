import { createHash, randomBytes } from 'node:crypto';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import { MAX_PASSKEYS, type secondFactorContract } from '../../../src/api/contract/account/secondFactor.ts';
import type { RequestOf, ValueOf } from '../../../src/api/contract/endpoint.ts';
import { passkey } from '../../database/schema.ts';
import type { Caller, ServerDeps, Session } from '../../deps.ts';
import { writeMessage } from '../../member/inbox/writeMessage.ts';
import { Refusal } from '../../refusal.ts';
import { readDevice } from '../../site/session/readDevice.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { type RelyingParty, relyingParty } from './relyingParty.ts';
import { endStep, openStep, readStep, STEP_MS } from './stepTickets.ts';

const CHALLENGE_BYTES = 32;
/** Ed25519, ECDSA and RSA, all with SHA-256. */
const ALGORITHMS = [-8, -7, -257];

interface Setup {
  readonly challenge: string;
  readonly party: RelyingParty;
}

type Contract = typeof secondFactorContract;

/** Opaque, and the same for all passkeys of a member. */
export const userHandle = (memberId: string): string =>
  createHash('sha256').update(`passkey ${memberId}`).digest('base64url');

export const passkeysOf = ({ db }: Pick<ServerDeps, 'db'>, memberId: string) =>
  db.select().from(passkey).where(eq(passkey.memberId, memberId)).orderBy(asc(passkey.addedAt), asc(passkey.id));

/** @throws {Refusal} FEATURE_OFF, LIMIT_REACHED. */
export async function startPasskey(
  deps: ServerDeps,
  { memberId, username }: Session,
  caller: Caller,
): Promise<ValueOf<Contract['startPasskey']>> {
  const party = relyingParty(deps, caller);
  const own = await passkeysOf(deps, memberId);
  if (own.length >= MAX_PASSKEYS) throw new Refusal('LIMIT_REACHED');
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  const data: Setup = { challenge, party };
  return {
    stepTicket: await openStep(deps, 'passkey', { ownerId: memberId, data }),
    wanted: {
      challenge,
      rp: { id: party.id, name: (await merchantOf(deps)).brandName },
      user: { id: userHandle(memberId), name: username, displayName: username },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: STEP_MS,
      excludeCredentials: own.map(({ id }) => ({ id, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  };
}

/** @throws {Refusal} SECOND_STEP_EXPIRED, PASSKEY_REFUSED. */
export async function addPasskey(
  deps: ServerDeps,
  { memberId }: Session,
  { stepTicket, passkey: given }: RequestOf<Contract['addPasskey']>,
  { userAgent }: Caller,
): Promise<void> {
  const { db, now, config } = deps;
  const { ownerId, data } = await readStep<Setup>(deps, 'passkey', stepTicket);
  if (ownerId !== memberId) throw new Refusal('SECOND_STEP_EXPIRED');
  const checked = await verifyRegistrationResponse({
    response: given as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: data.challenge,
    expectedOrigin: data.party.origin,
    expectedRPID: data.party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!checked?.verified) throw new Refusal('PASSKEY_REFUSED');
  const { credential, credentialBackedUp } = checked.registrationInfo;
  const { browser, system } = readDevice(userAgent);
  const name = [browser, system].filter(Boolean).join(' · ') || 'Passkey';
  await db.transaction(async (tx) => {
    await endStep({ ...deps, db: tx }, 'passkey', stepTicket);
    const added = await tx
      .insert(passkey)
      .values({
        ...{ id: credential.id, memberId, name, counter: credential.counter, isSynced: credentialBackedUp },
        ...{ publicKey: Buffer.from(credential.publicKey).toString('base64url'), addedAt: now() },
      })
      .onConflictDoNothing()
      .returning({ id: passkey.id });
    if (added.length !== 1) throw new Refusal('PASSKEY_REFUSED');
    const facts = { device: name };
    await writeMessage(tx, { merchantCode: config.merchant, memberId, at: now(), topic: 'passkeyAdded', facts });
  });
}

/** @throws {Refusal} NOT_FOUND, also for a passkey of another member. */
export async function renamePasskey({ db }: ServerDeps, memberId: string, id: string, name: string): Promise<void> {
  const mine = and(eq(passkey.id, id), eq(passkey.memberId, memberId));
  const renamed = await db.update(passkey).set({ name }).where(mine).returning({ id: passkey.id });
  if (renamed.length !== 1) throw new Refusal('NOT_FOUND');
}

/** @throws {Refusal} NOT_FOUND, also for a passkey of another member. */
export async function removePasskey({ db, now, config }: ServerDeps, memberId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const mine = and(eq(passkey.id, id), eq(passkey.memberId, memberId));
    const [removed] = await tx.delete(passkey).where(mine).returning({ name: passkey.name });
    if (!removed) throw new Refusal('NOT_FOUND');
    const facts = { device: removed.name };
    await writeMessage(tx, { merchantCode: config.merchant, memberId, at: now(), topic: 'passkeyRemoved', facts });
  });
}
