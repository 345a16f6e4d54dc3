import type { SnapshotFrom } from 'xstate';
import type { DepositDetail } from '../../api/contract/deposit.ts';
import type { depositDetailMachine } from '../../machines/depositDetail/depositDetail.machine.ts';
import type { DepositDetailActor } from './depositDetailActor.ts';

export interface DepositTicketProps {
  readonly actor: DepositDetailActor;
  readonly state: SnapshotFrom<typeof depositDetailMachine>;
  readonly detail: DepositDetail;
}
