import * as z from 'zod/mini';
import { defineEndpoint, secret } from '../endpoint.ts';
import { countryDialingCode, empty, mobileNum, money } from '../fields.ts';
import { features } from '../site/system.ts';

/** VALID-02: one field's rule. `patternId` picks the words (VALID-06, decision A9). */
export const fieldRule = z.object({
  acceptedPattern: z.string(),
  patternId: z.int(),
  minLength: z.int(),
  maxLength: z.int(),
  enabled: z.boolean(),
  required: z.boolean(),
});
export type FieldRule = z.infer<typeof fieldRule>;

/** The fields that a merchant switches on, orders and rules: the fourteen of VALID-01, then the others of REG-19. */
export const ruledField = z.enum([
  'username',
  'password',
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'mobileNum',
  'affiliateCode',
  'captcha',
  'confirmPassword',
  'nickname',
  'recommenderId',
  'telegram',
  'zalo',
  'birthday',
  'domain',
]);
export type RuledField = z.infer<typeof ruledField>;

/** Decision A10: a hosted service that proves a mobile number in the browser. */
export const phoneService = z.object({
  channel: z.string().check(z.minLength(1)),
  url: z.string().check(z.regex(/^https?:\/\/[^\s?#]+$/)),
  key: z.string(),
});

/** Decision A10: null is the project's own SMS. */
export const phoneAuth = z.nullable(phoneService);
export type PhoneAuthSettings = z.infer<typeof phoneAuth>;

const line = (max: number) => z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(max)));
const secretLine = (max: number) => secret(line(max));

/**
 * REG-19: what the form sends of its 23 fields; a field that is not shown or left empty does not travel. Lengths here are
 * in UTF-16 units, those of the rules in code points: each leaves room for twice what a rule asks (decision A8).
 */
const formFields = {
  password: secretLine(128),
  confirmPassword: secretLine(128),
  payeeName: line(128),
  email: line(508),
  nickname: line(128),
  qqNum: line(64),
  recommenderId: line(64),
  captcha: secretLine(12),
  affiliateCode: line(64),
  paymentPassword: secretLine(64),
  line: line(64),
  whatsapp: line(64),
  facebook: line(128),
  telegram: line(64),
  zalo: line(64),
  wechat: line(64),
  idNumber: secretLine(64),
  birthday: line(20),
  domain: line(510),
};

/** REG-23…30: what every registration says beside its fields. */
const extraFields = {
  registerUrl: z.string().check(z.maxLength(2048)),
  registerMethod: z.literal('WEB'),
  login: z.literal(true),
  human: z.string().check(z.minLength(1), z.maxLength(4096)),
  acceptedTerms: z.literal(true),
  confirmedAge: z.literal(true),
};

/** REG-26, 27: what a hosted service gave for the code. */
const phoneProof = {
  channel: z.optional(z.string().check(z.maxLength(64))),
  idToken: secret(z.optional(z.string().check(z.maxLength(8192)))),
};

const verificationCode = secret(z.string().check(z.trim(), z.regex(/^\d{6}$/)));

const byUsername = z.object({
  ...formFields,
  ...extraFields,
  ...phoneProof,
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
  mobileNum: z.optional(mobileNum),
  countryDialingCode: z.optional(countryDialingCode),
  verificationCode: z.optional(verificationCode),
});

/** REG-18: the server takes the mobile number as the user name. */
const byMobile = z.object({
  ...formFields,
  ...extraFields,
  ...phoneProof,
  mobileNum,
  countryDialingCode,
  verificationCode: z.optional(verificationCode),
});

/** REG-13: a registration is a login too. `bonus` is what the new account was given (REG-31). */
export const registered = z.object({ token: secret(z.string()), bonus: money });
export type Registered = z.infer<typeof registered>;

/** The key under which this form asked for its captcha (`captcha.image`). */
const captchaKey = z.object({ 'captcha-key': z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))) });

const registerRefusals = [
  'NICKNAME_TAKEN',
  'FEATURE_OFF',
  'HUMAN_CHECK_FAILED',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_WRONG',
  'PASSWORD_COMMON',
  'CONFIRMATION_DIFFERS',
  'INVITATION_CODE_ERROR',
  'MOBILE_INVALID',
  'SMS_CODE_WRONG',
  'SMS_CODE_EXPIRED',
  'VERIFY_FIRST',
  'PHONE_PROOF_REJECTED',
  'UNDER_AGE',
] as const;

const registerCall = {
  method: 'PUT',
  sends: 'json',
  token: false,
  encrypted: true,
  repeat: 'once',
  headers: captchaKey,
  value: registered,
} as const;

/** Everything a visitor needs to become a member. */
const ruleOfEach = Object.fromEntries(ruledField.options.map((name) => [name, fieldRule])) as Record<
  RuledField,
  typeof fieldRule
>;

export const registrationContract = {
  settings: defineEndpoint({
    id: 'registration.settings',
    method: 'GET',
    path: '/wps/system/setting/register',
    sends: 'nothing',
    token: false,
    encrypted: false,
    repeat: 'safe',
    request: empty,
    value: z.object({
      rules: z.object(ruleOfEach),
      /** The order in which a form shows them. */
      order: z.array(ruledField),
      features: z.pick(features, {
        mobileRegistration: true,
        mobileRegisterPassword: true,
        smsVerificationOnRegistration: true,
        usernameRegistration: true,
        directRegisterButton: true,
        referralPromotion: true,
      }),
      ageThreshold: z.int(),
      /** REG-31, decision A13: 0 when nothing is given. */
      registrationBonus: money,
      phoneAuth,
    }),
    refusals: [],
    spec: '7.2 registration settings and rules (API-20); decision W11',
  }),
  affiliate: defineEndpoint({
    id: 'registration.affiliate',
    method: 'GET',
    path: '/wps/agent/affiliate',
    sends: 'query',
    token: false,
    encrypted: false,
    repeat: 'safe',
    request: z.object({
      code: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
      domain: z.string().check(z.maxLength(255)),
    }),
    value: z.null(),
    refusals: ['INVITATION_CODE_ERROR'],
    spec: '7.1 affiliate check (API-17)',
  }),
  byUsername: defineEndpoint({
    ...registerCall,
    id: 'registration.byUsername',
    path: '/wps/member/register',
    request: byUsername,
    refusals: ['USERNAME_TAKEN', ...registerRefusals],
    spec: '7.1 register (API-08); headers, human and consents assumed',
  }),
  byMobile: defineEndpoint({
    ...registerCall,
    id: 'registration.byMobile',
    path: '/wps/member/register/mobile',
    request: byMobile,
    refusals: registerRefusals,
    spec: '7.1 register by mobile (API-09); headers, human and consents assumed',
  }),
};

export type RegisterSettings = z.output<(typeof registrationContract)['settings']['value']>;
