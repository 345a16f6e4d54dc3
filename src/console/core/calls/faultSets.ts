import * as z from 'zod/mini';
import { faultShape } from './fault.ts';
import type { StandingFault } from './faults.ts';
import { createListeners } from './listeners.ts';

const standingShape = z.object({
  call: z.nullable(z.string()),
  scope: z.enum(['next', 'always']),
  fault: faultShape,
});
const setShape = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  faults: z.array(standingShape),
});
const setsShape = z.array(setShape);

/** Faults and edited replies that are set together, under a name. */
export interface FaultSet {
  readonly name: string;
  readonly faults: readonly StandingFault[];
}

export interface FaultSets {
  /** By name; a new array after each change. */
  readonly read: () => readonly FaultSet[];
  /** Keeps faults under a name, in place of what stood there. */
  readonly save: (set: FaultSet) => void;
  readonly remove: (name: string) => void;
  /** Adds the sets of a file, in place of those of the same name; returns their names. @throws Error if it holds none. */
  readonly add: (text: string) => readonly string[];
  readonly subscribe: (listener: () => void) => () => void;
}

type Kept = Pick<Storage, 'getItem' | 'setItem'>;
const SETS = 'statehouse.console.faultSets';
const STANDING = 'statehouse.console.faults';

/** The saved sets of this browser. Without storage they last as long as the page. */
export function createFaultSets(storage: () => Kept, onError: (error: unknown) => void): FaultSets {
  const listeners = createListeners(onError);
  let sets: readonly FaultSet[] = readFrom(storage, SETS, setsShape);
  const become = (next: readonly FaultSet[]): void => {
    sets = next.toSorted((one, other) => one.name.localeCompare(other.name));
    keepIn(storage, SETS, sets);
    listeners.tell();
  };
  const without = (names: readonly string[]) => sets.filter(({ name }) => !names.includes(name));
  return {
    read: () => sets,
    save: (set) => become([...without([set.name]), set]),
    remove: (name) => become(without([name])),
    add: (text) => {
      const read = setsShape.safeParse(jsonOf(text));
      if (!read.success || read.data.length === 0) throw new Error('This file holds no saved sets.');
      const names = read.data.map(({ name }) => name);
      become([...without(names), ...read.data]);
      return names;
    },
    subscribe: listeners.subscribe,
  };
}

interface Standing {
  readonly read: () => readonly StandingFault[];
  readonly set: (call: string | null, scope: StandingFault['scope'], fault: StandingFault['fault']) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Sets what stood before the page was loaded again, and keeps it from now on. What was for the next reply only is not kept. */
export function keepFaults(faults: Standing, storage: Kept): void {
  const lasting = () => faults.read().filter(({ scope }) => scope === 'always');
  for (const { call, scope, fault } of readFrom(() => storage, STANDING, z.array(standingShape))) {
    faults.set(call, scope, fault);
  }
  faults.subscribe(() => keepIn(() => storage, STANDING, lasting()));
}

/** Sets the faults of a set, in place of all others. */
export function applySet(faults: Standing & { readonly clear: () => void }, { faults: wanted }: FaultSet): void {
  faults.clear();
  for (const { call, scope, fault } of wanted) faults.set(call, scope, fault);
}

function readFrom<Shape extends z.ZodMiniType<readonly unknown[]>>(
  storage: () => Kept,
  name: string,
  shape: Shape,
): z.output<Shape> | readonly [] {
  try {
    return shape.safeParse(JSON.parse(storage().getItem(name) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

function keepIn(storage: () => Kept, name: string, value: unknown): void {
  try {
    storage().setItem(name, JSON.stringify(value));
  } catch {
    return;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
