import { setImmediate } from 'node:timers/promises';
import type { Log } from '../../log.ts';

const running = new Set<Promise<void>>();

/** Runs a task after the answer, so that its duration reveals nothing. A failure is logged, not thrown. */
export function runAfterResponse(log: Log, name: string, task: () => Promise<void>): void {
  const run = setImmediate()
    .then(task)
    .catch((error: unknown) => log.error({ err: error, task: name }, 'background task failed'))
    .finally(() => running.delete(run));
  running.add(run);
}

/** Resolves when all such tasks have ended; used on shutdown. */
export async function pendingTasksDone(): Promise<void> {
  await Promise.all(running);
}
