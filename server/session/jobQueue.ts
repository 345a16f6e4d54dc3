/** Runs at most `atATime` jobs at once and queues `mostWaiting`. Null when the queue is full. */
export type JobQueue = <T>(job: () => Promise<T>) => Promise<T> | null;

export function createJobQueue(atATime: number, mostWaiting: number): JobQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return (job) => {
    if (running >= atATime && waiting.length >= mostWaiting) return null;
    const turn = Promise.withResolvers<void>();
    if (running < atATime) {
      running += 1;
      turn.resolve();
    } else {
      waiting.push(turn.resolve);
    }
    return turn.promise.then(job).finally(leave);
  };
}
