import { fromCallback } from 'xstate';
import { promotionsMachine } from './promotions.machine.ts';

export interface PromotionsDeps {
  /** Calls back whether a member is signed in, now and on change; returns the unsubscribe function. */
  readonly watchMember: (told: (isIn: boolean) => void) => () => void;
}

export const wirePromotions = ({ watchMember }: PromotionsDeps) =>
  promotionsMachine.provide({
    actors: {
      surroundings: fromCallback(({ sendBack }) =>
        watchMember((isIn) => sendBack({ type: isIn ? 'promotions.signedIn' : 'promotions.signedOut' })),
      ),
    },
  });
