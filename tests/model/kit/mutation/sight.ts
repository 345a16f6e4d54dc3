import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Move } from '../../../../src/inspection/step/move.ts';
import { inKinds } from '../effect.ts';
import type { Flow } from '../flow.ts';
import { createHarness } from '../harness.ts';
import type { Screen, View } from '../view.ts';
import type { ApprovedWalk } from './approvedWalks.ts';
import { spellDifference } from './observation.ts';
import { rendered } from './rendered.ts';

/** What can be known of a machine from outside: what its view shows, and what it does to the world. */
export interface Sight {
  readonly shown: string;
  readonly done: ReturnType<typeof inKinds>;
  /** What it has started and waits for, by id, with its input. */
  readonly calls: Readonly<Record<string, unknown>>;
  /** What it says at its end. */
  readonly end: { readonly output: unknown } | { readonly error: unknown } | null;
}

/** Walks on the screen; `seen` is told of each sight, and ends the walk by saying no. Returns what went wrong, if anything. */
export async function walkOnScreen<M extends AnyStateMachine>(
  flow: Flow<M>,
  view: View<M>,
  { input, steps }: ApprovedWalk,
  seen: (sight: Sight, moves: number) => boolean,
): Promise<{ readonly moves: number; readonly broken: string } | null> {
  let moves = 0;
  let screen: Screen | null = null;
  try {
    const bench = createHarness(flow, input, view.live);
    screen = view.open(bench.actor);
    let before = 0;
    const look = (): boolean => {
      const { snapshot, fresh, pending } = bench.seen(before);
      const { status, output, error }: AnyMachineSnapshot = snapshot;
      before = bench.effectCount();
      const end = status === 'active' ? null : status === 'error' ? { error } : { output };
      return seen({ shown: rendered(document.body), done: inKinds(fresh), calls: pending, end }, moves);
    };
    if (!look()) return null;
    for (const { move, to } of steps) {
      moves += 1;
      if (move.kind === 'tick' && to.now > bench.clock.now()) {
        await screen.carryOut(() => bench.clock.advanceTo(to.now - 1));
        if (!look()) return null;
      }
      await screen.carryOut(() => act(move, to.now));
      if (!look()) return null;
    }
    return null;

    function act(move: Move, now: number): void {
      switch (move.kind) {
        case 'event': {
          const drivers = view.drivers as Readonly<Record<string, 'elsewhere' | ((event: object) => void)>>;
          const drive = drivers[move.event.type];
          if (typeof drive === 'function') drive(move.event);
          else bench.actor.send(move.event as never);
          return;
        }
        case 'outcome':
          bench.settle(bench.children()[move.actor], move.outcome);
          return;
        case 'tick':
          bench.clock.advanceTo(now);
      }
    }
  } catch (error) {
    return { moves, broken: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  } finally {
    screen?.close();
  }
}

/** What is seen otherwise than it should be, or null. */
export function sightDifference(expected: Sight, seen: Sight): string | null {
  if (expected.shown !== seen.shown) {
    const [one, other] = [expected.shown.split('\n'), seen.shown.split('\n')];
    const at = one.findIndex((line, index) => line !== other[index]);
    const lineOf = (lines: readonly string[]) => lines[at]?.trim() ?? 'nothing';
    return at < 0 ? `shown: ${other[one.length]?.trim()} besides` : `shown: ${lineOf(other)} instead of ${lineOf(one)}`;
  }
  for (const part of ['done', 'calls', 'end'] as const) {
    if (!isDeepStrictEqual(expected[part], seen[part])) return spellDifference(part, expected[part], seen[part]);
  }
  return null;
}
