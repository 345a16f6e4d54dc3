import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { redeemMachine } from '../../../machines/member/redeem/redeem.machine.ts';

export interface RedeemProps {
  readonly actor: ActorRefFrom<typeof redeemMachine>;
  readonly state: SnapshotFrom<typeof redeemMachine>;
}
