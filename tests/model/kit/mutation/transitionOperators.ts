import type { AnyStateNode } from 'xstate';
import { type NormalTransition, targetOf } from '../normalForm.ts';
import type { Arc, Chart, Place } from './chart.ts';
import { canRest, withCandidates, withState } from './chart.ts';
import { changeOfArc, changeOfTransition, type Operator, swapped } from './operator.ts';

/** Deletes what has no guard; with one, `never` does the same. */
const deletion = (name: string, sentence: string, isMeant: (arc: Arc) => boolean): Operator => ({
  name,
  sentence,
  removes: true,
  changes: ({ arcs }) =>
    arcs
      .filter((arc) => arc.transition.guard === undefined && isMeant(arc))
      .map((arc) => changeOfArc(arc, 'is gone', (list) => list.toSpliced(arc.index, 1))),
});

const isEnd = (key: 'onDone' | 'onError') => (arc: Arc) =>
  (arc.slot.in === 'invoke' && arc.slot.key === key) || (key === 'onDone' && arc.slot.in === 'onDone');

const retarget: Operator = {
  name: 'retarget',
  sentence: 'A transition goes to another state, each one in turn.',
  changes: ({ arcs, places }) =>
    arcs.flatMap((arc) => {
      const { target } = arc.transition;
      if (target?.length !== 1) return [];
      const now = places.find(({ node }) => targetOf(node) === target[0]);
      if (now === undefined) return [];
      return places
        .filter((place) => place.parent !== null && arrivalOf(place.node) !== arrivalOf(now.node))
        .map((place) =>
          changeOfTransition(arc, `goes to ${place.name} instead`, (transition) => ({
            ...transition,
            target: [targetOf(place.node)],
          })),
        );
    }),
};

/** The states without children that one comes to by entering a state. */
function arrivalOf(node: AnyStateNode): string {
  if (node.type === 'parallel') return Object.values<AnyStateNode>(node.states).map(arrivalOf).join();
  const first = node.type === 'compound' ? node.initial.target?.[0] : undefined;
  return first === undefined ? node.id : arrivalOf(first);
}

const dropTarget: Operator = {
  name: 'drop target',
  sentence: 'A transition that went somewhere stays where it is, and does the rest.',
  changes: ({ arcs }) =>
    arcs
      .filter(({ transition }) => transition.target !== undefined)
      .map((arc) => changeOfTransition(arc, 'stays', ({ target: _, reenter: _again, ...rest }) => rest)),
};

const addTarget: Operator = {
  name: 'add target',
  sentence: 'A transition that stayed goes to a state beside its source or right below it.',
  changes: ({ arcs, places }) =>
    arcs
      .filter(({ transition }) => transition.target === undefined)
      .flatMap((arc) =>
        places
          .filter(({ parent, node }) => isNear(arc.place, parent) && node !== arc.place.node)
          .map((place) =>
            changeOfTransition(arc, `goes to ${place.name} instead of staying`, (transition) => ({
              ...transition,
              target: [targetOf(place.node)],
            })),
          ),
      ),
};

const isNear = ({ node, parent }: Place, other: Place | null): boolean =>
  other !== null && (other.node === node || other.node === parent?.node) && other.node.type === 'compound';

const swapCandidates: Operator = {
  name: 'swap candidates',
  sentence: 'Two candidates of one event that follow each other are asked the other way round.',
  changes: ({ arcs }) =>
    arcs
      .filter(({ index }) => index > 0)
      .map((arc) => changeOfArc(arc, 'is asked before the one above it', (list) => swapped(list, arc.index - 1))),
};

const moveToParent: Operator = {
  name: 'move to parent',
  sentence: 'A transition belongs to the state around its source, and so also to the states beside it.',
  changes: ({ arcs }) =>
    arcs.flatMap((arc) => {
      const { place, slot, index, transition, event } = arc;
      const { parent } = place;
      if (slot.in !== 'on' || parent === null) return [];
      const moved = changeOfArc(arc, `belongs to ${parent.name}`, (list) => list.toSpliced(index, 1));
      return [
        {
          ...moved,
          touches: [{ path: parent.path, event }],
          edit: (form) => withState(moved.edit(form), parent.path, (state) => added(state, slot.key, [transition])),
        },
      ];
    }),
};

