import * as z from 'zod/mini';
import { defineEndpoint, secret, visible } from '../endpoint.ts';
import { empty, instant } from '../fields.ts';
import { bytes, credential, extensions, factorCode, passkeyId, stepTicket } from './factorFields.ts';

/** Recovery codes made at a time. */
export const RECOVERY_CODES = 10;
/** Characters of a passkey's name. */
export const MAX_PASSKEY_NAME = 40;
/** Passkeys of one member. */
export const MAX_PASSKEYS = 10;
/** Days for which a device may be trusted. */
export const TRUST_DAYS = 30;

const loginPassword = () => secret(z.string().check(z.trim(), z.minLength(1), z.maxLength(128)));

/** An authenticator that is being set up: shown once. */
export const authenticatorSetup = z.object({
  stepTicket: stepTicket(),
  /** Base32, for typing. */
  authenticatorKey: secret(z.string()),
  /** `otpauth://`, for the QR code. */
  authenticatorUri: secret(z.string()),
});
export type AuthenticatorSetup = z.infer<typeof authenticatorSetup>;

/** Each works once; shown once. */
export const recoveryCodes = z.object({ recoveryCodes: secret(z.array(z.string())) });

const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(16_384),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
  clientExtensionResults: extensions,
});
export type NewPasskey = z.infer<typeof newPasskey>;

/** What the browser is asked for a new passkey (WebAuthn Level 3, PublicKeyCredentialCreationOptionsJSON). */
const passkeyWanted = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyWanted = z.infer<typeof passkeyWanted>;

const passkey = z.object({
  id: passkeyId,
  name: z.string(),
  addedAt: instant,
  usedAt: z.nullable(instant),
  /** Kept by the maker of the device for all devices of the member. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

/** How a member can sign in, besides the password. */
const ways = z.object({
  authenticator: z.nullable(z.object({ since: instant, codesLeft: z.int() })),
  /** Oldest first. */
  passkeys: z.array(passkey),
});
export type SignInWays = z.infer<typeof ways>;

const spec = 'assumed: second factors and passkeys, decision record 042';
const changes = { method: 'POST', sends: 'json', token: true, encrypted: true, repeat: 'once', spec } as const;
const byPassword = ['NEED_TRUE_ACCOUNT', 'LOGIN_PASSWORD_WRONG'] as const;
const byCode = [...byPassword, 'SECOND_FACTOR_WRONG', 'STATUS_CHANGED'] as const;

export const secondFactorContract = {
  ways: defineEndpoint({
    id: 'secondFactor.ways',
    method: 'GET',
    path: '/wps/ext/v1/sign-in-ways',
    sends: 'nothing',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: empty,
    value: ways,
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec,
  }),
  /** Begins to set up an authenticator app: nothing changes before `confirm`. */
  start: defineEndpoint({
    ...changes,
    id: 'secondFactor.start',
    path: '/wps/ext/v1/authenticator/start',
    request: z.object({ password: loginPassword() }),
    value: authenticatorSetup,
    refusals: [...byPassword, 'STATUS_CHANGED'],
  }),
  /** Turns the second factor on, by the first code of the app. */
  confirm: defineEndpoint({
    ...changes,
    id: 'secondFactor.confirm',
    path: '/wps/ext/v1/authenticator/confirm',
    request: z.object({ stepTicket: stepTicket(), factorCode: factorCode() }),
    value: recoveryCodes,
    refusals: ['NEED_TRUE_ACCOUNT', 'SECOND_FACTOR_WRONG', 'SECOND_STEP_EXPIRED', 'STATUS_CHANGED'],
  }),
  stop: defineEndpoint({
    ...changes,
    id: 'secondFactor.stop',
    path: '/wps/ext/v1/authenticator/stop',
    request: z.object({ password: loginPassword(), factorCode: factorCode() }),
    value: ways,
    refusals: byCode,
  }),
  /** New recovery codes; the old ones end. */
  renewCodes: defineEndpoint({
    ...changes,
    id: 'secondFactor.renewCodes',
    path: '/wps/ext/v1/authenticator/recovery-codes',
    request: z.object({ password: loginPassword(), factorCode: factorCode() }),
    value: recoveryCodes,
    refusals: byCode,
  }),
  startPasskey: defineEndpoint({
    ...changes,
    id: 'secondFactor.startPasskey',
    path: '/wps/ext/v1/passkeys/start',
    request: z.object({ password: loginPassword() }),
    value: z.object({ stepTicket: stepTicket(), wanted: passkeyWanted }),
    refusals: [...byPassword, 'FEATURE_OFF', 'LIMIT_REACHED'],
  }),
  addPasskey: defineEndpoint({
    ...changes,
    id: 'secondFactor.addPasskey',
    path: '/wps/ext/v1/passkeys/add',
    request: z.object({ stepTicket: stepTicket(), passkey: newPasskey }),
    value: ways,
    refusals: ['NEED_TRUE_ACCOUNT', 'PASSKEY_REFUSED', 'SECOND_STEP_EXPIRED'],
  }),
  renamePasskey: defineEndpoint({
    ...changes,
    encrypted: false,
    id: 'secondFactor.renamePasskey',
    path: '/wps/ext/v1/passkeys/rename',
    request: z.object({
      id: passkeyId,
      name: visible(
        z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_PASSKEY_NAME), z.regex(/^[^\p{Cc}]*$/u)),
      ),
    }),
    value: ways,
    refusals: ['NEED_TRUE_ACCOUNT', 'NOT_FOUND'],
  }),
  removePasskey: defineEndpoint({
    ...changes,
    id: 'secondFactor.removePasskey',
    path: '/wps/ext/v1/passkeys/remove',
    request: z.object({ id: passkeyId, password: loginPassword() }),
    value: ways,
    refusals: [...byPassword, 'NOT_FOUND'],
  }),
};
