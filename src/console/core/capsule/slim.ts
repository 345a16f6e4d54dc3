import type { Capsule, CapsuleStep } from './capsule.ts';
import { firstDivergence } from './compare.ts';
import { type ReplayOptions, replay, type Stands } from './replay.ts';

/** A shorter text is left whole, characters. */
const LONG_TEXT = 48;
/** What is smaller is not worth a trial, characters of JSON. */
const LARGE = 160;

type Steps = Capsule['steps'];
type Holds = (steps: Steps) => boolean;

/**
 * A recording with only what its replay needs: what was sent, what promises brought, time, and the transitions taken. Of
 * what promises brought, lists and long texts are cut wherever the same transitions are taken and the same states
 * reached without the rest.
 */
export function slimmed({ version, steps, reads, end }: Capsule, options: ReplayOptions): Capsule {
  const withSteps = (some: Steps): Capsule => ({ version, machines: [], steps: some, calls: [], reads, end });
  const wanted = JSON.stringify(statesIn(replay(withSteps(steps), options).stands.at(-1) ?? {}));
  const holds: Holds = (some) => {
    const { again, stopped, stands } = replay(withSteps(some), options);
    return (
      stopped === null &&
      firstDivergence(withSteps(some), again) === null &&
      JSON.stringify(statesIn(stands.at(-1) ?? {})) === wanted
    );
  };
  const large = steps.flatMap((step, at) => (isLarge(step) ? [at] : []));
  return withSteps(cutAll(steps, large, holds));
}

/** Cuts as many of these steps as can be, in few trials: most need nothing of what is cut. */
function cutAll(steps: Steps, large: readonly number[], holds: Holds): Steps {
  const [first] = large;
  if (first === undefined) return steps;
  const shorter = steps.map((step, at) => (large.includes(at) ? cut(step) : step));
  if (holds(shorter)) return shorter;
  if (large.length === 1) return halved(steps, first, holds);
  const half = large.length >> 1;
  return cutAll(cutAll(steps, large.slice(0, half), holds), large.slice(half), holds);
}

/** Halves the lists of a step as long as one of the halves is not needed. */
function halved(steps: Steps, at: number, holds: Holds): Steps {
  let best = steps;
  for (let place = 0; ; ) {
    const { event } = best[at] as CapsuleStep;
    const list = listsIn(event)[place];
    if (list === undefined) return best;
    const half = list.length >> 1;
    const shorter = [list.slice(half), list.slice(0, half)]
      .filter((part) => part.length < list.length)
      .map((part) => best.with(at, { ...(best[at] as CapsuleStep), event: replaced(event, list, part) }))
      .find(holds);
    if (shorter === undefined) place += 1;
    else best = shorter;
  }
}

/** What a person sent stays as it is. */
const isLarge = ({ by, event }: CapsuleStep): boolean =>
  (by !== null || event.type.startsWith('xstate.promise.')) && JSON.stringify(event).length > LARGE;

const cut = (step: CapsuleStep): CapsuleStep => ({ ...step, event: cutValue(step.event) as CapsuleStep['event'] });

function cutValue(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONG_TEXT ? value.slice(0, LONG_TEXT) : value;
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, cutValue(field)]));
}

/** Every list in a value, from the outside to the inside. */
function listsIn(value: unknown): readonly (readonly unknown[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(listsIn);
  return Array.isArray(value) ? [value, ...within] : within;
}

function replaced<T>(value: T, list: readonly unknown[], part: readonly unknown[]): T {
  if (value === list) return part as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => replaced(item, list, part)) as T;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, replaced(field, list, part)])) as T;
}

/** The states of the machines, by their addresses. */
const statesIn = (stands: Stands): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(stands).map(([address, { status, value }]) => [address, [status, value]]));
