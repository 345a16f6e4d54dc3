import { actorOf } from '../normalForm.ts';
import { canRest, type Place } from './chart.ts';
import { changeOfState, type Operator } from './operator.ts';

const dropInvoke: Operator = {
  name: 'drop invoke',
  sentence: 'A state does not start something that it starts.',
  removes: true,
  changes: ({ places }) =>
    places.flatMap((place) =>
      place.state.invoke.map((_, at) =>
        changeOfState(place, `does not start ${actorOf(place.node, at)}`, (state) => ({
          ...state,
          invoke: state.invoke.toSpliced(at, 1),
        })),
      ),
    ),
};

const dropInput: Operator = {
  name: 'drop input',
  sentence: 'What a state starts is told nothing.',
  removes: true,
  changes: ({ places }) =>
    places.flatMap((place) =>
      place.state.invoke.flatMap(({ input, ...silent }, at) =>
        input === undefined
          ? []
          : [
              changeOfState(place, `starts ${actorOf(place.node, at)} without input`, (state) => ({
                ...state,
                invoke: state.invoke.toSpliced(at, 1, silent),
              })),
            ],
      ),
    ),
};

const swapEnds: Operator = {
  name: 'swap onDone, onError',
  sentence: 'What follows a good end follows a failure, and the other way round.',
  changes: ({ places }) =>
    places.flatMap((place) =>
      place.state.invoke.flatMap((invoke, at) => {
        const { onDone, onError } = invoke;
        const actor = actorOf(place.node, at);
        if (onDone.length + onError.length === 0) return [];
        const change = changeOfState(
          place,
          `takes the end of ${actor} for a failure, and a failure for the end`,
          (state) => ({
            ...state,
            invoke: state.invoke.toSpliced(at, 1, { ...invoke, onDone: onError, onError: onDone }),
          }),
        );
        const events = ['done', 'error'].map((end) => `xstate.${end}.actor.${actor}`);
        return [{ ...change, touches: events.map((event) => ({ path: place.path, event })) }];
      }),
    ),
};

const changeInitial: Operator = {
  name: 'change initial',
  sentence: 'A state begins with another of the states in it.',
  changes: ({ places }) =>
    places.flatMap((place) => {
      const { initial } = place.state;
      if (initial === undefined) return [];
      return Object.keys(place.state.states)
        .filter((key) => key !== initial.target)
        .map((target) =>
          changeOfState(place, `begins with ${target}`, (state) => ({ ...state, initial: { ...initial, target } })),
        );
    }),
};

const unfinal: Operator = {
  name: 'not final',
  sentence: 'A final state is not the end.',
  changes: ({ places }) =>
    places
      .filter(({ state }) => state.type === 'final')
      .map((place) => changeOfState(place, 'is not final', ({ type: _, ...state }) => state)),
};

const dropTag: Operator = {
  name: 'drop tag',
  sentence: 'A state does not bear one of its tags.',
  removes: true,
  changes: ({ places }) =>
    places.flatMap((place) =>
      place.state.tags.map((tag) =>
        changeOfState(place, `is not ${tag}`, (state) => ({ ...state, tags: state.tags.filter((own) => own !== tag) })),
      ),
    ),
};

const addTag: Operator = {
  name: 'add tag',
  sentence: 'A state bears a tag that only others bear.',
  changes: ({ places }) => {
    const tags = new Set(places.flatMap(({ state }) => state.tags));
    return places
      .filter(canRest)
      .flatMap((place) =>
        [...tags]
          .filter((tag) => !bears(place, tag))
          .map((tag) => changeOfState(place, `is ${tag}`, (state) => ({ ...state, tags: [...state.tags, tag] }))),
      );
  },
};

const bears = (place: Place, tag: string): boolean =>
  place.state.tags.includes(tag) || (place.parent !== null && bears(place.parent, tag));

const dropOutput: Operator = {
  name: 'drop output',
  sentence: 'The end says nothing.',
  removes: true,
  changes: ({ places }) => {
    const ends = places.filter(({ state }) => state.type === 'final');
    return places
      .filter(({ state }) => state.output !== undefined)
      .map((place) => ({
        ...changeOfState(place, 'has no output', ({ output: _, ...state }) => state),
        touches: (place.parent === null ? ends : [place]).map(({ path }) => ({ path, event: null })),
      }));
  },
};

const otherHistory: Operator = {
  name: 'other history',
  sentence: 'A history remembers only the nearest states where it remembered all, or all where it remembered those.',
  changes: ({ places }) =>
    places.flatMap((place) => {
      const { parent, node } = place;
      if (node.type !== 'history' || parent === null) return [];
      const history = node.history === 'deep' ? 'shallow' : 'deep';
      const change = changeOfState(place, `is ${history}`, (state) => ({ ...state, history }));
      return [{ ...change, touches: [{ path: parent.path, event: null }] }];
    }),
};

export const stateOperators: readonly Operator[] = [
  dropInvoke,
  dropInput,
  swapEnds,
  changeInitial,
  unfinal,
  dropTag,
  addTag,
  dropOutput,
  otherHistory,
];
