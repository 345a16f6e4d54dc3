import type { Recorder } from '../../../src/console/core/recorder.ts';
import type { Outcome } from '../../../src/inspection/step/outcome.ts';

/** Different outputs of an actor that are tried. */
const MOST = 5;

/** How an invoked actor may end: as it is said to, as it was seen to, latest first, and without an output. */
export function outcomesOf(recorder: Recorder, src: string, outputs: readonly unknown[]): readonly Outcome[] {
  const seen = new Map(outputs.map((output) => [JSON.stringify(output), output]));
  for (let seq = recorder.total; seq > recorder.total - recorder.size && seen.size < MOST; seq -= 1) {
    const entry = recorder.find(seq);
    if (entry?.kind !== 'event' || entry.from?.src !== src || !isDone(entry.event.type)) continue;
    const { output } = entry.event as { readonly output?: unknown };
    seen.set(JSON.stringify(output), output);
  }
  return [...seen.values(), undefined].map((output) => ({ kind: 'done', output }));
}

const isDone = (type: string): boolean => type.startsWith('xstate.done.actor.');
