import type { CallRecord } from '../../../src/console/core/calls/callRecord.ts';

/** A call that went well, but for what is said otherwise. */
export const callRecord = (change: Partial<CallRecord> = {}): CallRecord => ({
  ...{ seq: 1, id: 'wallet.balance', method: 'GET', path: '/wps/v2/wallets/balance', caller: null, startedAt: 0 },
  ...{ request: {}, requestVerdict: { kind: 'fits' }, status: 200, reply: null, replyVerdict: { kind: 'fits' } },
  ...{ arrivedAt: 40, endedAt: 40, fault: null, state: 'done' },
  ...change,
});
