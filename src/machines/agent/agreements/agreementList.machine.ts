import { type AgreementKind, agreementContract } from '../../../api/contract/agent/agreement.ts';
import { createListMachine } from '../../list/list.machine.ts';

/** Each kind has its own calls (API-50…53). */
const endpoints = {
  dividend: agreementContract.dividendList,
  daily: agreementContract.dailyList,
  hourly: agreementContract.hourlyList,
  realTime: agreementContract.realTimeList,
} as const satisfies Record<AgreementKind, unknown>;

/**
 * The agreements of one side and kind (CONTRACT-07), the active ones or all. Sides and enabled kinds are offered by the
 * page.
 */
export const agreementListMachine = createListMachine({
  id: 'agreementList',
  endpoint: endpoints.dividend,
  calls: { filter: 'kind', endpoints },
  filters: {
    side: ['downline', 'upline'],
    kind: ['dividend', 'daily', 'hourly', 'realTime'],
    which: ['active', 'all'],
  },
  opens: true,
  shared: true,
  request: ({ filters: { side, which }, page, pageSize }) => ({
    as: side,
    open: which === 'all' ? ('0' as const) : ('1' as const),
    page,
    pageSize,
  }),
});
