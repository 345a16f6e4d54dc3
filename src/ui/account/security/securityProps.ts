import type { SnapshotFrom } from 'xstate';
import type { securityMachine } from '../../../machines/account/security/security.machine.ts';
import type { SecurityActor } from './securityActor.ts';

export interface SecurityProps {
  readonly actor: SecurityActor;
  readonly state: SnapshotFrom<typeof securityMachine>;
}
