import { isDeepStrictEqual } from 'node:util';
import { leafStates } from '../../../../src/inspection/leafStates.ts';
import type { Configuration } from '../../../../src/inspection/step/configuration.ts';
import { rememberedBy } from '../../../../src/inspection/step/key.ts';
import { inKinds } from '../effect.ts';
import type { Arrival } from '../explore.ts';
import { withoutActors } from '../withoutActors.ts';

/**
 * What tells two machines apart after a move: where they stand and what they know, what runs below them and with what
 * input, when their timers are due, and what they have done to the world; or null where nothing does.
 */
export function differenceOf(expected: Arrival, seen: Arrival): string | null {
  for (const [name, of] of aspects) {
    const [one, other] = [of(expected), of(seen)];
    if (!isDeepStrictEqual(one, other)) return spellDifference(name, one, other);
  }
  return null;
}

const aspects: readonly (readonly [name: string, of: (arrival: Arrival) => unknown])[] = [
  ['state', ({ to }) => leafStates(to.snapshot.value).join(' + ')],
  ['status', ({ to }) => to.snapshot.status],
  ['context', ({ to }) => withoutActors(to.snapshot.context)],
  ['effects', ({ effects }) => withoutActors(inKinds(effects))],
  [
    'running',
    ({ to }) => withoutActors(Object.fromEntries(to.pending.map(({ id, src, input }) => [id, { src, input }]))),
  ],
  ['timers due', ({ to }) => to.timers.map(({ dueAt }) => dueAt)],
  ['tags', ({ to }) => [...to.snapshot.tags].sort()],
  ['output', ({ to }) => to.snapshot.output],
  ['error', ({ to }) => to.snapshot.error],
];

/** Goes down to the first part that differs, as long as both have the same parts. */
export function spellDifference(name: string, one: unknown, other: unknown): string {
  if (isRecord(one) && isRecord(other)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    const key = keys.find((key) => !isDeepStrictEqual(one[key], other[key]));
    if (key !== undefined) return spellDifference(`${name}.${key}`, one[key], other[key]);
  }
  const spelled = words.includes(name) ? String : spellValue;
  return `${name}: ${spelled(other)} instead of ${spelled(one)}`;
}

/** What is a name already, and not a value. */
const words: readonly string[] = ['state', 'status'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function spellValue(value: unknown): string {
  const text = JSON.stringify(value, (_, part) => (part instanceof Error ? String(part) : part)) ?? 'nothing';
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
}

/** Whether two machines that nothing tells apart will do the same from here on: no timer or memory of theirs differs. */
export const isSameInside = (one: Configuration, other: Configuration): boolean =>
  isDeepStrictEqual(insideOf(one), insideOf(other));

export const insideOf = ({ timers, snapshot, pending }: Configuration) => ({
  timers: timers.map(({ id, event }) => ({ id, event })),
  pending: pending.map(({ id }) => id),
  history: rememberedBy(snapshot),
});
