import { describe, expect, it } from 'vitest';
import { and, assign, fromPromise, not, sendParent, setup } from 'xstate';
import { mutantsOf } from './mutants.ts';
import { operators } from './operators.ts';

/** A ferry that boards, crosses and moors, with a lamp that remembers how bright it was. */
const ferry = setup({
  types: {
    context: {} as { readonly trips: number },
    events: {} as { readonly type: 'ferry.go' } | { readonly type: 'ferry.recall' } | { readonly type: 'lamp.turn' },
    tags: {} as 'open' | 'busy',
    output: {} as { readonly trips: number },
  },
  actors: { cross: fromPromise<void, { slow: boolean; by: string }>(() => Promise.resolve()) },
  actions: {
    horn: (_, _params: { times: number }) => {},
    count: assign({ trips: ({ context }) => context.trips + 1 }),
    tell: sendParent({ type: 'ferry.left' }),
  },
  guards: { isFull: () => true, isNight: () => false, isCalm: (_, params: { wind: number }) => params.wind < 3 },
  delays: { boarding: 60, patience: () => 10 },
}).createMachine({
  id: 'ferry',
  type: 'parallel',
  context: { trips: 0 },
  output: ({ context }) => ({ trips: context.trips }),
  states: {
    boat: {
      initial: 'docked',
      on: { 'ferry.recall': { target: '.docked', reenter: true } },
      entry: { type: 'horn', params: { times: 1 } },
      states: {
        docked: {
          tags: 'open',
          exit: 'count',
          on: {
            'ferry.go': [
              { guard: and(['isFull', not('isNight')]), target: 'crossing', actions: 'tell' },
              { actions: [{ type: 'horn', params: { times: 2 } }, 'count'] },
            ],
          },
          after: { boarding: 'crossing' },
        },
        crossing: {
          tags: ['busy'],
          invoke: {
            id: 'cross',
            src: 'cross',
            input: { slow: false, by: 'day' },
            onDone: 'landing',
            onError: { target: 'docked' },
          },
        },
        landing: {
          always: [{ guard: { type: 'isCalm', params: { wind: 2 } }, target: 'moored' }, { target: 'docked' }],
        },
        moored: { type: 'final' },
      },
    },
    lamp: {
      initial: 'dim',
      states: { dim: { on: { 'lamp.*': 'bright' } }, bright: {}, last: { type: 'history' } },
    },
  },
});

const found = Object.fromEntries(
  operators.map(({ name }) => [
    name,
    mutantsOf(ferry).flatMap(({ operator, where, text }) => (operator === name ? [`${where}: ${text}`] : [])),
  ]),
);

/** Of the many ways to go elsewhere, those of two transitions. */
const isListed = (line: string): boolean =>
  !line.endsWith(' instead') || !line.includes('goes to') || /^(lamp.dim|boat.crossing, error)/.test(line);

