import fc from 'fast-check';
import type { Chart, ChartState, ChartTransition } from '../../../src/inspection/chart.ts';

type Sketch = { readonly type: ChartState['type']; readonly long: boolean; readonly states: readonly Sketch[] };

const sketch = fc.letrec<{ state: Sketch; leaf: Sketch; nest: Sketch }>((tie) => ({
  state: fc.oneof({ maxDepth: 4, withCrossShrink: true }, tie('leaf'), tie('nest')),
  leaf: fc.record({
    type: fc.constantFrom('atomic' as const, 'atomic' as const, 'final' as const, 'history' as const),
    long: fc.boolean(),
    states: fc.constant([]),
  }),
  nest: fc.record({
    type: fc.constantFrom('compound' as const, 'compound' as const, 'parallel' as const),
    long: fc.boolean(),
    states: fc.array(tie('state'), { minLength: 1, maxLength: 5 }),
  }),
})).nest;

/** States of every kind in one another, and transitions between any two of them: up, down, across, forked, to nowhere. */
export const arbitraryChart: fc.Arbitrary<Chart> = sketch.chain((root) => {
  const top = stateOf(root, 'top', 'top', false);
  const all = flat(top);
  const sources = all.filter(({ type }) => type !== 'final' && type !== 'history');
  return fc
    .array(
      fc.record({
        source: fc.constantFrom(...sources.map(({ id }) => id)),
        targets: fc.subarray(
          all.map(({ id }) => id),
          { maxLength: 2 },
        ),
        event: fc.constantFrom('*', 'always', 'go', 'after patience (3 s)', 'done sendTheVeryLongNameOfSomething'),
        guard: fc.constantFrom(null, 'isReady', 'isReady and hasMoney and not isClosed or canWaitForSomebodyElse'),
      }),
      { maxLength: 40 },
    )
    .map((moves) => ({ id: 'top', root: top, transitions: moves.map(transitionOf) }));
});

const flat = (state: ChartState): readonly ChartState[] => [state, ...state.states.flatMap(flat)];

const stateOf = ({ type, states }: Sketch, id: string, key: string, initial: boolean): ChartState => ({
  id,
  key,
  type,
  description: null,
  initial,
  tags: [],
  entry: [],
  exit: [],
  invokes: [],
  states: states.map((state, at) => {
    const below = `${state.long ? 'waitingForAnAnswer' : 's'}${at}`;
    return stateOf(state, `${id}.${below}`, below, type === 'compound' && at === 0);
  }),
});

const transitionOf = (move: Omit<ChartTransition, 'id' | 'actions' | 'text'>, at: number): ChartTransition => ({
  ...move,
  id: `${move.source} | ${move.event} | ${at}`,
  actions: [],
  text: `${move.source}, ${move.event} -> ${move.targets.join(' + ')}`,
});
