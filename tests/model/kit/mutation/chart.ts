import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { formatTransition } from '../../../../src/inspection/format.ts';
import {
  actorOf,
  doneStateOf,
  type Implementations,
  type NormalState,
  type NormalTransition,
  normalFormOf,
} from '../normalForm.ts';

/** All of a machine that can be changed. */
export interface Chart {
  readonly form: NormalState;
  readonly implementations: Implementations;
  readonly places: readonly Place[];
  readonly arcs: readonly Arc[];
}

/** A state of the chart. */
export interface Place {
  readonly path: readonly string[];
  /** Its path in words; the root is `any`. */
  readonly name: string;
  readonly node: AnyStateNode;
  readonly state: NormalState;
  readonly parent: Place | null;
}

/** One candidate of a transition, and where it is written. */
export interface Arc {
  readonly place: Place;
  readonly slot: Slot;
  readonly index: number;
  readonly transition: NormalTransition;
  /** What it answers to; null where that is more than one event. */
  readonly event: string | null;
  readonly text: string;
}

/** Where a state has a list of candidates. */
export type Slot =
  | { readonly in: 'on' | 'after'; readonly key: string }
  | { readonly in: 'always' | 'onDone' }
  | { readonly in: 'invoke'; readonly at: number; readonly key: 'onDone' | 'onError' | 'onSnapshot' };

export function chartOf(machine: AnyStateMachine): Chart {
  const form = normalFormOf(machine);
  const places = placesOf(machine.root, form, null);
  return { form, implementations: machine.implementations, places, arcs: places.flatMap(arcsOf) };
}

function placesOf(node: AnyStateNode, state: NormalState, parent: Place | null): readonly Place[] {
  const place: Place = { path: node.path, name: node.path.join('.') || 'any', node, state, parent };
  return [
    place,
    ...Object.entries(state.states).flatMap(([key, child]) => placesOf(node.states[key] as AnyStateNode, child, place)),
  ];
}

function arcsOf(place: Place): readonly Arc[] {
  const { state, node } = place;
  const slots: readonly Slot[] = [
    { in: 'always' },
    ...Object.keys(state.on).map((key): Slot => ({ in: 'on', key })),
    { in: 'onDone' },
    ...state.invoke.flatMap((_, at): readonly Slot[] =>
      (['onDone', 'onError', 'onSnapshot'] as const).map((key): Slot => ({ in: 'invoke', at, key })),
    ),
    ...Object.keys(state.after).map((key): Slot => ({ in: 'after', key })),
  ];
  return slots.flatMap((slot) =>
    candidatesIn(state, slot).map((transition, index): Arc => {
      const eventType = eventTypeOf(node, slot);
      const candidates: readonly AnyTransitionDefinition[] | undefined =
        slot.in === 'always' ? node.always : node.transitions.get(eventType);
      const definition = candidates?.[index];
      if (definition === undefined) throw new Error(`${place.name} has no candidate ${index} for ${eventType}`);
      const isOne = slot.in !== 'always' && slot.in !== 'after' && !eventType.includes('*');
      return { place, slot, index, transition, event: isOne ? eventType : null, text: formatTransition(definition) };
    }),
  );
}

function eventTypeOf(node: AnyStateNode, slot: Slot): string {
  switch (slot.in) {
    case 'on':
      return slot.key;
    case 'always':
      return '';
    case 'onDone':
      return doneStateOf(node);
    case 'after':
      return `xstate.after.${slot.key}.${node.id}`;
    case 'invoke':
      return `${prefixes[slot.key]}.${actorOf(node, slot.at)}`;
  }
}

const prefixes = { onDone: 'xstate.done.actor', onError: 'xstate.error.actor', onSnapshot: 'xstate.snapshot' } as const;

/** Whether a machine may stand in a state: it has none below it, and is not left at once. */
export const canRest = ({ node, state }: Place): boolean =>
  node.type === 'atomic' && !state.always.some(({ guard, target }) => guard === undefined && target !== undefined);

/** The candidates that a state has in a slot. */
export function candidatesIn(state: NormalState, slot: Slot): readonly NormalTransition[] {
  switch (slot.in) {
    case 'on':
    case 'after':
      return state[slot.in][slot.key] ?? [];
    case 'always':
    case 'onDone':
      return state[slot.in];
    case 'invoke':
      return state.invoke[slot.at]?.[slot.key] ?? [];
  }
}

/** The state with other candidates in a slot; what has none left is not there at all. */
export function withCandidates(state: NormalState, slot: Slot, list: readonly NormalTransition[]): NormalState {
  switch (slot.in) {
    case 'on':
    case 'after': {
      const { [slot.key]: _, ...others } = state[slot.in];
      const written = { ...state[slot.in], [slot.key]: list };
      return { ...state, [slot.in]: list.length === 0 ? others : written };
    }
    case 'always':
    case 'onDone':
      return { ...state, [slot.in]: list };
    case 'invoke':
      return {
        ...state,
        invoke: state.invoke.map((invoke, at) => (at === slot.at ? { ...invoke, [slot.key]: list } : invoke)),
      };
  }
}

/** The form with one of its states changed. */
export function withState(
  form: NormalState,
  [key, ...below]: readonly string[],
  change: (state: NormalState) => NormalState,
): NormalState {
  if (key === undefined) return change(form);
  const child = form.states[key];
  if (child === undefined) throw new Error(`there is no state ${key}`);
  return { ...form, states: { ...form.states, [key]: withState(child, below, change) } };
}
