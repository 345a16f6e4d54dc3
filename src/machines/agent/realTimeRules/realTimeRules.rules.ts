import type { agreementContract } from '../../../api/contract/agent/agreement.ts';
import type { ValueOf } from '../../../api/contract/endpoint.ts';

export type RealTimeRules = ValueOf<typeof agreementContract.realTimeRules>;

/** The settlement that follows an instant: the announced one, and each interval from then on (CONST-28). */
export function nextSettlement(
  { nextSettlementAt, intervalMs }: Pick<RealTimeRules, 'nextSettlementAt' | 'intervalMs'>,
  now: number,
): number {
  const gone = Math.floor((now - nextSettlementAt) / intervalMs) + 1;
  return nextSettlementAt + Math.max(0, gone) * intervalMs;
}
