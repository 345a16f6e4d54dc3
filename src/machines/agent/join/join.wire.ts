import { fromCallback } from 'xstate';
import { joinMachine } from './join.machine.ts';

export interface JoinDeps {
  /** Calls back whether a member is signed in, now and on change; returns the unsubscribe function. */
  readonly watchMember: (told: (isIn: boolean) => void) => () => void;
}

export const wireJoin = ({ watchMember }: JoinDeps) =>
  joinMachine.provide({
    actors: {
      surroundings: fromCallback(({ sendBack }) =>
        watchMember((isIn) => sendBack({ type: isIn ? 'join.signedIn' : 'join.signedOut' })),
      ),
    },
  });
