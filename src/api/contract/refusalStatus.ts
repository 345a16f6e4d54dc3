import type { RefusalCode } from './refusal.ts';

/** Refusals of the transport; refusals of a flow are answers, with status 200. */
const statusOf: Readonly<Partial<Record<RefusalCode, number>>> = {
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
  NOT_LOGGED_IN: 401,
  SESSION_EXPIRED: 401,
  SESSION_REVOKED: 401,
  PASSWORD_CHANGE_REQUIRED: 403,
  NEED_TRUE_ACCOUNT: 403,
  NOT_ALLOWED: 403,
  SECOND_FACTOR_DUE: 403,
  SMS_TOO_MANY: 429,
};

/** HTTP status of a refusal (decision W2). Players see only the code. */
export const refusalStatus = (code: RefusalCode): number => statusOf[code] ?? 200;
