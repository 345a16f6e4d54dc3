import * as z from 'zod/mini';

/**
 * Every code the server may refuse with, and the HTTP status that carries it (decision W2).
 * One list, so that a screen can be exhaustive over it.
 */
export const refusalStatus = {
  // Anything on the wire
  BAD_REQUEST: 400,
  INVALID_FIELDS: 422,
  BODY_TOO_LARGE: 413,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TOO_MANY_REQUESTS: 429,
  IDEMPOTENCY_MISMATCH: 409,
  SEAL_REQUIRED: 400,
  SEAL_REJECTED: 400,
  SYSTEM_MAINTENANCE: 503,
  REGION_RESTRICTED: 403,
  UNAVAILABLE: 503,
  // Sessions
  NOT_LOGGED_IN: 401,
  SESSION_EXPIRED: 401,
  SESSION_REVOKED: 401,
  PASSWORD_CHANGE_REQUIRED: 403,
  NEED_TRUE_ACCOUNT: 403,
  NOT_ALLOWED: 403,
  // Login
  BAD_CREDENTIALS: 200,
  NOT_A_MEMBER: 200,
  NOT_AN_AGENT: 200,
  NON_AGENT_LOGIN: 200,
  CAPTCHA_REQUIRED: 200,
  CAPTCHA_WRONG: 200,
  HUMAN_CHECK_FAILED: 200,
  FEATURE_OFF: 200,
  // Codes by SMS
  SMS_TOO_MANY: 429,
  SMS_CODE_WRONG: 200,
  SMS_CODE_EXPIRED: 200,
  SMS_NOT_SENT: 200,
  MOBILE_INVALID: 200,
  // Passwords
  OLD_PASSWORD_WRONG: 200,
  PASSWORD_COMMON: 200,
  PASSWORD_UNCHANGED: 200,
  CONFIRMATION_DIFFERS: 200,
  // Registration
  USERNAME_TAKEN: 200,
  INVITATION_CODE_ERROR: 200,
  VERIFY_FIRST: 200,
  PHONE_PROOF_REJECTED: 200,
  UNDER_AGE: 200,
  // Recovery
  ACCOUNT_UNKNOWN: 200,
  REGISTER_FIRST: 200,
  LINK_DEAD: 200,
  MAIL_NOT_SENT: 200,
  // Payment password
  PAYMENT_PASSWORD_WRONG: 200,
  PAYMENT_PASSWORD_LOCKED: 200,
  PAYMENT_PASSWORD_NOT_SET: 200,
  LOGIN_PASSWORD_WRONG: 200,
  MOBILE_MISSING: 200,
  // Money
  BALANCE_TOO_LOW: 200,
  WALLET_UNKNOWN: 200,
  BANK_ACCOUNT_KNOWN: 200,
  BANK_ACCOUNTS_FULL: 200,
  AMOUNT_OUT_OF_RANGE: 200,
  LIMIT_REACHED: 200,
  WITHDRAWALS_WAIT: 200,
  STATUS_CHANGED: 200,
  SECOND_PERSON_NEEDED: 200,
  PROOF_MISSING: 200,
  PROOF_UNREADABLE: 200,
  // Points
  RECEIVER_MISSING: 200,
  OUT_OF_STOCK: 200,
  // Contracts
  CONTRACT_STATE: 200,
  CONTRACT_ENDS_CHANGED: 200,
  RATE_TOO_HIGH: 200,
  BILL_NOT_CLAIMABLE: 200,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** What travels with a refusal beside its code: the captcha flag of LOGIN-13, the wait of SMS-13, the fields of a 422. */
export const refusalDetails = z.object({
  captcha: z.optional(z.boolean()),
  waitSeconds: z.optional(z.int().check(z.nonnegative())),
  fields: z.optional(z.array(z.string())),
  /** How often one may still be wrong. */
  triesLeft: z.optional(z.int().check(z.nonnegative())),
  /** What an amount may be, in 1/10,000 P. */
  min: z.optional(z.int()),
  max: z.optional(z.int()),
  /** When it may be tried again, in ms since 1970. */
  until: z.optional(z.int()),
});
export type RefusalDetails = z.infer<typeof refusalDetails>;

/** Refusals that any call may meet; an endpoint lists only its own. */
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
] as const satisfies readonly RefusalCode[];

/** Refusals of every call marked E. */
export const sealRefusals = ['SEAL_REQUIRED', 'SEAL_REJECTED'] as const satisfies readonly RefusalCode[];

/** Refusals of every call that needs the payment password. */
export const paymentRefusals = [
  'PAYMENT_PASSWORD_WRONG',
  'PAYMENT_PASSWORD_LOCKED',
  'PAYMENT_PASSWORD_NOT_SET',
] as const satisfies readonly RefusalCode[];

export const refusalCode = z.enum(Object.keys(refusalStatus) as [RefusalCode, ...RefusalCode[]]);
