import type { TFunction } from 'i18next';
import type { RefusalCode } from '../../api/contract/refusal.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { formatMoney } from '../kit/money.ts';
import { dateTimeText } from '../site/clock/timeText.ts';
import type { FlowKey } from './flows.en.ts';
import type { PageKey } from './page.en.ts';
import { phoneKey } from './phoneKey.ts';
import type { SiteKey } from './site.en.ts';

const refusalKey = {
  BAD_REQUEST: 'refused_fields',
  INVALID_FIELDS: 'refused_fields',
  BODY_TOO_LARGE: 'refused_fields',
  NOT_FOUND: 'failure_unknown',
  METHOD_NOT_ALLOWED: 'failure_unknown',
  TOO_MANY_REQUESTS: 'failure_too_many',
  IDEMPOTENCY_MISMATCH: 'failure_unknown',
  SEAL_REQUIRED: 'refused_seal',
  SEAL_REJECTED: 'refused_seal',
  SYSTEM_MAINTENANCE: 'failure_maintenance',
  REGION_RESTRICTED: 'failure_restricted',
  UNAVAILABLE: 'failure_broken',
  NOT_LOGGED_IN: 'dialog_not_logged_in',
  SESSION_EXPIRED: 'dialog_session_expired',
  SESSION_REVOKED: 'dialog_session_revoked',
  PASSWORD_CHANGE_REQUIRED: 'refused_password_due',
  NEED_TRUE_ACCOUNT: 'refused_true_account',
  NOT_ALLOWED: 'failure_unknown',
  BAD_CREDENTIALS: 'refused_credentials',
  NOT_A_MEMBER: 'refused_not_member',
  NOT_AN_AGENT: 'refused_not_agent',
  NON_AGENT_LOGIN: 'refused_non_agent',
  CAPTCHA_REQUIRED: 'refused_captcha_required',
  CAPTCHA_WRONG: 'refused_captcha_wrong',
  HUMAN_CHECK_FAILED: 'refused_human',
  FEATURE_OFF: 'refused_feature_off',
  SECOND_FACTOR_NEEDED: 'refused_factor_needed',
  SECOND_FACTOR_WRONG: 'refused_factor_wrong',
  SECOND_FACTOR_DUE: 'refused_factor_due',
  SECOND_STEP_EXPIRED: 'refused_step_expired',
  PASSKEY_REFUSED: 'refused_passkey',
  SMS_TOO_MANY: 'failure_too_many',
  SMS_CODE_WRONG: 'refused_sms_wrong',
  SMS_CODE_EXPIRED: 'refused_sms_expired',
  SMS_NOT_SENT: 'refused_sms_not_sent',
  MOBILE_INVALID: 'refused_mobile',
  OLD_PASSWORD_WRONG: 'refused_old_password',
  PASSWORD_COMMON: 'refused_common',
  PASSWORD_UNCHANGED: 'problem_unchanged',
  CONFIRMATION_DIFFERS: 'inconsistent_twice',
  USERNAME_TAKEN: 'refused_username_taken',
  NICKNAME_TAKEN: 'refused_nickname_taken',
  INVITATION_CODE_ERROR: 'invitation_code_error',
  VERIFY_FIRST: 'refused_verify_first',
  PHONE_PROOF_REJECTED: 'refused_phone_proof',
  UNDER_AGE: 'refused_under_age',
  CODE_TAKEN: 'refused_code_taken',
  ACCOUNT_UNKNOWN: 'refused_account_unknown',
  REGISTER_FIRST: 'refused_register_first',
  LINK_DEAD: 'refused_link_dead',
  MAIL_NOT_SENT: 'refused_mail_not_sent',
  PAYMENT_PASSWORD_WRONG: 'refused_payment_password',
  PAYMENT_PASSWORD_LOCKED: 'refused_payment_locked',
  PAYMENT_PASSWORD_NOT_SET: 'refused_payment_not_set',
  LOGIN_PASSWORD_WRONG: 'refused_login_password',
  MOBILE_MISSING: 'refused_mobile_missing',
  CONTACT_UNCHANGED: 'refused_contact_unchanged',
  CONTACT_TAKEN: 'refused_contact_taken',
  ACCOUNT_IN_USE: 'refused_account_in_use',
  BALANCE_TOO_LOW: 'refused_balance_low',
  WALLET_UNKNOWN: 'refused_wallet_unknown',
  BANK_ACCOUNT_KNOWN: 'refused_bank_known',
  BANK_ACCOUNTS_FULL: 'refused_bank_full',
  AMOUNT_OUT_OF_RANGE: 'refused_amount_range',
  LIMIT_REACHED: 'refused_limit_reached',
  WITHDRAWALS_WAIT: 'refused_withdrawals_wait',
  STATUS_CHANGED: 'refused_status_changed',
  SECOND_PERSON_NEEDED: 'refused_second_person',
  PROOF_MISSING: 'refused_proof_missing',
  PROOF_UNREADABLE: 'refused_proof_unreadable',
  RECEIVER_MISSING: 'activity_no_receiver',
  OUT_OF_STOCK: 'refused_out_of_stock',
  AGREEMENT_STATE: 'refused_agreement_state',
  AGREEMENT_ENDS_CHANGED: 'refused_agreement_ends',
  RATE_TOO_HIGH: 'refused_rate_high',
  LINE_FROZEN: 'refused_line_frozen',
  UPLINE_UNFIT: 'refused_upline_unfit',
  RATE_OUT_OF_RANGE: 'refused_rate_range',
  BILL_NOT_CLAIMABLE: 'refused_bill_claim',
  GAME_UNKNOWN: 'refused_game_unknown',
  GAME_OFF: 'refused_game_off',
  GAME_PROVIDER_DOWN: 'refused_game_provider',
  PAYMENT_GATEWAY_DOWN: 'refused_payment_gateway',
  SETUP_INCOMPLETE: 'refused_setup',
  PLAY_BLOCKED: 'refused_play_blocked',
  OWN_LIMIT_REACHED: 'refused_own_limit',
  PLAY_PAUSED: 'refused_play_paused',
  RECEIVER_CLOSED: 'refused_receiver_closed',
} as const satisfies Record<RefusalCode, FlowKey | PageKey | SiteKey>;

