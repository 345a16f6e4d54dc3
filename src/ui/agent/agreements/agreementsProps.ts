import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { agreementsMachine } from '../../../machines/agent/agreements/agreements.machine.ts';

export type Machine = typeof agreementsMachine;

export interface AgreementsProps {
  readonly actor: ActorRefFrom<Machine>;
  readonly state: SnapshotFrom<Machine>;
}
