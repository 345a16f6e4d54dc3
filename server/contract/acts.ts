import type { ContractAct } from '../../src/api/contract/agentContract.ts';
import type { agentContract } from '../database/schema.ts';

export type Contract = typeof agentContract.$inferSelect;

/** What has been agreed and is not over. */
export const IN_FORCE = ['active', 'terminationRequested'] as const satisfies readonly Contract['status'][];

/** What one of the two can do with a contract as it is (decision M8). */
export function actsOf(
  { status, uplineId, downlineId, terminationBy }: Contract,
  memberId: string,
): readonly ContractAct[] {
  const isUpline = memberId === uplineId;
  if (!isUpline && memberId !== downlineId) return [];
  switch (status) {
    case 'offered':
      return isUpline ? ['withdraw'] : ['accept', 'decline'];
    case 'active':
      return ['requestTermination'];
    case 'terminationRequested':
      return terminationBy === memberId ? ['withdrawTermination'] : ['acceptTermination', 'declineTermination'];
    default:
      return [];
  }
}
