import type { SnapshotFrom } from 'xstate';
import type { DepositDetail } from '../../../api/contract/money/deposit.ts';
import type { depositDetailMachine } from '../../../machines/money/depositDetail/depositDetail.machine.ts';
import type { DepositDetailActor } from './depositDetailActor.ts';

export interface DepositTicketProps {
  readonly actor: DepositDetailActor;
  readonly state: SnapshotFrom<typeof depositDetailMachine>;
  readonly detail: DepositDetail;
}
