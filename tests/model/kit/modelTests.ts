import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type Bounds, type Explored, explore } from './explore.ts';
import type { Flow } from './flow.ts';
import { replay } from './replay.ts';

type Row = readonly [title: string, run: () => void | Promise<void>];

/**
 * The tests of a flow, one for each line of the list that a person wrote from the requirements: `[ID-1] [ID-2] source,
 * event [guard] -> target`. The first says that the machine has these transitions and no others; each of the others
 * walks the shortest way through its transition with the real machine.
 */
export function modelTests<M extends AnyStateMachine>(
  flow: Flow<M>,
  written: readonly string[],
  bounds?: Bounds,
): readonly Row[] {
  const explored = explore(flow, bounds);
  return [
    [
      'has the transitions written here and no others',
      () => expect(explored.transitions.map(({ text }) => text).sort()).toEqual(written.map(withoutIds).sort()),
    ],
    ['can take each of them, and breaks nowhere', () => expect(shortcomings(explored)).toEqual([])],
    ...written.map((line): Row => [line, () => walk(flow, explored, withoutIds(line))]),
  ];
}

async function walk<M extends AnyStateMachine>(flow: Flow<M>, explored: Explored, text: string): Promise<void> {
  const found = explored.transitions.filter((transition) => transition.text === text);
  const [transition] = found;
  if (transition === undefined || found.length > 1) throw new Error(`${found.length} transitions read: ${text}`);
  if (transition.path === null) throw new Error(`no way takes: ${text}`);
  expect(await replay(flow, transition.path)).toContain(transition.id);
}

const shortcomings = ({ transitions, configurations, cut, broken }: Explored): readonly string[] => [
  ...transitions
    .filter(({ path }) => path === null)
    .map(({ text }) => `${cut ? `not reached in ${configurations} configurations` : 'unreachable'}: ${text}`),
  ...broken.map(({ steps }) => `an error that nobody handles: ${JSON.stringify(steps.map(({ move }) => move))}`),
];

const withoutIds = (line: string): string => line.replace(/^(\[[A-Z]+-\d+\] )*/, '');
