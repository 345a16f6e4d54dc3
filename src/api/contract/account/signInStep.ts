import * as z from 'zod/mini';
import { defineEndpoint, secret } from '../endpoint.ts';
import { empty } from '../fields.ts';
import { factorCode, passkeyProof, stepTicket } from './factorFields.ts';

const spec = 'assumed: second factors and passkeys, decision record 042';
/** As after a login by password. */
const granted = z.object({ token: secret(z.string()), firstTimeLogin: z.boolean(), passwordExpired: z.boolean() });

const signsIn = { method: 'POST', sends: 'json', token: false, encrypted: true, repeat: 'once', spec } as const;
const WRONG = ['SECOND_FACTOR_WRONG', 'SECOND_STEP_EXPIRED', 'BAD_CREDENTIALS'] as const;

/** The steps of a login that come after, or instead of, the password. */
export const signInStepContract = {
  /** The second step of a login that was refused with SECOND_FACTOR_NEEDED and a ticket. */
  secondFactor: defineEndpoint({
    ...signsIn,
    id: 'signInStep.secondFactor',
    path: '/wps/ext/v1/session/second-factor',
    /** `trust`: this device is not asked again for 30 days. */
    request: z.object({ stepTicket: stepTicket(), factorCode: factorCode(), trust: z.boolean() }),
    value: granted,
    refusals: [...WRONG, 'LINE_FROZEN'],
  }),
  /** The second step at the desk. */
  desk: defineEndpoint({
    ...signsIn,
    id: 'desk.secondFactor',
    path: '/wps/ext/v1/desk/second-factor',
    request: z.object({ stepTicket: stepTicket(), factorCode: factorCode(), trust: z.literal(false) }),
    value: granted,
    refusals: WRONG,
  }),
  passkeyChallenge: defineEndpoint({
    ...signsIn,
    encrypted: false,
    id: 'signInStep.passkeyChallenge',
    path: '/wps/ext/v1/session/passkey/challenge',
    sends: 'nothing',
    request: empty,
    /** PublicKeyCredentialRequestOptionsJSON of WebAuthn: any passkey that the browser has for this site. */
    value: z.object({
      challenge: z.string(),
      rpId: z.string(),
      timeout: z.int(),
      userVerification: z.literal('required'),
    }),
    refusals: ['FEATURE_OFF'],
  }),
  /** A login without a password: a passkey that has verified its owner is both factors. */
  passkey: defineEndpoint({
    ...signsIn,
    id: 'signInStep.passkey',
    path: '/wps/ext/v1/session/passkey',
    /** Where the login happens; the agent area takes agents only (LOGIN-31). */
    headers: z.object({ 'login-area': z.enum(['site', 'agent']) }),
    request: z.object({ passkey: passkeyProof }),
    value: granted,
    refusals: ['PASSKEY_REFUSED', 'NOT_A_MEMBER', 'NOT_AN_AGENT', 'NON_AGENT_LOGIN', 'FEATURE_OFF', 'LINE_FROZEN'],
  }),
};
