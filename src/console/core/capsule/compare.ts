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
    const says = difference(one.steps[step], other.steps[step]);
    if (says !== null) return { step, says };
  }
  return null;
}

/** What tells two steps apart, in a sentence; null where nothing does. */
export function difference(one: CapsuleStep | undefined, other: CapsuleStep | undefined): string | null {
  if (one === undefined || other === undefined) return `Here ${heard(one)}, there ${heard(other)}.`;
  if (one.to !== other.to || one.event.type !== other.event.type) return `Here ${heard(one)}, there ${heard(other)}.`;
  const fields = [...new Set([...Object.keys(one.event), ...Object.keys(other.event)])].filter(
    (field) => JSON.stringify(one.event[field]) !== JSON.stringify(other.event[field]),
  );
  if (fields.length > 0) {
    const [here, there] = [one, other].map(({ event }) => fields.map((field) => `${field} ${spelled(event[field])}`));
    return `${heard(one)}: here ${here?.join(', ')}, there ${there?.join(', ')}.`;
  }
  for (let place = 0; place < Math.max(one.taken.length, other.taken.length); place += 1) {
    const [here, there] = [one, other].map(({ taken }) => way(taken[place]));
    if (here !== there) return `After ${heard(one)}: here ${here} is taken, there ${there}.`;
  }
  return null;
}

const way = (taken: CapsuleStep['taken'][number] | undefined): string =>
  taken === undefined ? 'no further transition' : `${taken[1]} of ${taken[0]}`;

const heard = (step: CapsuleStep | undefined): string =>
  step === undefined ? 'no further step' : `${step.to} receives ${step.event.type}`;

const LONGEST = 80;

/** Nothing, too, has to be spelled. */
function spelled(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
