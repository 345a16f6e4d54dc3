import { fromCallback } from 'xstate';
import { vipMachine } from './vip.machine.ts';

export interface VipDeps {
  /** Calls back whether a member is signed in, now and on change; returns the unsubscribe function. */
  readonly watchMember: (told: (isIn: boolean) => void) => () => void;
}

export const wireVip = ({ watchMember }: VipDeps) =>
  vipMachine.provide({
    actors: {
      surroundings: fromCallback(({ sendBack }) =>
        watchMember((isIn) => sendBack({ type: isIn ? 'vip.signedIn' : 'vip.signedOut' })),
      ),
    },
  });
