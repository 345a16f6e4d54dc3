import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { promotionMachine } from '../../../machines/public/promotion/promotion.machine.ts';

export interface PromotionProps {
  readonly actor: ActorRefFrom<typeof promotionMachine>;
  readonly state: SnapshotFrom<typeof promotionMachine>;
}