/** A failure in words that say what to do next; exhaustive over kinds and codes. */
export function failureText(t: TFunction, failure: ApiFailure): string {
  if (failure.kind === 'refused' && failure.details?.waitSeconds !== undefined) {
    return t('refused_wait', { seconds: failure.details.waitSeconds });
  }
  return protectionText(t, failure) ?? t(formatKey(failure) ?? failureKey(failure));
}

/** Player protection: what is left of a limit of one's own, or until when one has paused. */
function protectionText(t: TFunction, failure: ApiFailure): string | null {
  if (failure.kind !== 'refused') return null;
  const { code, details } = failure;
  if (code === 'OWN_LIMIT_REACHED' && details?.max) {
    return t('refused_own_limit_left', { amount: formatMoney(details.max) });
  }
  if (code !== 'PLAY_PAUSED' || details?.until === undefined) return null;
  return t('refused_play_paused_until', { time: dateTimeText(details.until) });
}

/** Whether the way on is the page of player protection. */
export const leadsToProtection = (failure: ApiFailure): boolean =>
  failure.kind === 'refused' && (failure.code === 'OWN_LIMIT_REACHED' || failure.code === 'PLAY_PAUSED');

/** ERR-03…05, 41, 42: which of the fields that everybody knows the server would not take. */
function formatKey(failure: ApiFailure) {
  const fields = failure.kind === 'refused' && failure.code === 'INVALID_FIELDS' ? failure.details?.fields : undefined;
  if (fields?.includes('username')) return 'refused_format_account';
  if (fields?.some((field) => /password/i.test(field))) return 'refused_format_password';
  if (fields?.includes('email')) return 'refused_format_email';
  if (fields?.includes('payeeName')) return 'refused_format_name';
  return fields?.includes('mobileNum') ? 'refused_mobile' : null;
}

function failureKey(failure: ApiFailure) {
  switch (failure.kind) {
    case 'refused':
      return refusalKey[failure.code];
    case 'offline':
      return 'failure_offline';
    case 'timeout':
      return 'failure_timeout';
    case 'malformed':
      return 'failure_malformed';
    case 'broken':
      return 'failure_broken';
    case 'phone':
      return phoneKey[failure.problem];
    case 'insecure':
      return 'failure_insecure';
    case 'aborted':
    case 'defect':
      return 'failure_unknown';
  }
}
