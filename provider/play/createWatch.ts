import type { ProviderDeps } from '../deps.ts';

/** A shared table and those who watch it. It runs while somebody does, or while something is to be ended. */
export function createWatch(
  every: ProviderDeps['every'],
  of: {
    readonly tickMs: number;
    /** Does what is due. True: something is to be ended, watched or not. */
    readonly advance: () => boolean;
  },
) {
  const watchers = new Set<() => void>();
  let stopTicking: (() => void) | undefined;
  const stop = () => {
    stopTicking?.();
    stopTicking = undefined;
  };
  const run = () => {
    stopTicking ??= every(of.tickMs, () => {
      if (!of.advance() && watchers.size === 0) stop();
    });
  };
  return {
    isWatched: () => watchers.size > 0,
    /** Calls all who watch. */
    tell: () => {
      for (const watcher of watchers) watcher();
    },
    /** Calls on every change, until the function that it returns is called. */
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher);
      of.advance();
      run();
      return () => void watchers.delete(watcher);
    },
    run,
    stop,
  };
}
