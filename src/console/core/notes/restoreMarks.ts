import { type Capsule, capsuleOf, stepSeqs } from '../capsule/capsule.ts';
import type { Console } from '../console.ts';

/** Puts notes and checks of a recording on the same moments of the session that has replayed it. */
export function restoreMarks(core: Console, { steps, notes = [], checks = [] }: Capsule): void {
  if (notes.length + checks.length === 0) return;
  const { recorder } = core;
  const seqs = stepSeqs(recorder);
  const own = capsuleOf(recorder).steps;
  const keys = own.map(keyOf);
  /** Right before the step that came next; the end where there was none. */
  const seqOf = (step: number): number => {
    const next = steps[step + 1];
    if (next === undefined) return recorder.total;
    const key = keyOf(next);
    const nth = steps.slice(0, step + 1).filter((one) => keyOf(one) === key).length;
    const place = keys.flatMap((one, at) => (one === key ? [at] : []))[nth];
    return place === undefined ? recorder.total : Math.max(1, (seqs[place] ?? recorder.total) - 1);
  };
  for (const { step, at, text } of notes) core.notes.put({ seq: seqOf(step), at, text });
  for (const { step, ...check } of checks) core.checks.add({ ...check, seq: seqOf(step) });
}

const keyOf = ({ to, event }: Capsule['steps'][number]): string => `${to} ${event.type}`;
