import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine, fromPromise, raise, stateIn } from 'xstate';
import { exploredIn } from './explore.ts';
import type { Flow } from './flow.ts';
import { graphOf } from './graph.ts';
import { done, fails } from './outcome.ts';
import { pathOf } from './pathOf.ts';
import { replay } from './replay.ts';
import { tourPairs } from './tours.ts';
import { withheldResults } from './withheldResults.ts';

withheldResults();

/** A wheel that turns round, in steps, and counts the rounds to `most`. */
const wheel = (name: string, steps: number, first: object = {}) => ({
  initial: 's0',
  states: Object.fromEntries(
    Array.from({ length: steps }, (_, at) => [
      `s${at}`,
      { on: { [`turn.${name}`]: `s${(at + 1) % steps}`, ...(at === 0 ? first : {}) } },
    ]),
  ),
});

const clockwork = (steps: number, names: readonly string[], more: Readonly<Record<string, object>> = {}) =>
  createMachine({
    id: 'clockwork',
    type: 'parallel',
    states: { ...Object.fromEntries(names.map((name) => [name, wheel(name, steps)])), ...more },
  } as never);

const flowOf = (machine: AnyStateMachine, events: readonly string[], more: object = {}): Flow<AnyStateMachine> => {
  const flow: unknown = {
    ...{ machine: () => machine, inputs: [undefined], outcomes: {}, invariants: {}, expectations: {} },
    ...{ cases: Object.fromEntries(events.map((type) => [type, [{}]])), ...more },
  };
  return flow as Flow<AnyStateMachine>;
};

const alone = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, () => null]));
const missedIn = (flow: Flow<AnyStateMachine>) =>
  exploredIn(flow, graphOf(flow)).transitions.flatMap(({ text, path }) => (path === null ? [text] : []));
const turns = (names: readonly string[]) => names.map((name) => `turn.${name}`);

describe('regions that are explored one by one', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const huge = clockwork(5, many);

  it('take as many configurations as they have together, and not their product', () => {
    expect(graphOf(flowOf(huge, turns(many)), { configurations: 2_000 }).unexplored).toBeGreaterThan(0);
    const graph = graphOf(flowOf(huge, turns(many), { regions: alone(many) }));
    expect(graph.unexplored).toBe(0);
    expect(graph.nodes.length - graph.knownByRegion).toBeLessThan(8 * 5 * 3);
    expect(missedIn(flowOf(huge, turns(many), { regions: alone(many) }))).toEqual([]);
  });

  it('follow each other as in the product, each within itself', () => {
    const few = ['a', 'b', 'c'];
    const machine = clockwork(3, few, {
      door: {
        initial: 'shut',
        states: { shut: { on: { push: 'open', kick: 'open' } }, open: { on: { pull: 'shut', kick: {} } } },
      },
    });
    const events = [...turns(few), 'push', 'pull', 'kick'];
    const regionIn = (id: string) => id.split('.')[1];
    const pairsOf = (flow: Flow<AnyStateMachine>) =>
      tourPairs(graphOf(flow))
        .goals.filter((goal) => new Set(goal.split(' > ').map(regionIn)).size === 1)
        .sort();
    const whole = pairsOf(flowOf(machine, events));
    expect(pairsOf(flowOf(machine, events, { regions: alone([...few, 'door']) }))).toEqual(whole);
    expect(whole.length).toBeGreaterThan(15);
  });

  it('are walked by the real machine as any others', async () => {
    const few = ['a', 'b', 'c', 'd', 'e'];
    const expectations = Object.fromEntries(few.flatMap((name) => [0, 1, 2].map((at) => [`${name}.s${at}`, () => {}])));
    const flow = flowOf(clockwork(3, few), turns(few), { regions: alone(few), expectations });
    const graph = graphOf(flow);
    for (const way of tourPairs(graph).walks) {
      const taken = await replay(flow, pathOf(flow, graph, way));
      expect(taken).toEqual(way.edges.flatMap((edge) => edge.taken));
    }
  });
});

