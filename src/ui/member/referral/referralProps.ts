import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { referralMachine } from '../../../machines/member/referral/referral.machine.ts';

export interface ReferralProps {
  readonly actor: ActorRefFrom<typeof referralMachine>;
  readonly state: SnapshotFrom<typeof referralMachine>;
}
