import { diffOf } from '../diff.ts';
import type { Capsule, CapsuleStep } from './capsule.ts';

/** Where two capsules, or a capsule and its replay, part. */
export interface Divergence {
  /** The place of the step in both, from 0. */
  readonly step: number;
  /** Both ways, in a sentence: the first capsule before the second. */
  readonly says: string;
}

/** The first difference in what was heard and what was done about it, or null. When it happened does not count. */
export function firstDivergence(one: Capsule, other: Capsule): Divergence | null {
  for (let step = 0; step < Math.max(one.steps.length, other.steps.length); step += 1) {
    const differs = apart(one.steps[step], other.steps[step]);
    if (differs !== null) return { step, says: differs.says };
  }
  return null;
}

/** A value that is not the same in both, where it stands in the event. */
export interface ValueApart {
  readonly path: string;
  /** Undefined where there is none. */
  readonly here: unknown;
  readonly there: unknown;
}

/** What tells two steps apart. */
export interface Apart {
  readonly says: string;
  /** The first value that differs; null where it is no value. */
  readonly value: ValueApart | null;
}

interface Counting {
  /** Whether a value that is another counts. */
  readonly counts?: (value: ValueApart) => boolean;
}

/** What tells two steps apart; null where nothing does. */
export function apart(
  one: CapsuleStep | undefined,
  other: CapsuleStep | undefined,
  { counts = () => true }: Counting = {},
): Apart | null {
  if (one === undefined || other === undefined || one.to !== other.to || one.event.type !== other.event.type) {
    return { says: `Here ${heard(one)}, there ${heard(other)}.`, value: null };
  }
  const [value, ...more] = diffOf(one.event, other.event, { deepest: Number.POSITIVE_INFINITY })
    .map(({ path, before, after }) => ({ path, here: before, there: after }))
    .filter(({ here, there }) => JSON.stringify(here) !== JSON.stringify(there))
    .filter(counts);
  if (value !== undefined) {
    const [here, there] = spelledApart(value.here, value.there);
    const others =
      more.length === 0 ? '' : ` ${more.length} more ${more.length === 1 ? 'value differs' : 'values differ'}.`;
    return { says: `${heard(one)}: ${value.path} is ${here} here, ${there} there.${others}`, value };
  }
  for (let place = 0; place < Math.max(one.taken.length, other.taken.length); place += 1) {
    const [here, there] = [one, other].map(({ taken }) => way(taken[place]));
    if (here !== there) return { says: `After ${heard(one)}: here ${here} is taken, there ${there}.`, value: null };
  }
  return null;
}

const way = (taken: CapsuleStep['taken'][number] | undefined): string =>
  taken === undefined ? 'no further transition' : `${taken[1]} of ${taken[0]}`;

const heard = (step: CapsuleStep | undefined): string =>
  step === undefined ? 'no further step' : `${step.to} receives ${step.event.type}`;

/** Longer texts are cut, characters. */
const LONGEST = 80;
/** What is left of what both have before they differ. */
const BEFORE = 24;

/** Two values as JSON, cut around where they differ. */
export function spelledApart(one: unknown, other: unknown): readonly [here: string, there: string] {
  const [here, there] = [spelled(one), spelled(other)];
  if (here.length <= LONGEST && there.length <= LONGEST) return [here, there];
  const differs = here.split('').findIndex((letter, at) => letter !== there[at]);
  const from = Math.max(0, (differs < 0 ? here.length : differs) - BEFORE);
  const cut = (text: string) =>
    `${from > 0 ? '…' : ''}${text.slice(from, from + LONGEST)}${text.length > from + LONGEST ? '…' : ''}`;
  return [cut(here), cut(there)];
}

/** Nothing, too, has to be spelled. */
const spelled = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
