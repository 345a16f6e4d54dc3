import type { Fault } from './fault.ts';
import { createListeners } from './listeners.ts';

/** A fault set for future calls. */
export interface StandingFault {
  /** Id of the call; null for all calls. */
  readonly call: string | null;
  readonly scope: 'next' | 'always';
  readonly fault: Fault;
}

export interface Faults {
  /** Active faults; a new array after each change. */
  read(): readonly StandingFault[];
  /** Sets or replaces a fault; null removes it. */
  set(call: string | null, scope: StandingFault['scope'], fault: Fault | null): void;
  /** Fault for this call: `next` before `always`, its own before those of all calls. Consumes a `next`. */
  take(call: string): Fault | null;
  clear(): void;
  /** Notifies of changes. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

const PRECEDENCE = (call: string) =>
  [
    { call, scope: 'next' },
    { call: null, scope: 'next' },
    { call, scope: 'always' },
    { call: null, scope: 'always' },
  ] as const;

/** Faults for future calls. */
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