describe('regions that talk', () => {
  const spring = (on: object) => ({ spring: { initial: 'still', states: { still: { on }, loose: {} } } });
  const withSpring = (on: object) => clockwork(4, ['a', 'b'], spring(on));
  const events = ['turn.a', 'turn.b', 'let'];

  it('are joined where the flow says what one hears of another', () => {
    const machine = withSpring({ let: { guard: stateIn('#clockwork.a.s3'), target: 'loose' } });
    const regions = {
      ...alone(['a', 'b']),
      spring: ({ value }: { readonly value: { readonly a: string } }) => value.a === 's3',
    };
    expect(missedIn(flowOf(machine, events, { regions }))).toEqual([]);
  });

  it('are found out where the flow does not say so', () => {
    const machine = withSpring({ let: { guard: stateIn('#clockwork.a.s3'), target: 'loose' } });
    expect(() => graphOf(flowOf(machine, events, { regions: alone(['a', 'b', 'spring']) }))).toThrow(
      "clockwork: let takes clockwork.spring.still | let | 0 in spring, and nothing where other regions stand otherwise. Let `regions['spring']` say what of them decides.",
    );
  });

  it('are found out by what one sends the other', () => {
    const machine = createMachine({
      id: 'clockwork',
      type: 'parallel',
      states: {
        a: {
          initial: 's0',
          states: { s0: { on: { push: 's1' } }, s1: { on: { push: { actions: raise({ type: 'strike' }) } } } },
        },
        bell: { initial: 'still', states: { still: { on: { strike: 'rings' } }, rings: {} } },
      },
    });
    expect(() =>
      graphOf(flowOf(machine, ['push'], { cases: { push: [{}], strike: 'raised' }, regions: alone(['a', 'bell']) })),
    ).toThrow(
      'clockwork: push takes clockwork.bell.still | strike | 0 in bell, and nothing where other regions stand otherwise.',
    );
  });

  it('are found out by a context that one writes and another reads', () => {
    const machine = createMachine({
      id: 'clockwork',
      type: 'parallel',
      context: { isWound: false },
      states: {
        key: {
          initial: 'out',
          states: { out: { on: { wind: { target: 'in', actions: assign({ isWound: true }) } } }, in: {} },
        },
        hand: {
          initial: 'still',
          states: { still: { on: { go: { guard: ({ context }) => context.isWound, target: 'moves' } } }, moves: {} },
        },
      },
    });
    const told = (regions: object) => () => missedIn(flowOf(machine, ['wind', 'go'], { regions }));
    expect(told(alone(['key', 'hand']))).toThrow(
      "in hand, and nothing where other regions stand otherwise. Let `regions['hand']`",
    );
    const hand = ({ context }: { readonly context: { readonly isWound: boolean } }) => context.isWound;
    expect(told({ ...alone(['key']), hand })()).toEqual([]);
  });
});

it('count with timers and actors, each with the region that has it', () => {
  const part = (patience: number, src: string) => ({
    initial: 'rests',
    states: {
      rests: { after: { [patience]: 'asks' } },
      asks: { invoke: { id: src, src, onDone: 'rests', onError: 'off' } },
      off: { on: { [`mend.${src}`]: 'rests' } },
    },
  });
  const ask = fromPromise(() => Promise.resolve());
  const machine = createMachine(
    {
      ...{ id: 'clockwork', type: 'parallel' },
      states: { one: part(3, 'askOne'), two: part(5, 'askTwo'), three: part(7, 'askThree'), four: part(11, 'askFour') },
    },
    { actors: { askOne: ask, askTwo: ask, askThree: ask, askFour: ask } },
  );
  const outcomes = Object.fromEntries(
    ['askOne', 'askTwo', 'askThree', 'askFour'].map((src) => [src, [done(undefined), fails('no')]]),
  );
  const events = ['mend.askOne', 'mend.askTwo', 'mend.askThree', 'mend.askFour'];
  const flow = flowOf(machine, events, { outcomes, regions: alone(['one', 'two', 'three', 'four']) });
  const graph = graphOf(flow, { configurations: 1_000 });
  expect([graph.unexplored, missedIn(flow)]).toEqual([0, []]);
  expect(graphOf(flowOf(machine, events, { outcomes }), { configurations: 1_000 }).unexplored).toBeGreaterThan(0);
});

it('wants regions of parallel states', () => {
  expect(() => graphOf(flowOf(clockwork(2, ['a', 'b']), turns(['a', 'b']), { regions: alone(['a.s0']) }))).toThrow(
    'clockwork: `regions` names a.s0, which is no region of a parallel state',
  );
});
