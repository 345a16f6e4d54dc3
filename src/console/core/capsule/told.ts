import { actText } from '../acts/actText.ts';
import { inputText } from '../inputs/inputText.ts';
import type { Capsule } from './capsule.ts';

/** What people did on the page and with the console, in words and in order, by the step that it came after. */
export function toldIn({
  inputs = [],
  acts = [],
}: Pick<Capsule, 'inputs' | 'acts'>): ReadonlyMap<number, readonly string[]> {
  const all = [
    ...inputs.map((input, at) => ({ ...input, rank: 2 * at + 1, says: inputText(input) })),
    ...acts.map((act) => ({ ...act, rank: 2 * act.after, says: actText(act) })),
  ].toSorted((one, other) => one.at - other.at || one.rank - other.rank);
  const told = new Map<number, string[]>();
  for (const { step, says } of all) told.set(step, [...(told.get(step) ?? []), says.replace(/\s+/g, ' ')]);
  return told;
}
