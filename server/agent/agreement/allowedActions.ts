import type { AgreementAction } from '../../../src/api/contract/agent/agreement.ts';
import type { agentAgreement } from '../../database/schema.ts';

export type Agreement = typeof agentAgreement.$inferSelect;

/** Statuses of agreements that are agreed and not ended. */
export const IN_FORCE = ['active', 'terminationRequested'] as const satisfies readonly Agreement['status'][];

/** What a side can do with an agreement in its status (decision M8). */
export function allowedActions(
  { status, uplineId, downlineId, terminationBy }: Agreement,
  memberId: string,
): readonly AgreementAction[] {
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
