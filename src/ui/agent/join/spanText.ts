import type { StandardAgreement } from '../../../api/contract/agent/join.ts';

/** The span of one bill, as part of a copy key: a dividend's pay period, or a salary's day, hour or five minutes. */
export function spanKey({ kind, period }: Pick<StandardAgreement, 'kind' | 'period'>) {
  switch (kind) {
    case 'dividend':
      return period;
    case 'daily':
      return 'daily';
    case 'hourly':
      return 'hour';
    case 'realTime':
      return 'minutes';
  }
}
