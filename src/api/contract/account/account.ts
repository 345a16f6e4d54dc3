import * as z from 'zod/mini';
import { defineEndpoint, secret } from '../endpoint.ts';
import { countryDialingCode, empty, instant, mobileNum } from '../fields.ts';
import { memberIcon } from './memberIcon.ts';

/** A nickname has 2 to 20 characters: letters of any script, digits, spaces and `._-`. */
export const nicknamePattern = /^[\p{L}\p{M}\p{N}._ -]{2,20}$/u;
/** One address, without a name. */
export const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/;
/** Withdrawals wait so long after a phone number or an email address was replaced. */
export const CONTACT_HOLD_MS = 24 * 60 * 60_000;

export const loginPassword = () => secret(z.string().check(z.trim(), z.minLength(1), z.maxLength(128)));
const code = () => secret(z.string().check(z.trim(), z.regex(/^[0-9]{6}$/)));

export const contactKind = z.enum(['mobile', 'email']);
export type ContactKind = z.infer<typeof contactKind>;

const profile = z.object({ nickname: z.string(), icon: memberIcon });
export type Profile = z.infer<typeof profile>;

const contact = z.nullable(
  z.object({
    /** All but the ends. */
    masked: z.string(),
    /** Whether a code that was sent there came back. */
    confirmed: z.boolean(),
  }),
);

const contacts = z.object({
  mobile: contact,
  email: contact,
  /** Withdrawals wait until then; null where they do not. */
  withdrawalsFrom: z.nullable(instant),
});
export type Contacts = z.infer<typeof contacts>;

const read = {
  method: 'GET',
  sends: 'nothing',
  token: true,
  encrypted: false,
  repeat: 'safe',
  request: empty,
  refusals: ['NEED_TRUE_ACCOUNT'],
} as const;
const act = { method: 'POST', sends: 'json', token: true, repeat: 'once' } as const;

export const accountContract = {
  icon: defineEndpoint({
    ...read,
    id: 'account.icon',
    path: '/wps/member/info/icon',
    value: profile,
    spec: '7.1 member icon (API-15)',
  }),
  setProfile: defineEndpoint({
    ...act,
    id: 'account.setProfile',
    path: '/wps/ext/v1/member/profile',
    encrypted: false,
    request: z.object({
      nickname: z.string().check(z.trim(), z.regex(nicknamePattern)),
      /** A drawn icon; null keeps what there is. */
      drawn: z.nullable(memberIcon.shape.drawn.def.innerType),
    }),
    value: profile,
    refusals: ['NEED_TRUE_ACCOUNT', 'NICKNAME_TAKEN'],
    spec: 'assumed: profile (MEMBER-22)',
  }),
  /** A picture of one’s own, cut to a square. */
  setPicture: defineEndpoint({
    ...act,
    id: 'account.setPicture',
    path: '/wps/ext/v1/member/picture',
    sends: 'upload',
    files: 1,
    encrypted: false,
    request: z.object({ picture: z.file() }),
    value: profile,
    refusals: ['NEED_TRUE_ACCOUNT', 'PROOF_UNREADABLE'],
    spec: 'assumed: profile (MEMBER-22)',
  }),
  contacts: defineEndpoint({
    ...read,
    id: 'account.contacts',
    path: '/wps/ext/v1/member/contacts',
    value: contacts,
    spec: 'assumed: contacts (MEMBER-05)',
  }),
  /**
   * Sends a code to a new number or address, and one to the confirmed one that it replaces. Whether somebody else has
   * the new one is told to its owner alone.
   */
  startContact: defineEndpoint({
    ...act,
    id: 'account.startContact',
    path: '/wps/ext/v1/member/contacts/start',
    encrypted: true,
    request: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('mobile'), countryDialingCode, mobileNum, loginPassword: loginPassword() }),
      z.object({
        kind: z.literal('email'),
        email: z.string().check(z.trim(), z.maxLength(254), z.regex(emailPattern)),
        loginPassword: loginPassword(),
      }),
    ]),
    value: z.object({
      sentTo: z.string(),
      /** The confirmed one, masked; null where there is none. */
      alsoSentTo: z.nullable(z.string()),
      expiredMinutes: z.int(),
    }),
    refusals: [
      'NEED_TRUE_ACCOUNT',
      'LOGIN_PASSWORD_WRONG',
      'MOBILE_INVALID',
      'CONTACT_UNCHANGED',
      'SMS_NOT_SENT',
      'SMS_TOO_MANY',
      'MAIL_NOT_SENT',
    ],
    spec: 'assumed: contacts (MEMBER-05)',
  }),
  finishContact: defineEndpoint({
    ...act,
    id: 'account.finishContact',
    path: '/wps/ext/v1/member/contacts/finish',
    encrypted: true,
    request: z.object({
      kind: contactKind,
      newCode: code(),
      /** Of the confirmed one; null where `alsoSentTo` was. */
      oldCode: z.nullable(code()),
    }),
    value: contacts,
    refusals: ['NEED_TRUE_ACCOUNT', 'SMS_CODE_WRONG', 'SMS_CODE_EXPIRED', 'CONTACT_TAKEN'],
    spec: 'assumed: contacts (MEMBER-05)',
  }),
};
