import type { ContractAction } from '../../src/api/contract/agentContract.ts';
import type { agentContract } from '../database/schema.ts';

export type Contract = typeof agentContract.$inferSelect;

/** Statuses of contracts that are agreed and not ended. */
export const IN_FORCE = ['active', 'terminationRequested'] as const satisfies readonly Contract['status'][];

/** What a side can do with a contract in its status (decision M8). */
export function allowedActions(
  { status, uplineId, downlineId, terminationBy }: Contract,
  memberId: string,
): readonly ContractAction[] {
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
