import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { contractOfferMachine } from '../../machines/contractOffer/contractOffer.machine.ts';

export interface OfferProps {
  readonly actor: ActorRefFrom<typeof contractOfferMachine>;
  readonly state: SnapshotFrom<typeof contractOfferMachine>;
}
