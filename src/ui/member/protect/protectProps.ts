import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Protection } from '../../../api/contract/member/protection.ts';
import type { playExclusionMachine } from '../../../machines/member/protect/playExclusion.machine.ts';
import type { playLimitMachine } from '../../../machines/member/protect/playLimit.machine.ts';
import type { protectMachine } from '../../../machines/member/protect/protect.machine.ts';

export interface ProtectProps {
  readonly actor: ActorRefFrom<typeof protectMachine>;
  readonly state: SnapshotFrom<typeof protectMachine>;
}

export interface LimitProps {
  readonly actor: ActorRefFrom<typeof playLimitMachine>;
  readonly state: SnapshotFrom<typeof playLimitMachine>;
}

export interface ExclusionProps {
  readonly actor: ActorRefFrom<typeof playExclusionMachine>;
  readonly protection: Pick<Protection, 'balance' | 'openRounds'>;
}
