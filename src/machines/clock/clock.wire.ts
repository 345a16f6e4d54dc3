import { assign } from 'xstate';
import { clockMachine } from './clock.machine.ts';

export const wireClock = ({ now }: { readonly now: () => number }) =>
  clockMachine.provide({ actions: { readTime: assign({ deviceNow: () => now() }) } });
