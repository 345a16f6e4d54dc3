import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { configure } from '@testing-library/react';
import { afterAll, expect, vi } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { formatTransition } from '../../../src/inspection/format.ts';
import type { Configuration } from '../../../src/inspection/step/configuration.ts';
import { transitionId, transitionsOf } from '../../../src/inspection/transitions.ts';
import { compareScreens } from './compareScreens.ts';
import { createControlCheck, type WithoutControl } from './controls.ts';
import { hasBasics, isDeepOnScreen, tourOnScreen } from './depth.ts';
import { exploredIn, type Path, type Reached } from './explore.ts';
import { machineIdOf } from './failures/failureFile.ts';
import { failureRowsOnScreen } from './failures/failureRows.ts';
import { filingOnScreen } from './failures/filingOnScreen.ts';
import type { Flow } from './flow.ts';
import { flowMachine } from './flowMachine.ts';
import { type Graph, graphOf } from './graph.ts';
import type { Harness } from './harness.ts';
import { createIdenticalStateCheck, type IdenticalStates } from './identicalStates.ts';
import { isJudging, judgeOnScreen } from './mutation/ownTests.ts';
import { rendered } from './mutation/rendered.ts';
import { pathOf } from './pathOf.ts';
import { replay } from './replay.ts';
import { keepResult } from './results.ts';
import { formatState } from './stateOf.ts';
import type { Tour, Walk } from './tours.ts';
import { ALWAYS, inTurn, type Turn } from './turn.ts';
import { isOffered, type Screen, type View } from './view.ts';
import { walkName } from './walkName.ts';

type Row = readonly [title: string, run: () => void | Promise<void>];

/** What a view may do without, each with the reason; both lists must be exact. */
export interface Excused {
  readonly lookalikes?: IdenticalStates;
  readonly withoutControl?: WithoutControl;
}

/**
 * The tests of a flow on screen: what has failed once is replayed, and every two transitions that can follow each other
 * are taken one after the other, by what a person can press wherever it comes from the view. On the way every control is
 * enabled exactly when the machine can do what it asks for, and no two states look alike. `offScreen` are the
 * transitions that this view has no way to; the list must be exact.
 */
export function viewTests<M extends AnyStateMachine>(
  flow: Flow<M>,
  view: View<M>,
  offScreen: readonly string[] = [],
  excused: Excused = {},
  folder?: string,
): readonly Row[] {
  if (isJudging()) return judgeRows(flow, view, offScreen, excused);
  const startedAt = performance.now();
  const deep = isDeepOnScreen();
  const graph = deep ? graphOnScreen(flow, view) : graphOnScreen(flow, view, offScreen);
  const tour = tourOnScreen(graph, deep);
  const seen = new Set<string>();
  const file: File = (path, walk) => inTurn((turn) => filingOnScreen(flow, view, path, folder, turn, () => walk(turn)));
  if (hasBasics()) {
    const result = () => ({ kind: 'view', taken: [...seen], offScreen, goals: tour.goals.length }) as const;
    afterAll(() => keepResult(flow, result(), startedAt));
  }
  const approved = hasBasics() ? approvedFile(flow) : null;
  return [
    ...(hasBasics() ? failureRowsOnScreen(flow, view, folder) : []),
    ...ownRows(flow, view, offScreen, excused, { graph, tour, seen, file, deep }),
    ...(approved === null
      ? []
      : [['says on every screen what was approved', () => compareScreens(flow, view, graph, approved)] as const]),
  ];
}

/** Where the approved screens of a flow stand, beside its test; null where nobody has approved any. */
function approvedFile<M extends AnyStateMachine>(flow: Flow<M>): string | null {
  const file = join(dirname(expect.getState().testPath ?? ''), `${encodeURIComponent(machineIdOf(flow))}.screens.txt`);
  return existsSync(file) || process.env.APPROVE !== undefined ? file : null;
}

/** What is done about a walk that fails. */
type File = <T>(path: Path, walk: (turn: Turn) => Promise<T>) => Promise<T>;

interface Explorations {
  readonly graph: Graph;
  readonly tour: Tour;
  readonly seen: Set<string>;
  readonly file: File;
  /** Every pair of transitions is walked, so that excuses can be held to be needed. */
  readonly deep: boolean;
}

