import type { Implementations, NormalState, Part } from '../normalForm.ts';
import type { Chart, Place } from './chart.ts';
import { type Change, changeOfState, changeOfTransition, type Operator, swapped } from './operator.ts';

/** A list of actions of the chart. */
interface Doings {
  readonly kind: 'transition' | 'entry' | 'exit';
  readonly actions: readonly Part[];
  readonly change: (text: string, edit: (actions: readonly Part[]) => readonly Part[]) => Change;
}

const doingsOf = ({ arcs, places }: Chart): readonly Doings[] => [
  ...arcs.map(
    (arc): Doings => ({
      kind: 'transition',
      actions: arc.transition.actions,
      change: (text, edit) => changeOfTransition(arc, text, (was) => ({ ...was, actions: edit(was.actions) })),
    }),
  ),
  ...places.flatMap((place) => [doingsAt(place, 'entry'), doingsAt(place, 'exit')]),
];

const doingsAt = (place: Place, kind: 'entry' | 'exit'): Doings => ({
  kind,
  actions: place.state[kind],
  change: (text, edit) => changeOfState(place, `${text} on ${kind}`, (was) => ({ ...was, [kind]: edit(was[kind]) })),
});

/** Applies to every action of some lists. */
const changesOfActions = (
  chart: Chart,
  isMeant: (doings: Doings, action: Part) => boolean,
  text: (action: string) => string,
  edit: (actions: readonly Part[], at: number) => readonly Part[],
): readonly Change[] =>
  doingsOf(chart).flatMap((doings) =>
    doings.actions.flatMap((action, at) =>
      isMeant(doings, action)
        ? [doings.change(text(spellAction(action, chart.implementations)), (actions) => edit(actions, at))]
        : [],
    ),
  );

const drop = (
  name: string,
  sentence: string,
  isMeant: (kind: Doings['kind'], isMessage: boolean) => boolean,
): Operator => ({
  name,
  sentence,
  removes: true,
  changes: (chart) =>
    changesOfActions(
      chart,
      ({ kind }, action) => isMeant(kind, isMessage(action, chart)),
      (action) => `does not ${action}`,
      (actions, at) => actions.toSpliced(at, 1),
    ),
});

const repeatAction: Operator = {
  name: 'repeat action',
  sentence: 'An action is done twice.',
  changes: (chart) =>
    changesOfActions(
      chart,
      () => true,
      (action) => `does ${action} twice`,
      (actions, at) => actions.toSpliced(at, 0, actions[at] as Part),
    ),
};

/** What XState itself does under the name of an action: `xstate.sendTo`; none where it is a plain function. */
function builtIn(action: Part, { actions }: Implementations): string | undefined {
  const found: unknown = typeof action === 'function' ? action : actions[action.type];
  return typeof found === 'function' && 'type' in found ? String(found.type) : undefined;
}

const spellAction = (action: Part, implementations: Implementations): string =>
  typeof action === 'function' ? (builtIn(action, implementations) ?? action.name) : action.type;

const isMessage = (action: Part, { implementations }: Chart): boolean =>
  ['xstate.sendTo', 'xstate.raise', 'xstate.emit'].includes(builtIn(action, implementations) ?? '');

const swapActions: Operator = {
  name: 'swap actions',
  sentence: 'Two actions that follow each other are done the other way round.',
  changes: (chart) =>
    doingsOf(chart).flatMap(({ actions, change }) =>
      actions.slice(1).map((second, at) => {
        const [one, other] = [actions[at] as Part, second].map((action) => spellAction(action, chart.implementations));
        return change(`does ${other} before ${one}`, (list) => swapped(list, at));
      }),
    ),
};

const changeParams: Operator = {
  name: 'change params',
  sentence: 'What is written as a parameter of an action or a guard, or as the input of an actor, reads otherwise.',
  changes: (chart) => {
    const words = wordsOf(chart);
    return [
      ...doingsOf(chart).flatMap(({ actions, change }) =>
        actions.flatMap((action, at) =>
          variants(action, words).map(([text, other]) => change(text, (list) => list.toSpliced(at, 1, other))),
        ),
      ),
      ...chart.arcs.flatMap((arc) =>
        variants(arc.transition.guard, words).map(([text, guard]) =>
          changeOfTransition(arc, text, (was) => ({ ...was, guard })),
        ),
      ),
      ...chart.places.flatMap((place) =>
        place.state.invoke.flatMap((invoke, at) =>
          altered(invoke.input, 'input', words).map(([text, input]) =>
            changeOfState(place, text, (was) => ({
              ...was,
              invoke: was.invoke.toSpliced(at, 1, { ...invoke, input }),
            })),
          ),
        ),
      ),
    ];
  },
};

type Variant<T> = readonly [text: string, other: T];

const variants = (part: Part | undefined, words: Words): readonly Variant<Part>[] =>
  part === undefined || typeof part === 'function'
    ? []
    : altered(part.params, 'params', words).map(
        ([text, params]): Variant<Part> => [`${part.type} has ${text}`, { ...part, params }],
      );

/** Values of the same name that the chart has elsewhere. */
type Words = ReadonlyMap<string, ReadonlySet<string>>;

/** The value with each of its plain parts changed in turn: numbers and booleans, and texts, by one used elsewhere. */
function altered(value: unknown, name: string, words: Words): readonly Variant<unknown>[] {
  switch (typeof value) {
    case 'boolean':
      return [[`${name} ${!value}`, !value]];
    case 'number':
      return [[`${name} ${value + 1}`, value + 1]];
    case 'string': {
      const other = [...(words.get(name) ?? [])].find((word) => word !== value) ?? `not ${value}`;
      return [[`${name} ${other}`, other]];
    }
    case 'object':
      return isPlain(value)
        ? Object.entries(value).flatMap(([key, part]) =>
            altered(part, key, words).map(([text, other]): Variant<unknown> => [text, { ...value, [key]: other }]),
          )
        : [];
    default:
      return [];
  }
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function wordsOf({ form }: Chart): Words {
  const words = new Map<string, Set<string>>();
  const read = (value: unknown, name: string): void => {
    if (typeof value === 'string') words.set(name, (words.get(name) ?? new Set()).add(value));
    else if (Array.isArray(value)) for (const item of value) read(item, name);
    else if (isPlain(value)) for (const [key, part] of Object.entries(value)) read(part, key);
  };
  const readState = (state: NormalState): void => {
    read([state.on, state.always, state.after, state.onDone, state.entry, state.exit, state.invoke], '');
    Object.values(state.states).forEach(readState);
  };
  readState(form);
  return words;
}

export const actionOperators: readonly Operator[] = [
  drop(
    'drop action',
    'A transition does not do one of the things that it does.',
    (kind, isMessage) => kind === 'transition' && !isMessage,
  ),
  drop(
    'drop message',
    'One of the events that go to the machine itself, to a child or to its parent is not sent.',
    (_, isMessage) => isMessage,
  ),
  drop(
    'drop entry action',
    'A state does not do one of the things that it does when it is entered.',
    (kind, isMessage) => kind === 'entry' && !isMessage,
  ),
  drop(
    'drop exit action',
    'A state does not do one of the things that it does when it is left.',
    (kind, isMessage) => kind === 'exit' && !isMessage,
  ),
  repeatAction,
  swapActions,
  changeParams,
];
