import type { Log } from '../log.ts';

/** What does not work now, and how many errors nobody waited for. Of one server. */
export interface Health {
  /** Takes an error that nobody waits for: logs it with its trace and counts it. */
  readonly caught: (where: string) => (error: unknown) => void;
  /** Errors caught since the start. */
  readonly errors: () => number;
  readonly jobFailed: (name: string, error: unknown) => void;
  readonly jobDone: (name: string) => void;
  /** Jobs whose last run failed. */
  readonly failingJobs: () => readonly string[];
  /** Since when the game provider does not answer, ms; null while it does. */
  readonly gamesAwaySince: () => number | null;
  readonly gamesAnswer: (since: number | null) => void;
}

export function createHealth(log: Log): Health {
  const failing = new Set<string>();
  let errors = 0;
  let awaySince: number | null = null;
  const count = (error: unknown, where: object, message: string) => {
    errors += 1;
    log.error({ err: error, ...where }, message);
  };
  return {
    caught: (where) => (error) => count(error, { where }, 'an error was caught'),
    errors: () => errors,
    jobFailed: (job, error) => {
      failing.add(job);
      count(error, { job }, 'job failed');
    },
    jobDone: (name) => void failing.delete(name),
    failingJobs: () => [...failing],
    gamesAwaySince: () => awaySince,
    gamesAnswer: (since) => {
      if ((since === null) === (awaySince === null)) return;
      awaySince = since;
      if (since === null) log.info('the game provider answers again');
      else log.error('the game provider does not answer');
    },
  };
}
