import { fromCallback } from 'xstate';
import { promotionMachine } from './promotion.machine.ts';

export interface PromotionDeps {
  /** Calls back whether a member is signed in, now and on change; returns the unsubscribe function. */
  readonly watchMember: (told: (isIn: boolean) => void) => () => void;
}

export const wirePromotion = ({ watchMember }: PromotionDeps) =>
  promotionMachine.provide({
    actors: {
      surroundings: fromCallback(({ sendBack }) =>
        watchMember((isIn) => sendBack({ type: isIn ? 'promotion.signedIn' : 'promotion.signedOut' })),
      ),
    },
  });
