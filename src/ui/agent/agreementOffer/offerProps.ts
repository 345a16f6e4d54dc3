import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { agreementOfferMachine } from '../../../machines/agent/agreementOffer/agreementOffer.machine.ts';

export interface OfferProps {
  readonly actor: ActorRefFrom<typeof agreementOfferMachine>;
  readonly state: SnapshotFrom<typeof agreementOfferMachine>;
}
