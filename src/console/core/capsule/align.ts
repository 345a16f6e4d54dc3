import type { Capsule, CapsuleStep } from './capsule.ts';
import { difference } from './compare.ts';

/** One line of two capsules side by side. */
export interface Pair {
  /** The place of the step in its capsule, from 0; null where the other has one that this has not. */
  readonly here: number | null;
  readonly there: number | null;
  /** What tells them apart, in a sentence; null where nothing does. */
  readonly says: string | null;
}

/** Beyond so many comparisons two capsules are laid side by side as they come. */
const MOST = 4_000_000;

/** Lays two capsules side by side: what was heard in both stands in one line, in as many lines as can be. */
export function aligned({ steps: one }: Capsule, { steps: other }: Capsule): readonly Pair[] {
  let begin = 0;
  while (begin < one.length && begin < other.length && isSame(one[begin], other[begin])) begin += 1;
  const [rest, otherRest] = [one.slice(begin), other.slice(begin)];
  const places = rest.length * otherRest.length > MOST ? asTheyCome(rest, otherRest) : longest(rest, otherRest);
  const shifted = places.map(([here, there]) => [here && here + begin - 1, there && there + begin - 1] as const);
  const before = Array.from({ length: begin }, (_, at) => [at, at] as const);
  return [...before, ...shifted].map(([here, there]) => ({
    here,
    there,
    says: difference(here === null ? undefined : one[here], there === null ? undefined : other[there]),
  }));
}

/** Places count from 1 here, so that none is falsy but null. */
type Places = readonly (readonly [number | null, number | null])[];

const isSame = (one: CapsuleStep | undefined, other: CapsuleStep | undefined): boolean =>
  one?.to === other?.to && one?.event.type === other?.event.type;

const asTheyCome = (one: readonly CapsuleStep[], other: readonly CapsuleStep[]): Places =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [
    at < one.length ? at + 1 : null,
    at < other.length ? at + 1 : null,
  ]);

/** The longest way in which both heard the same, by the table of what is left of each. */
function longest(one: readonly CapsuleStep[], other: readonly CapsuleStep[]): Places {
  const width = other.length + 1;
  const left = new Uint32Array((one.length + 1) * width);
  for (let here = one.length - 1; here >= 0; here -= 1) {
    for (let there = other.length - 1; there >= 0; there -= 1) {
      const at = here * width + there;
      left[at] = isSame(one[here], other[there])
        ? (left[at + width + 1] ?? 0) + 1
        : Math.max(left[at + width] ?? 0, left[at + 1] ?? 0);
    }
  }
  const places: [number | null, number | null][] = [];
  let [here, there] = [0, 0];
  while (here < one.length || there < other.length) {
    const at = here * width + there;
    if (here < one.length && there < other.length && isSame(one[here], other[there])) {
      here += 1;
      there += 1;
      places.push([here, there]);
    } else if (there === other.length || (here < one.length && (left[at + width] ?? 0) >= (left[at + 1] ?? 0))) {
      here += 1;
      places.push([here, null]);
    } else {
      there += 1;
      places.push([null, there]);
    }
  }
  return places;
}