const added = (state: Place['state'], key: string, more: readonly NormalTransition[]) =>
  withCandidates(state, { in: 'on', key }, [...(state.on[key] ?? []), ...more]);

const changeEvent: Operator = {
  name: 'change event',
  sentence: 'What answered to one event answers to another one of the machine.',
  changes: ({ arcs }) => {
    const events = [...new Set(arcs.flatMap(({ slot }) => (slot.in === 'on' ? [slot.key] : [])))];
    return arcs.flatMap((arc) => {
      const { place, slot, index, event } = arc;
      if (slot.in !== 'on' || index > 0) return [];
      const from = events.indexOf(slot.key);
      const other = [...events.slice(from + 1), ...events.slice(0, from)].find((key) => !(key in place.state.on));
      if (other === undefined) return [];
      const list = place.state.on[slot.key] ?? [];
      const gone = changeOfArc(arc, `answers to ${other} instead`, () => []);
      return [
        {
          ...gone,
          touches: [
            { path: place.path, event },
            { path: place.path, event: other.includes('*') ? null : other },
          ],
          edit: (form) => withState(gone.edit(form), place.path, (state) => added(state, other, list)),
        },
      ];
    });
  },
};

const extraTransition: Operator = {
  name: 'extra transition',
  sentence: 'A state answers to an event that only another state answers to, and does what that one does.',
  changes: (chart) =>
    chart.places.filter(canRest).flatMap((place) =>
      strangeTo(chart, place).map(({ place: from, slot: { key }, event }) => ({
        where: place.name,
        text: `answers to ${key} as ${from.name} does`,
        touches: [{ path: place.path, event }],
        edit: (form) => withState(form, place.path, (state) => added(state, key, from.state.on[key] ?? [])),
      })),
    ),
};

type EventArc = Arc & { readonly slot: { readonly in: 'on'; readonly key: string } };

/** What other states answer to, and neither this one nor those around it: the first of each event. */
function strangeTo({ arcs }: Chart, place: Place): readonly EventArc[] {
  const own = new Set<string>();
  for (let at: Place | null = place; at !== null; at = at.parent) for (const key in at.state.on) own.add(key);
  return arcs.filter((arc): arc is EventArc => {
    const { slot } = arc;
    if (slot.in !== 'on' || own.has(slot.key)) return false;
    own.add(slot.key);
    return true;
  });
}

const toggleReenter: Operator = {
  name: 'toggle reenter',
  sentence: 'A transition within its source leaves and enters it anew, or no longer does, where that does something.',
  changes: ({ arcs }) =>
    arcs
      .filter((arc) => isWithinSource(arc) && doesSomethingAtTheDoor(arc.place))
      .map((arc) => {
        const { reenter = false } = arc.transition;
        const text = reenter ? 'does not enter its source anew' : 'enters its source anew';
        return changeOfTransition(arc, text, (transition) => ({ ...transition, reenter: !reenter }));
      }),
};

const isWithinSource = ({ transition: { target }, place }: Arc): boolean =>
  target?.every((id) => id === targetOf(place.node) || id.startsWith(`${targetOf(place.node)}\\.`)) ?? false;

const doesSomethingAtTheDoor = ({ state }: Place): boolean =>
  [state.entry, state.exit, state.invoke, Object.keys(state.after)].some(({ length }) => length > 0);

export const transitionOperators: readonly Operator[] = [
  deletion('delete transition', 'A transition is not there.', ({ slot }) => slot.in === 'on'),
  deletion('drop always', 'A state is not left by itself.', ({ slot }) => slot.in === 'always'),
  deletion('drop after', 'Nothing comes of the time that passes.', ({ slot }) => slot.in === 'after'),
  deletion('drop onDone', 'Nothing comes of a good end.', isEnd('onDone')),
  deletion('drop onError', 'Nothing comes of a failure.', isEnd('onError')),
  retarget,
  dropTarget,
  addTarget,
  swapCandidates,
  moveToParent,
  changeEvent,
  extraTransition,
  toggleReenter,
];
