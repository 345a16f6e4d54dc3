import { currentOwner } from './callOwner.ts';

/** Null when the queue is full, altogether or for the owner of the call. */
export type FairQueue = <T>(job: () => Promise<T>) => Promise<T> | null;

export interface QueueLimits {
  readonly atATime: number;
  readonly mostWaiting: number;
  /** Of one owner, running and waiting. */
  readonly mostPerOwner: number;
}

/** Runs costly jobs, few at a time. Owners take turns, so that nobody waits for the many jobs of somebody else. */
export function createFairQueue({ atATime, mostWaiting, mostPerOwner }: QueueLimits): FairQueue {
  /** In the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();
  const held = new Map<string, number>();
  let running = 0;
  let queued = 0;

  const startNext = (): void => {
    const [first] = waiting;
    if (first === undefined) {
      running -= 1;
      return;
    }
    const [owner, [start, ...rest]] = first;
    waiting.delete(owner);
    if (rest.length > 0) waiting.set(owner, rest);
    queued -= 1;
    start?.();
  };

  return (job) => {
    const caller = currentOwner();
    const owner = caller ?? '';
    const own = held.get(owner) ?? 0;
    if ((caller !== null && own >= mostPerOwner) || (running >= atATime && queued >= mostWaiting)) return null;
    held.set(owner, own + 1);
    const turn = Promise.withResolvers<void>();
    if (running < atATime) {
      running += 1;
      turn.resolve();
    } else {
      queued += 1;
      waiting.set(owner, [...(waiting.get(owner) ?? []), turn.resolve]);
    }
    return turn.promise.then(job).finally(() => {
      const left = (held.get(owner) ?? 1) - 1;
      if (left === 0) held.delete(owner);
      else held.set(owner, left);
      startNext();
    });
  };
}
