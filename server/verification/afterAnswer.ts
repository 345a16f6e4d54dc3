import { setImmediate } from 'node:timers/promises';
import type { Log } from '../log.ts';

const running = new Set<Promise<void>>();

/** Runs a task once the answer is on its way, so that its time tells nothing. A failure is logged, not thrown. */
export function afterAnswer(log: Log, name: string, task: () => Promise<void>): void {
  const run = setImmediate()
    .then(task)
    .catch((error: unknown) => log.error({ err: error, task: name }, 'A task after the answer failed'))
    .finally(() => running.delete(run));
  running.add(run);
}

/** Resolves when all such tasks have ended; a server that stops waits for it. */
export async function afterAnswersDone(): Promise<void> {
  await Promise.all(running);
}
