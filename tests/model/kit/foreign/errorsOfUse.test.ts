import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine, fromPromise, raise, sendTo, setup, spawnChild } from 'xstate';
import type { Flow } from '../flow.ts';
import { graphOf } from '../graph.ts';
import { modelTests } from '../modelTests.ts';
import { done } from '../outcome.ts';
import { withheldResults } from '../withheldResults.ts';

/** These are no flows of the site: its report has no place for them. */
withheldResults();

const quiet = fromPromise(() => Promise.resolve());

/** Where what fails here is filed. */
const folder = mkdtempSync(join(tmpdir(), 'statehouse-errors-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A flow as far as it is needed to break. */
const flowOf = (machine: AnyStateMachine, more: object = {}): Flow<AnyStateMachine> =>
  ({
    machine: () => machine,
    inputs: [undefined],
    cases: { GO: [{}], BACK: [{}] },
    outcomes: {},
    invariants: {},
    expectations: {},
    ...more,
  }) as never;

it.each<readonly [what: string, machine: AnyStateMachine, sentence: string]>([
  [
    'goes round in circles',
    createMachine({
      id: 'spin',
      initial: 'still',
      states: { still: { on: { GO: 'left' } }, left: { always: 'right' }, right: { always: 'left' } },
    }),
    'spin never settles after GO: infinite loop of spin.left | always | 0, spin.right | always | 0. One of these transitions needs a guard that becomes false.',
  ],
  [
    'raises what it has raised',
    createMachine({ id: 'echo', on: { GO: { actions: raise({ type: 'GO' }) } } }),
    'echo never settles after GO: infinite loop of echo | GO | 0. One of these transitions needs a guard that becomes false.',
  ],
  [
    'sends itself what it has sent itself',
    createMachine({ id: 'echo', on: { GO: { actions: sendTo(({ self }) => self, { type: 'GO' }) } } }),
    'echo never settles: it keeps sending itself GO',
  ],
  [
    'sets a timer over and over',
    createMachine({ id: 'nag', on: { GO: { actions: raise({ type: 'BACK' }, { delay: 10, id: 'nagging' }) } } }),
    'nagging is set again and again while it runs: cancel it where the state is left',
  ],
  [
    'spawns what nobody can name',
    createMachine({
      id: 'litter',
      context: {},
      on: { GO: { actions: assign(({ spawn }) => ({ one: spawn(quiet) })) } },
    }),
    'x:N is spawned without an id, so no test can say which one ends: give it one',
  ],
  [
    'starts two of one id',
    setup({ actors: { quiet } }).createMachine({
      id: 'twins',
      on: { GO: { actions: spawnChild('quiet', { id: 'one' }) } },
    }),
    'one is started while another of that id runs: stop it first, or give each an id of its own',
  ],
  [
    'starts what nobody says the end of',
    createMachine({ id: 'letter', invoke: { src: quiet, id: 'post' } }),
    'nobody says how post may end: name it in `outcomes`, or in `spawned`',
  ],
])('says what to do about a machine that %s', (_what, machine, sentence) => {
  expect(thrownBy(() => graphOf(flowOf(machine, { outcomes: { quiet: [done(undefined)] } })))).toBe(sentence);
});

it('says what to do about a flow that never starts', () => {
  const machine = createMachine({ id: 'still', on: { GO: {} } });
  expect(thrownBy(() => graphOf(flowOf(machine, { inputs: [] })))).toBe(
    'still never starts: give its flow one input at least',
  );
});

it('says what to do about a machine that never ends', async () => {
  const machine = createMachine({
    id: 'count',
    context: { n: 0 },
    on: { GO: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
  });
  const rows = modelTests(flowOf(machine), ['any, GO -> (stays)'], { configurations: 20 }, folder);
  const [, whole] = rows.find(([title]) => title === 'is explored to the end') ?? [];
  expect(whole).toThrow(
    expect.objectContaining({
      actual: [
        '1 configurations are left: let `project` say what of the context decides, or raise `configurations` of the bounds',
      ],
    }),
  );
});

it.each<readonly [what: string, machine: AnyStateMachine, more: object, sentence: string]>([
  [
    'whose actor it cannot hold',
    createMachine({
      id: 'wild',
      context: {},
      initial: 'cage',
      states: { cage: { entry: assign(({ spawn }) => ({ one: spawn(quiet, { id: 'bird' }) })), on: { GO: {} } } },
    }),
    { spawned: { bird: [done(undefined)] }, expectations: { cage: () => {} } },
    'bird runs, and the test cannot hold it: name its logic in `setup({ actors })`',
  ],
  [
    'with a state that nobody describes',
    createMachine({ id: 'mute', initial: 'dark', states: { dark: { on: { GO: {} } } } }),
    {},
    'nobody says what dark is like: put it in `expectations`',
  ],
])('says what to do about a machine %s', async (_what, machine, more, sentence) => {
  const rows = modelTests(flowOf(machine, more), ['cage, GO -> (stays)', 'dark, GO -> (stays)'], {}, folder);
  const [, walk] = rows.find(([title]) => title.startsWith('1 of 1')) ?? [];
  expect(await causeOf(walk)).toBe(sentence);
});

const withoutNumbers = (text: string) => text.replace(/x:\d+/g, 'x:N');

function thrownBy(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return withoutNumbers((error as Error).message);
  }
  return 'nothing was thrown';
}

async function causeOf(run: (() => unknown) | undefined): Promise<string> {
  try {
    await run?.();
  } catch (error) {
    const { cause, message } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
  return 'nothing was thrown';
}
