import { inputText } from '../inputs/inputText.ts';
import type { KeptInput } from '../inputs/pageInput.ts';
import { targetText } from '../inputs/target.ts';
import type { Capsule, CapsuleStep } from './capsule.ts';
import { type Apart, apart, type ValueApart } from './compare.ts';

/** One line of two capsules side by side: a step, or what somebody did on the page. */
export interface Pair {
  /** Null where the other has one that this has not. */
  readonly here: Side | null;
  readonly there: Side | null;
  /** What tells them apart; null where nothing does. */
  readonly apart: Apart | null;
  /** Whether a person had a hand in the difference, or a value: what only one of them heard in the background may be a matter of time. */
  readonly isTelling: boolean;
}

/** The place of a step in its capsule, from 0, or what was done, in words. */
export type Side = { readonly step: number } | { readonly did: string };

/** Beyond so many comparisons two lists are laid side by side as they come. */
const MOST = 4_000_000;

/**
 * Lays two capsules side by side by what was done on the page, and between two deeds by what was heard, in as many
 * common lines as can be. When it was does not count.
 */
export function aligned(one: Capsule, other: Capsule): readonly Pair[] {
  const hasInputs = [one, other].every(({ inputs = [] }) => inputs.length > 0);
  const [here, there] = [passagesOf(one, hasInputs), passagesOf(other, hasInputs)];
  return matched(here, there, isSameDeed).flatMap(([at, beside]) =>
    linesOf(at === null ? NOTHING : (here[at] ?? NOTHING), beside === null ? NOTHING : (there[beside] ?? NOTHING)),
  );
}

/** What somebody did, and the steps until they did more; the first passage comes before anything was done. */
interface Passage {
  readonly did: KeptInput | null;
  readonly from: number;
  readonly steps: readonly CapsuleStep[];
}

const NOTHING: Passage = { did: null, from: 0, steps: [] };

function passagesOf({ steps, inputs = [] }: Capsule, hasInputs: boolean): readonly Passage[] {
  const did = hasInputs ? inputs : [];
  const starts = [0, ...did.map(({ step }) => step + 1)];
  return starts.map((from, at) => ({
    did: did[at - 1] ?? null,
    from,
    steps: steps.slice(from, starts[at + 1] ?? steps.length),
  }));
}

const deedOf = ({ did }: Passage): string =>
  did === null
    ? ''
    : [
        did.deed,
        did.target && targetText(did.target),
        did.target?.within?.name,
        did.deed === 'key' && did.value,
      ].join();

const isSameDeed = (one: Passage, other: Passage): boolean => deedOf(one) === deedOf(other);

function linesOf(one: Passage, other: Passage): readonly Pair[] {
  const steps = matched(one.steps, other.steps, isSame).map(([at, beside]): Pair => {
    const [here, there] = [at === null ? undefined : one.steps[at], beside === null ? undefined : other.steps[beside]];
    const differs = apart(here, there, { counts: isNoTime });
    const isOfBoth = here !== undefined && there !== undefined;
    return {
      here: at === null ? null : { step: one.from + at },
      there: beside === null ? null : { step: other.from + beside },
      apart: differs,
      isTelling: differs !== null && (isOfBoth || isDeed(here) || isDeed(there)),
    };
  });
  if (one.did === null && other.did === null) return steps;
  const differs = deedsApart(one.did, other.did);
  return [{ here: sideOf(one.did), there: sideOf(other.did), apart: differs, isTelling: differs !== null }, ...steps];
}

const sideOf = (did: KeptInput | null): Side | null => did && { did: inputText(did) };

function deedsApart(one: KeptInput | null, other: KeptInput | null): Apart | null {
  const [here, there] = [one && inputText(one), other && inputText(other)];
  if (here === there) return null;
  const says = `Here: ${here ?? 'nothing'}. There: ${there ?? 'nothing'}.`;
  return { says, value: one && other && { path: 'value', here: one.value, there: other.value } };
}

const isDeed = (step: CapsuleStep | undefined): boolean =>
  step !== undefined && step.by === null && !step.event.type.startsWith('xstate.');

/** Since the year 2001, ms. */
const isInstant = (value: unknown): boolean => typeof value === 'number' && value > 1_000_000_000_000;

const isNoTime = ({ here, there }: ValueApart): boolean => !(isInstant(here) && isInstant(there));

const isSame = (one: CapsuleStep, other: CapsuleStep): boolean =>
  one.to === other.to && one.event.type === other.event.type;

type Places = readonly (readonly [number | null, number | null])[];
type Same<T> = (one: T, other: T) => boolean;

/** The places of two lists side by side, from 0: what is the same stands in one line. */
function matched<T>(one: readonly T[], other: readonly T[], same: Same<T>): Places {
  let begin = 0;
  while (begin < one.length && begin < other.length && same(one[begin] as T, other[begin] as T)) begin += 1;
  const [rest, otherRest] = [one.slice(begin), other.slice(begin)];
  const places = rest.length * otherRest.length > MOST ? asTheyCome(rest, otherRest) : longest(rest, otherRest, same);
  const before = Array.from({ length: begin }, (_, at) => [at, at] as const);
  const after = places.map(
    ([here, there]) => [here === null ? null : here + begin, there === null ? null : there + begin] as const,
  );
  return [...before, ...after];
}

const asTheyCome = (one: readonly unknown[], other: readonly unknown[]): Places =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [
    at < one.length ? at : null,
    at < other.length ? at : null,
  ]);

/** The longest way in which both have the same, by the table of what is left of each. */
function longest<T>(one: readonly T[], other: readonly T[], same: Same<T>): Places {
  const width = other.length + 1;
  const left = new Uint32Array((one.length + 1) * width);
  for (let here = one.length - 1; here >= 0; here -= 1) {
    for (let there = other.length - 1; there >= 0; there -= 1) {
      const at = here * width + there;
      left[at] = same(one[here] as T, other[there] as T)
        ? (left[at + width + 1] ?? 0) + 1
        : Math.max(left[at + width] ?? 0, left[at + 1] ?? 0);
    }
  }
  const places: [number | null, number | null][] = [];
  let [here, there] = [0, 0];
  while (here < one.length || there < other.length) {
    const at = here * width + there;
    if (here < one.length && there < other.length && same(one[here] as T, other[there] as T)) {
      places.push([here, there]);
      here += 1;
      there += 1;
    } else if (there === other.length || (here < one.length && (left[at + width] ?? 0) >= (left[at + 1] ?? 0))) {
      places.push([here, null]);
      here += 1;
    } else {
      places.push([null, there]);
      there += 1;
    }
  }
  return places;
}
