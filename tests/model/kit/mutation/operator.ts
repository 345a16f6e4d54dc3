import type { NormalState, NormalTransition } from '../normalForm.ts';
import { type Arc, type Chart, candidatesIn, type Place, withCandidates, withState } from './chart.ts';

/** A way to make a chart wrong, as a developer might by mistake. */
export interface Operator {
  readonly name: string;
  /** What it does to whatever it is applied to. */
  readonly sentence: string;
  /** Whether it takes something away that the machine could then do without. */
  readonly removes?: true;
  readonly changes: (chart: Chart) => readonly Change[];
}

/** One wrong chart. */
export interface Change {
  /** The transition or the state that is changed, in words. */
  readonly where: string;
  /** What is changed about it, as the rest of a sentence: `goes to closed instead`. */
  readonly text: string;
  readonly touches: readonly Touch[];
  readonly edit: (form: NormalState) => NormalState;
  /** Delays that the changed chart names and the machine has not. */
  readonly delays?: Readonly<Record<string, unknown>>;
}

/** A step can only come out differently where it passes through this state, and asks it this; null is anything. */
export interface Touch {
  readonly path: readonly string[];
  readonly event: string | null;
}

/** A change of the candidates that a transition is one of. */
export const changeOfArc = (
  { place, slot, event, text: where }: Arc,
  text: string,
  edit: (candidates: readonly NormalTransition[]) => readonly NormalTransition[],
): Change => ({
  where,
  text,
  touches: [{ path: place.path, event }],
  edit: (form) => withState(form, place.path, (state) => withCandidates(state, slot, edit(candidatesIn(state, slot)))),
});

/** A change of a transition itself. */
export const changeOfTransition = (
  arc: Arc,
  text: string,
  edit: (transition: NormalTransition) => NormalTransition,
): Change =>
  changeOfArc(arc, text, (list) => list.map((candidate, at) => (at === arc.index ? edit(candidate) : candidate)));

/** A change of what a state itself is, which shows wherever the machine is in it. */
export const changeOfState = (
  { path, name }: Place,
  text: string,
  edit: (state: NormalState) => NormalState,
): Change => ({
  where: name,
  text,
  touches: [{ path, event: null }],
  edit: (form) => withState(form, path, edit),
});

/** The list with the item at this place and the next one the other way round. */
export const swapped = <T>(list: readonly T[], at: number): readonly T[] =>
  list.toSpliced(at, 2, ...list.slice(at, at + 2).reverse());
