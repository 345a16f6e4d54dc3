import { onTestFinished } from 'vitest';

/** What a walk may go on with until its test is over. */
export interface Turn {
  /** @throws Overdue once the test of the walk is over. */
  readonly goOn: () => void;
}

/** The test was over before its walk was: nothing is known about the flow. */
export class Overdue extends Error {
  override readonly name = 'Overdue';
  constructor() {
    super('stopped: its test ran out of time before the walk ended');
  }
}

/** Always on: for a walk outside of a turn. */
export const ALWAYS: Turn = { goOn: () => {} };

let last: Promise<unknown> = Promise.resolve();

/**
 * Walks on screen share one document: each begins after the one before has left it, and stops at its next move when its
 * test runs out of time.
 */
export async function inTurn<T>(walk: (turn: Turn) => Promise<T>): Promise<T> {
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const before = last;
  const goOn = () => {
    if (isOver) throw new Overdue();
  };
  const walking = before.then(() => {
    goOn();
    return walk({ goOn });
  });
  last = walking.catch(() => {});
  return walking;
}
