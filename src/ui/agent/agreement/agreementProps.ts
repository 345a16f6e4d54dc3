import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { agreementMachine } from '../../../machines/agent/agreement/agreement.machine.ts';

export interface AgreementProps {
  readonly actor: ActorRefFrom<typeof agreementMachine>;
  readonly state: SnapshotFrom<typeof agreementMachine>;
}
