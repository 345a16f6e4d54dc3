import { expect, it } from 'vitest';
import { createMachine, log, stateIn } from 'xstate';
import type { Flow } from '../flow.ts';
import { modelTests } from '../modelTests.ts';
import { withheldResults } from '../withheldResults.ts';

/** These are no flows of the site: its report has no place for them. */
withheldResults();

/** A machine as people write them who have never heard of this kit: no ids, no `setup`, nothing named. */
const musicBox = createMachine({
  type: 'parallel',
  states: {
    sound: {
      initial: 'on',
      states: { on: { on: { MUTE: 'off' } }, off: { on: { MUTE: 'on' } } },
    },
    lid: {
      initial: 'shut',
      states: {
        shut: { on: { OPEN: 'open', REOPEN: 'open.before' } },
        open: {
          initial: 'slow',
          on: { SHUT: 'shut', 'crank.*': { actions: () => undefined }, '*': { actions: log('what is that?') } },
          states: {
            slow: { on: { FASTER: 'fast' }, after: { 5000: 'fast' } },
            fast: {
              initial: 'verse',
              states: { verse: { on: { NEXT: 'chorus' } }, chorus: { on: { NEXT: 'end' } }, end: { type: 'final' } },
              onDone: 'over',
            },
            over: { always: { guard: stateIn({ sound: 'off' }), target: 'slow' } },
            before: { type: 'history', history: 'deep' },
          },
        },
      },
    },
  },
});

const flow = {
  machine: () => musicBox,
  inputs: [undefined],
  cases: {
    MUTE: [{}],
    OPEN: [{}],
    REOPEN: [{}],
    SHUT: [{}],
    FASTER: [{}],
    NEXT: [{}],
    'crank.left': [{}],
    HIT: [{}],
  },
  outcomes: {},
  eachCounts: ['crank.left'],
  invariants: {
    'it has a sound and a lid at all times': ({ snapshot }) =>
      expect(Object.keys(snapshot.value)).toEqual(['sound', 'lid']),
  },
  expectations: Object.fromEntries(
    [
      'sound.on',
      'sound.off',
      'lid.shut',
      'lid.open.slow',
      'lid.open.fast.verse',
      'lid.open.fast.chorus',
      'lid.open.fast.end',
      'lid.open.over',
    ].map((state) => [state, () => {}]),
  ),
} satisfies Flow<typeof musicBox>;

it.each(
  modelTests(flow, [
    'sound.on, MUTE -> sound.off',
    'sound.off, MUTE -> sound.on',
    'lid.shut, OPEN -> lid.open',
    'lid.shut, REOPEN -> lid.open.before',
    'lid.open, SHUT -> lid.shut',
    'lid.open, crank.* -> (stays)',
    'lid.open, * -> (stays)',
    'lid.open.slow, FASTER -> lid.open.fast',
    'lid.open.slow, after 5000 -> lid.open.fast',
    'lid.open.fast, done lid.open.fast -> lid.open.over',
    'lid.open.fast.verse, NEXT -> lid.open.fast.chorus',
    'lid.open.fast.chorus, NEXT -> lid.open.fast.end',
    'lid.open.over, always [stateIn] -> lid.open.slow',
  ]),
)('%s', (_title, run) => run());
