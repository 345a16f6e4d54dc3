import type { Log } from './log.ts';

export interface Troubles {
  /** Takes an error that nobody waits for: logs it with its trace and counts it. */
  readonly caught: (where: string) => (error: unknown) => void;
  /** Errors since the start. */
  readonly count: () => number;
}

/** The same error is logged once in so many ms, with how often it came in between. */
const LOGGED_EVERY_MS = 60_000;
const MOST_REMEMBERED = 200;

export function createTroubles(log: Pick<Log, 'error'>, now: () => number): Troubles {
  const logged = new Map<string, { readonly at: number; repeated: number }>();
  let count = 0;
  return {
    caught: (where) => (error) => {
      count += 1;
      const key = `${where}: ${messageOf(error)}`;
      const before = logged.get(key);
      if (before !== undefined && now() - before.at < LOGGED_EVERY_MS) {
        before.repeated += 1;
        return;
      }
      if (logged.size >= MOST_REMEMBERED) logged.clear();
      logged.set(key, { at: now(), repeated: 0 });
      log.error({ err: error, where, repeated: before?.repeated ?? 0 }, 'an error was caught');
    },
    count: () => count,
  };
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
