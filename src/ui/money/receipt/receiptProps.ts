import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { WithdrawalDetail } from '../../../api/contract/money/withdraw.ts';
import type { receiptMachine } from '../../../machines/money/receipt/receipt.machine.ts';

export interface ReceiptProps {
  readonly actor: ActorRefFrom<typeof receiptMachine>;
  readonly state: SnapshotFrom<typeof receiptMachine>;
  readonly detail: WithdrawalDetail;
}
