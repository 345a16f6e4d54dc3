import type { Outcome } from '../../../inspection/step/outcome.ts';
import type { Recorder } from '../recorder.ts';

/** Last outcome of each promise or other call, by name; masked. */
export function lastOutputs({ actors, lastOf }: Pick<Recorder, 'actors' | 'lastOf'>): ReadonlyMap<string, Outcome> {
  const known = new Map<string, Outcome>();
  for (const actor of actors) {
    const last = actor.machine === null ? lastOf(actor) : null;
    if (last?.status === 'done') known.set(actor.src, { kind: 'done', output: last.output });
  }
  return known;
}
