import type { TFunction } from 'i18next';
import type { ApiFailure } from '../../api/failure.ts';

/** A failure of something on the first page, in words that are there before those of the flows. */
export function siteFailureText(t: TFunction, failure: ApiFailure): string {
  switch (failure.kind) {
    case 'offline':
      return t('failure_offline');
    case 'timeout':
      return t('failure_timeout');
    case 'malformed':
      return t('failure_malformed');
    case 'broken':
      return t('failure_broken');
    case 'refused':
      return refusalText(t, failure.code);
    default:
      return t('failure_unknown');
  }
}

function refusalText(t: TFunction, code: Extract<ApiFailure, { kind: 'refused' }>['code']): string {
  if (code === 'TOO_MANY_REQUESTS') return t('failure_too_many');
  if (code === 'SYSTEM_MAINTENANCE') return t('failure_maintenance');
  if (code === 'REGION_RESTRICTED') return t('failure_restricted');
  return t('failure_unknown');
}
