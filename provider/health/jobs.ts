import type { ProviderDeps } from '../deps.ts';
import { messageOf, type Troubles } from './troubles.ts';

export interface Jobs {
  /** Runs something every so many ms, one run at a time. A failed run is logged and counted; the next one comes all the same. */
  readonly every: (name: string, ms: number, run: () => unknown, clock?: ProviderDeps['every']) => void;
  /** Jobs whose last run failed, and why. */
  readonly failing: () => readonly string[];
  /** Starts no more runs, and waits for those under way. */
  readonly stop: () => Promise<void>;
}

export function createJobs(standard: ProviderDeps['every'], caught: Troubles['caught']): Jobs {
  const stops: (() => void)[] = [];
  const running = new Map<string, Promise<void>>();
  const failed = new Map<string, string>();
  const runOnce = async (name: string, run: () => unknown): Promise<void> => {
    try {
      await run();
      failed.delete(name);
    } catch (error) {
      failed.set(name, messageOf(error));
      caught(name)(error);
    }
    running.delete(name);
  };
  return {
    every: (name, ms, run, every = standard) =>
      void stops.push(
        every(ms, () => {
          if (!running.has(name)) running.set(name, runOnce(name, run));
        }),
      ),
    failing: () => [...failed].map(([name, message]) => `${name}: ${message}`),
    stop: async () => {
      for (const stop of stops) stop();
      await Promise.all(running.values());
    },
  };
}
