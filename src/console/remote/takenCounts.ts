import type { AnyStateMachine } from 'xstate';
import { type Coverage, unseen } from '../../inspection/coverage.ts';

/** Which transitions were taken, and how often. */
export interface TakenCounts {
  note(machine: AnyStateMachine, ways: readonly string[]): void;
  read(): Coverage;
}

export function createTakenCounts(): TakenCounts {
  const taken = new Map<AnyStateMachine, Record<string, number>>();
  return {
    note: (machine, ways) => {
      const counts = taken.get(machine) ?? {};
      for (const way of ways) counts[way] = (counts[way] ?? 0) + 1;
      taken.set(machine, counts);
    },
    read: () =>
      Object.fromEntries(
        [...taken].map(([machine, counts]) => [machine.id, { ...unseen(machine), taken: { ...counts } }]),
      ),
  };
}
