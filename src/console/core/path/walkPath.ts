import type { Move } from '../../../inspection/step/move.ts';
import type { PathStep } from './takeMeTo.ts';

/** Executes the moves of a path on the running site. */
export interface Doer {
  /** Executes a move and resolves when the site is idle. Throws if impossible. */
  make(move: Move): void | Promise<void>;
  /** Active leaf states of the machine, as paths. */
  stands(): readonly string[];
  /** Pause for the viewer. */
  pause(): Promise<void>;
}

/** Result of a walk. `at` counts the moves that went as predicted. */
export type Walked =
  | { readonly kind: 'arrived' }
  | { readonly kind: 'stopped'; readonly at: number }
  | { readonly kind: 'strayed'; readonly at: number; readonly sentence: string };

/** Walks a path move by move; stops if the site deviates, or on abort. */
export async function walkPath(steps: readonly PathStep[], doer: Doer, signal?: AbortSignal): Promise<Walked> {
  for (const [at, { move, text, from, to }] of steps.entries()) {
    if (signal?.aborted) return { kind: 'stopped', at };
    if (!isSame(doer.stands(), from)) {
      return {
        kind: 'strayed',
        at,
        sentence: `Before ${text}, the site moved to ${spelled(doer.stands())} by itself.`,
      };
    }
    try {
      await doer.make(move);
    } catch (error) {
      return { kind: 'strayed', at, sentence: `${text} failed: ${wordsOf(error)}` };
    }
    if (!isSame(doer.stands(), to)) {
      const sentence = `${text} led to ${spelled(doer.stands())} instead of ${spelled(to)}.`;
      return { kind: 'strayed', at, sentence };
    }
    await doer.pause();
  }
  return { kind: 'arrived' };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

const spelled = (states: readonly string[]): string => states.join(' + ') || 'its only state';

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