describe('the ways to make a machine wrong', () => {
  it('are many, each with a name of its own and a sentence', () => {
    expect(operators.length).toBeGreaterThanOrEqual(20);
    expect(new Set(operators.map(({ name }) => name)).size).toBe(operators.length);
    for (const { sentence } of operators) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  it.each<readonly [string, readonly string[]]>([
    [
      'delete transition',
      [
        'boat, ferry.recall -> boat.docked: is gone',
        'boat.docked, ferry.go -> (stays): is gone',
        'lamp.dim, lamp.* -> lamp.bright: is gone',
      ],
    ],
    ['drop always', ['boat.landing, always -> boat.docked: is gone']],
    ['drop after', ['boat.docked, after boarding (0.06 s) -> boat.crossing: is gone']],
    ['drop onDone', ['boat.crossing, done cross -> boat.landing: is gone']],
    ['drop onError', ['boat.crossing, error cross -> boat.docked: is gone']],
    [
      'retarget',
      [
        'boat.crossing, error cross -> boat.docked: goes to boat.crossing instead',
        'boat.crossing, error cross -> boat.docked: goes to boat.landing instead',
        'boat.crossing, error cross -> boat.docked: goes to boat.moored instead',
        'boat.crossing, error cross -> boat.docked: goes to lamp instead',
        'boat.crossing, error cross -> boat.docked: goes to lamp.dim instead',
        'boat.crossing, error cross -> boat.docked: goes to lamp.bright instead',
        'boat.crossing, error cross -> boat.docked: goes to lamp.last instead',
        'lamp.dim, lamp.* -> lamp.bright: goes to boat instead',
        'lamp.dim, lamp.* -> lamp.bright: goes to boat.docked instead',
        'lamp.dim, lamp.* -> lamp.bright: goes to boat.crossing instead',
        'lamp.dim, lamp.* -> lamp.bright: goes to boat.landing instead',
        'lamp.dim, lamp.* -> lamp.bright: goes to boat.moored instead',
        'lamp.dim, lamp.* -> lamp.bright: goes to lamp instead',
        'lamp.dim, lamp.* -> lamp.bright: goes to lamp.dim instead',
        'lamp.dim, lamp.* -> lamp.bright: goes to lamp.last instead',
      ],
    ],
    [
      'drop target',
      [
        'boat, ferry.recall -> boat.docked: stays',
        'boat.docked, ferry.go [isFull and not isNight] -> boat.crossing: stays',
        'boat.docked, after boarding (0.06 s) -> boat.crossing: stays',
        'boat.crossing, done cross -> boat.landing: stays',
        'boat.crossing, error cross -> boat.docked: stays',
        'boat.landing, always [isCalm] -> boat.moored: stays',
        'boat.landing, always -> boat.docked: stays',
        'lamp.dim, lamp.* -> lamp.bright: stays',
      ],
    ],
    [
      'add target',
      [
        'boat.docked, ferry.go -> (stays): goes to boat.crossing instead of staying',
        'boat.docked, ferry.go -> (stays): goes to boat.landing instead of staying',
        'boat.docked, ferry.go -> (stays): goes to boat.moored instead of staying',
      ],
    ],
    [
      'swap candidates',
      [
        'boat.docked, ferry.go -> (stays): is asked before the one above it',
        'boat.landing, always -> boat.docked: is asked before the one above it',
      ],
    ],
    [
      'move to parent',
      [
        'boat, ferry.recall -> boat.docked: belongs to any',
        'boat.docked, ferry.go [isFull and not isNight] -> boat.crossing: belongs to boat',
        'boat.docked, ferry.go -> (stays): belongs to boat',
        'lamp.dim, lamp.* -> lamp.bright: belongs to lamp',
      ],
    ],
    [
      'change event',
      [
        'boat, ferry.recall -> boat.docked: answers to ferry.go instead',
        'boat.docked, ferry.go [isFull and not isNight] -> boat.crossing: answers to lamp.* instead',
        'lamp.dim, lamp.* -> lamp.bright: answers to ferry.recall instead',
      ],
    ],
    [
      'extra transition',
      [
        'boat.docked: answers to lamp.* as lamp.dim does',
        'boat.crossing: answers to ferry.go as boat.docked does',
        'boat.crossing: answers to lamp.* as lamp.dim does',
        'lamp.dim: answers to ferry.recall as boat does',
        'lamp.dim: answers to ferry.go as boat.docked does',
        'lamp.bright: answers to ferry.recall as boat does',
        'lamp.bright: answers to ferry.go as boat.docked does',
        'lamp.bright: answers to lamp.* as lamp.dim does',
      ],
    ],
    ['toggle reenter', ['boat, ferry.recall -> boat.docked: does not enter its source anew']],
    [
      'negate guard',
      [
        'boat.docked, ferry.go [isFull and not isNight] -> boat.crossing: asks for the opposite',
        'boat.landing, always [isCalm] -> boat.moored: asks for the opposite',
      ],
    ],
    [
      'drop guard',
      [
        'boat.docked, ferry.go [isFull and not isNight] -> boat.crossing: does not ask',
        'boat.landing, always [isCalm] -> boat.moored: does not ask',
      ],
    ],
    [
      'never',
      [
        'boat.docked, ferry.go [isFull and not isNight] -> boat.crossing: is never taken',
        'boat.landing, always [isCalm] -> boat.moored: is never taken',
      ],
    ],
    [
      'swap and, or',
      ['boat.docked, ferry.go [isFull and not isNight] -> boat.crossing: asks isFull or not isNight instead'],
    ],
    [
      'drop condition',
      [
        'boat.docked, ferry.go [isFull and not isNight] -> boat.crossing: asks not isNight instead',
        'boat.docked, ferry.go [isFull and not isNight] -> boat.crossing: asks isFull instead',
      ],
    ],
    [
      'negate condition',
      [
        'boat.docked, ferry.go [isFull and not isNight] -> boat.crossing: asks not isFull and not isNight instead',
        'boat.docked, ferry.go [isFull and not isNight] -> boat.crossing: asks isFull and isNight instead',
      ],
    ],
    [
      'drop action',
      ['boat.docked, ferry.go -> (stays): does not horn', 'boat.docked, ferry.go -> (stays): does not count'],
    ],
    ['drop message', ['boat.docked, ferry.go [isFull and not isNight] -> boat.crossing: does not tell']],
    ['drop entry action', ['boat: does not horn on entry']],
    ['drop exit action', ['boat.docked: does not count on exit']],
    [
      'repeat action',
      [
        'boat.docked, ferry.go [isFull and not isNight] -> boat.crossing: does tell twice',
        'boat.docked, ferry.go -> (stays): does horn twice',
        'boat.docked, ferry.go -> (stays): does count twice',
        'boat: does horn twice on entry',
        'boat.docked: does count twice on exit',
      ],
    ],
    ['swap actions', ['boat.docked, ferry.go -> (stays): does count before horn']],
    [
      'change params',
      [
        'boat.docked, ferry.go -> (stays): horn has times 3',
        'boat: horn has times 2 on entry',
        'boat.landing, always [isCalm] -> boat.moored: isCalm has wind 3',
        'boat.crossing: slow true',
        'boat.crossing: by not day',
      ],
    ],
    ['halve delay', ['boat.docked: waits for half of boarding instead of boarding']],
    ['double delay', ['boat.docked: waits for twice boarding instead of boarding']],
    ['other delay', ['boat.docked: waits for patience instead of boarding']],
    ['drop invoke', ['boat.crossing: does not start cross']],
    ['drop input', ['boat.crossing: starts cross without input']],
    ['swap onDone, onError', ['boat.crossing: takes the end of cross for a failure, and a failure for the end']],
    [
      'change initial',
      [
        'boat: begins with crossing',
        'boat: begins with landing',
        'boat: begins with moored',
        'lamp: begins with bright',
        'lamp: begins with last',
      ],
    ],
    ['not final', ['boat.moored: is not final']],
    ['drop tag', ['boat.docked: is not open', 'boat.crossing: is not busy']],
    [
      'add tag',
      [
        'boat.docked: is busy',
        'boat.crossing: is open',
        'lamp.dim: is open',
        'lamp.dim: is busy',
        'lamp.bright: is open',
        'lamp.bright: is busy',
      ],
    ],
    ['drop output', ['any: has no output']],
    ['other history', ['lamp.last: is deep']],
  ])('%s', (name, expected) => {
    expect(found[name]?.filter(isListed)).toEqual(expected);
  });
});
