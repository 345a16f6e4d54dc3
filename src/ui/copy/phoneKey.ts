import type { PhoneProblem } from '../../api/failure.ts';
import type { PageKey } from './page.en.ts';

/** ERR-16…26. */
export const phoneKey = {
  badFormat: 'phone_bad_format',
  badNumber: 'phone_bad_number',
  tooMany: 'phone_too_many',
  unknown: 'phone_unknown',
  codeInvalid: 'phone_code_invalid',
  codeMissing: 'phone_code_missing',
  codeExpired: 'phone_code_expired',
  badCaptcha: 'phone_bad_captcha',
  noQuota: 'phone_no_quota',
  notEnabled: 'phone_not_enabled',
  popupClosed: 'phone_popup_closed',
} as const satisfies Record<PhoneProblem, PageKey>;
