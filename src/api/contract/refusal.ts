import * as z from 'zod/mini';

/** Every refusal code, in one list, so that screens can be exhaustive. */
export const refusalCodes = [
  // Anything on the wire
  'BAD_REQUEST',
  'INVALID_FIELDS',
  'BODY_TOO_LARGE',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'TOO_MANY_REQUESTS',
  'IDEMPOTENCY_MISMATCH',
  'SEAL_REQUIRED',
  'SEAL_REJECTED',
  'SYSTEM_MAINTENANCE',
  'REGION_RESTRICTED',
  'UNAVAILABLE',
  // Sessions
  'NOT_LOGGED_IN',
  'SESSION_EXPIRED',
  'SESSION_REVOKED',
  'PASSWORD_CHANGE_REQUIRED',
  'NEED_TRUE_ACCOUNT',
  'NOT_ALLOWED',
  // Login
  'BAD_CREDENTIALS',
  'NOT_A_MEMBER',
  'NOT_AN_AGENT',
  'NON_AGENT_LOGIN',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_WRONG',
  'HUMAN_CHECK_FAILED',
  'FEATURE_OFF',
  'SECOND_FACTOR_NEEDED',
  'SECOND_FACTOR_WRONG',
  'SECOND_FACTOR_DUE',
  'SECOND_STEP_EXPIRED',
  'PASSKEY_REFUSED',
  // Codes by SMS
  'SMS_TOO_MANY',
  'SMS_CODE_WRONG',
  'SMS_CODE_EXPIRED',
  'SMS_NOT_SENT',
  'MOBILE_INVALID',
  // Passwords
  'OLD_PASSWORD_WRONG',
  'PASSWORD_COMMON',
  'PASSWORD_UNCHANGED',
  'CONFIRMATION_DIFFERS',
  // Registration
  'USERNAME_TAKEN',
  'NICKNAME_TAKEN',
  'INVITATION_CODE_ERROR',
  'VERIFY_FIRST',
  'PHONE_PROOF_REJECTED',
  'UNDER_AGE',
  'CODE_TAKEN',
  // Recovery
  'ACCOUNT_UNKNOWN',
  'REGISTER_FIRST',
  'LINK_DEAD',
  'MAIL_NOT_SENT',
  // Payment password
  'PAYMENT_PASSWORD_WRONG',
  'PAYMENT_PASSWORD_LOCKED',
  'PAYMENT_PASSWORD_NOT_SET',
  'LOGIN_PASSWORD_WRONG',
  'MOBILE_MISSING',
  // Contacts and closing
  'CONTACT_UNCHANGED',
  'CONTACT_TAKEN',
  'ACCOUNT_IN_USE',
  // Money
  'BALANCE_TOO_LOW',
  'WALLET_UNKNOWN',
  'BANK_ACCOUNT_KNOWN',
  'BANK_ACCOUNTS_FULL',
  'AMOUNT_OUT_OF_RANGE',
  'LIMIT_REACHED',
  'WITHDRAWALS_WAIT',
  'STATUS_CHANGED',
  'SECOND_PERSON_NEEDED',
  'SETUP_INCOMPLETE',
  'PROOF_MISSING',
  'PROOF_UNREADABLE',
  // Points
  'RECEIVER_MISSING',
  'OUT_OF_STOCK',
  // Agreements
  'AGREEMENT_STATE',
  'AGREEMENT_ENDS_CHANGED',
  'RATE_TOO_HIGH',
  'LINE_FROZEN',
  'UPLINE_UNFIT',
  'RATE_OUT_OF_RANGE',
  'BILL_NOT_CLAIMABLE',
  // Games
  'GAME_UNKNOWN',
  'GAME_OFF',
  'GAME_PROVIDER_DOWN',
  'PAYMENT_GATEWAY_DOWN',
  'PLAY_BLOCKED',
  // Player protection
  'OWN_LIMIT_REACHED',
  'PLAY_PAUSED',
  'RECEIVER_CLOSED',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** Data of a refusal besides its code: the captcha flag of LOGIN-13, the wait of SMS-13, the fields of a 422. */
export const refusalDetails = z.object({
  /** Of the second step of a sign-in; masked by its name. */
  stepTicket: z.optional(z.string()),
  captcha: z.optional(z.boolean()),
  waitSeconds: z.optional(z.int().check(z.nonnegative())),
  fields: z.optional(z.array(z.string())),
  /** Attempts left. */
  triesLeft: z.optional(z.int().check(z.nonnegative())),
  /** Limits of an amount, in 1/10,000 P; of a rate, in millionths. */
  min: z.optional(z.int()),
  max: z.optional(z.int()),
  /** When to retry, ms since 1970. */
  until: z.optional(z.int()),
});
export type RefusalDetails = z.infer<typeof refusalDetails>;

/** Refusals of any call; an endpoint lists only its own. */
export const commonRefusals = [
  'BAD_REQUEST',
  'INVALID_FIELDS',
  'BODY_TOO_LARGE',
  'METHOD_NOT_ALLOWED',
  'TOO_MANY_REQUESTS',
  'SYSTEM_MAINTENANCE',
  'REGION_RESTRICTED',
  'UNAVAILABLE',
] as const satisfies readonly RefusalCode[];

/** Refusals of every call marked T. */
export const tokenRefusals = [
  'NOT_LOGGED_IN',
  'SESSION_EXPIRED',
  'SESSION_REVOKED',
  'PASSWORD_CHANGE_REQUIRED',
] as const satisfies readonly RefusalCode[];

/** Refusals of every call of the operator's desk. */
export const deskRefusals = [
  'NOT_LOGGED_IN',
  'SESSION_EXPIRED',
  'NOT_ALLOWED',
  'SECOND_FACTOR_DUE',
] as const satisfies readonly RefusalCode[];

/** Refusals of every call marked E. */
export const sealRefusals = ['SEAL_REQUIRED', 'SEAL_REJECTED'] as const satisfies readonly RefusalCode[];

/** Refusals of every call that needs the payment password. */
export const paymentRefusals = [
  'PAYMENT_PASSWORD_WRONG',
  'PAYMENT_PASSWORD_LOCKED',
  'PAYMENT_PASSWORD_NOT_SET',
] as const satisfies readonly RefusalCode[];

export const refusalCode = z.enum(refusalCodes);
