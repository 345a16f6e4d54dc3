import type { Move } from '../../../inspection/step/move.ts';
import type { PathStep } from './takeMeTo.ts';

/** Who makes the moves of a way on the running site. */
export interface Doer {
  /** Makes a move, and is done when the site has come to rest. Throws where it cannot. */
  make(move: Move): void | Promise<void>;
  /** The innermost states that the machine stands in, as paths. */
  stands(): readonly string[];
  /** Time for whoever watches. */
  pause(): Promise<void>;
}

/** How a walk went. `at` counts the moves that were made as foreseen. */
export type Walked =
  | { readonly kind: 'arrived' }
  | { readonly kind: 'stopped'; readonly at: number }
  | { readonly kind: 'strayed'; readonly at: number; readonly sentence: string };

/** Makes the moves of a way one at a time, and stops where the site does something else, or when told to. */
export async function walkPath(steps: readonly PathStep[], doer: Doer, signal?: AbortSignal): Promise<Walked> {
  for (const [at, { move, text, from, to }] of steps.entries()) {
    if (signal?.aborted) return { kind: 'stopped', at };
    if (!isSame(doer.stands(), from)) {
      return { kind: 'strayed', at, sentence: `Before ${text} the site went to ${spelled(doer.stands())} by itself.` };
    }
    try {
      await doer.make(move);
    } catch (error) {
      return { kind: 'strayed', at, sentence: `${text} could not be done: ${wordsOf(error)}` };
    }
    if (!isSame(doer.stands(), to)) {
      const sentence = `${text} led to ${spelled(doer.stands())}, not to ${spelled(to)}.`;
      return { kind: 'strayed', at, sentence };
    }
    await doer.pause();
  }
  return { kind: 'arrived' };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

const spelled = (states: readonly string[]): string => states.join(' + ') || 'its one state';

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
