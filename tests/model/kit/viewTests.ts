import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { explore, type Reached } from './explore.ts';
import type { Flow } from './flow.ts';
import { replay } from './replay.ts';
import { isOffered, type View } from './view.ts';

type Row = readonly [title: string, run: () => void | Promise<void>];

/**
 * The tests of a flow on screen: every transition is taken, by what a person can press wherever it comes from the view.
 * `offScreen` are the transitions that this view has no way to; the list must be exact.
 */
export function viewTests<M extends AnyStateMachine>(
  flow: Flow<M>,
  view: View<M>,
  offScreen: readonly string[] = [],
): readonly Row[] {
  const transitions = exploreView(flow, view);
  const missed = transitions.filter(({ path }) => path === null).map(({ text }) => text);
  return [
    ['offers every transition but those named here', () => expect(missed).toEqual(offScreen)],
    ...transitions.flatMap(({ id, text, path }): readonly Row[] =>
      path === null ? [] : [[text, async () => expect(await replay(flow, path, view)).toContain(id)]],
    ),
  ];
}

/** Every transition, with the shortest way to it that a person can go on this view. */
export const exploreView = <M extends AnyStateMachine>(flow: Flow<M>, view: View<M>): readonly Reached[] =>
  explore(flow, { offer: ({ snapshot }, event) => isOffered(view, snapshot as never, event as never) }).transitions;
