import type { Outcome } from '../../../src/inspection/step/outcome.ts';

export type { Outcome } from '../../../src/inspection/step/outcome.ts';

export const done = <Output>(output: Output): Outcome<Output> => ({ kind: 'done', output });

/** A value of an actor that goes on: what an observable emits, what a machine below has come to (`onSnapshot`). */
export const gives = (context: unknown): Outcome<never> => ({ kind: 'next', context });

export const fails = (error: unknown): Outcome<never> => ({ kind: 'error', error });