function ownRows<M extends AnyStateMachine>(
  flow: Flow<M>,
  view: View<M>,
  offScreen: readonly string[],
  { lookalikes = {}, withoutControl = {} }: Excused,
  { graph, tour: { walks }, seen, file, deep }: Explorations,
): readonly Row[] {
  const missed = transitionsIn(flow, graph).flatMap(({ text, path }) => (path === null ? [text] : []));
  const controls = createControlCheck();
  const gallery = createIdenticalStateCheck();
  const begun = new Map<number, Promise<void>>();

  const lookAround = async (bench: Harness<M>, screen: Screen): Promise<void> => {
    const { status, value }: AnyMachineSnapshot = bench.actor.getSnapshot();
    if (status !== 'active') return;
    const shown = rendered(document.body).replaceAll(/ focused$/gm, '');
    gallery.hang(formatState(value), shown);
    await controls.at(flow, view, bench, screen, shown);
  };
  const walk = async (way: Walk): Promise<void> => {
    const path = pathOf(flow, graph, way);
    const looking = (turn: Turn) => replay(flow, path, view, [], lookAround, turn);
    const taken = await file(path, looking).catch((cause: unknown) => {
      throw withHints(cause, controls.wrong());
    });
    expect(taken).toEqual([...way.start.taken, ...way.edges.flatMap(({ taken: ids }) => ids)]);
    for (const id of taken) seen.add(id);
  };
  const walkOnce = (at: number): Promise<void> => {
    const walking = begun.get(at) ?? walk(walks[at] as Walk);
    begun.set(at, walking);
    return walking;
  };
  const allWalked = async (): Promise<void> => {
    try {
      for (const at of walks.keys()) await walkOnce(at);
    } catch (cause) {
      throw new Error('can be said only after every walk: mend the one that fails first', { cause });
    }
  };

  return [
    ...(deep ? [['is explored to the end', () => expect(graph.unexplored).toBe(0)] as const] : []),
    ['offers every transition but those named here', () => expect(missed).toEqual(offScreen)],
    ...walks.map((way, at): Row => [`${at + 1} of ${walks.length}: ${walkName(way, graph)}`, () => walkOnce(at)]),
    [
      'has each control enabled exactly when the machine can',
      async () => {
        await allWalked();
        failWith(controls.faults(withoutControl, deep));
      },
    ],
    // Few walks meet two states with the same data: what they say of lookalikes is chance.
    ...(deep
      ? [
          [
            'shows no two states alike',
            async () => {
              await allWalked();
              failWith(gallery.faults(lookalikes));
            },
          ] as const,
        ]
      : []),
  ];
}

/** The mutants that the tests on the actor left alive, judged by those on screen. */
const judgeRows = <M extends AnyStateMachine>(
  flow: Flow<M>,
  view: View<M>,
  offScreen: readonly string[],
  excused: Excused,
): readonly Row[] => [
  [
    'its own tests kill its mutants',
    async () => {
      // Elements missing from the screen reveal a mutant; logs and the printed page would only be noise.
      configure({ getElementError: (message) => new Error(message ?? 'not on screen') });
      for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => {});
      await judgeOnScreen(flow, async (wrong) => {
        const deep = isDeepOnScreen();
        const graph = graphOnScreen(wrong, view);
        const rest = { graph, tour: tourOnScreen(graph, deep), seen: new Set<string>(), file: asItIs, deep };
        for (const [, run] of ownRows(wrong, view, offScreen, excused, rest)) await run();
      });
    },
  ],
];

const asItIs: File = (_path, walk) => walk(ALWAYS);

function failWith(sentences: readonly string[]): void {
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}

/** A control that is wrong makes walks fail; then that is what to say. */
const withHints = (cause: unknown, hints: readonly string[]): unknown =>
  hints.length === 0 ? cause : new Error(hints.join('\n'), { cause });

/** Every transition, with the shortest way to it that a person can go on this view. */
export const exploreView = <M extends AnyStateMachine>(flow: Flow<M>, view: View<M>): readonly Reached[] =>
  transitionsIn(flow, graphOnScreen(flow, view));

/** All of it; with `offScreen` as far as it takes to have met every other transition. */
function graphOnScreen<M extends AnyStateMachine>(flow: Flow<M>, view: View<M>, offScreen?: readonly string[]): Graph {
  const until = offScreen && transitionIdsBut(flow, offScreen);
  const offer = ({ snapshot }: Configuration, event: object) => isOffered(view, snapshot as never, event as never);
  return graphOf(flow, { offer, ...(until && { until }) });
}

const transitionIdsBut = <M extends AnyStateMachine>(flow: Flow<M>, offScreen: readonly string[]): readonly string[] =>
  transitionsOf(flowMachine(flow))
    .filter((transition) => !offScreen.includes(formatTransition(transition)))
    .map(transitionId);

const transitionsIn = <M extends AnyStateMachine>(flow: Flow<M>, graph: Graph): readonly Reached[] =>
  exploredIn(flow, graph).transitions;
