import type { Fault } from './fault.ts';
import { createListeners } from './listeners.ts';

/** A fault that waits for its call. */
export interface StandingFault {
  /** The id of the call; null is all calls. */
  readonly call: string | null;
  readonly scope: 'next' | 'always';
  readonly fault: Fault;
}

export interface Faults {
  /** What stands now; a new array after each change. */
  read(): readonly StandingFault[];
  /** Puts a fault in the place of the one that stood there; null takes it away. */
  set(call: string | null, scope: StandingFault['scope'], fault: Fault | null): void;
  /** The fault that this call meets now: the next before the lasting, its own before those of all. A next is used up. */
  take(call: string): Fault | null;
  clear(): void;
  /** Hears of every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

const PRECEDENCE = (call: string) =>
  [
    { call, scope: 'next' },
    { call: null, scope: 'next' },
    { call, scope: 'always' },
    { call: null, scope: 'always' },
  ] as const;

/** The faults that the calls to come will meet. */
export function createFaults(onError: (error: unknown) => void): Faults {
  let standing: readonly StandingFault[] = [];
  const listeners = createListeners(onError);
  const become = (next: readonly StandingFault[]) => {
    standing = next;
    listeners.tell();
  };

  return {
    read: () => standing,
    set: (call, scope, fault) => {
      const others = standing.filter((one) => one.call !== call || one.scope !== scope);
      become(fault === null ? others : [...others, { call, scope, fault }]);
    },
    take: (call) => {
      if (standing.length === 0) return null;
      for (const place of PRECEDENCE(call)) {
        const met = standing.find((one) => one.call === place.call && one.scope === place.scope);
        if (!met) continue;
        if (met.scope === 'next') become(standing.filter((one) => one !== met));
        return met.fault;
      }
      return null;
    },
    clear: () => become([]),
    subscribe: listeners.subscribe,
  };
}
