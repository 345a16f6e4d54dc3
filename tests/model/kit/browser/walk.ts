import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { AnyStateMachine, StateValue } from 'xstate';
import type { Counts } from '../../../../src/inspection/coverage.ts';
import { leafStates } from '../../../../src/inspection/leafStates.ts';
import type { Configuration } from '../../../../src/inspection/step/configuration.ts';
import { formatMove, type Move } from '../../../../src/inspection/step/move.ts';
import type { View } from '../view.ts';
import { advice, wordsOf } from './advice.ts';
import { mirrorOf } from './mirror.ts';
import { passTime } from './pageTime.ts';
import { configurationOf, type Planned } from './plan.ts';
import { driverOf, isFault, steeringFor } from './possible.ts';
import { breakInside, lookAt, lookAtBoth, type RemoteLook, type RemoteState, standingOf, takenIn } from './remote.ts';
import type { BrowserStage } from './stage.ts';

/** A flow in one page, walked move by move. */
export interface Walk {
  /** Waits until the screen shows what the view says of the state, and tells where the machine stands then. */
  readonly look: () => Promise<Standing>;
  /**
   * Makes a move, and waits until its transitions have been seen; tells what has been seen instead where they were not.
   * It is too late where the machine has moved on by itself since it was looked at: then nothing is made.
   */
  readonly make: (from: Standing, planned: Planned) => Promise<readonly string[] | 'tooLate' | null>;
  /** The moves made so far, spelled. */
  readonly made: () => readonly string[];
}

export interface Standing {
  readonly here: Configuration;
  readonly taken: Counts;
  readonly pairs: Counts;
  /** The transition taken last; null where none was yet. */
  readonly last: string | null;
  /** Which actor it is: one that is brought up again is another. */
  readonly actor: string;
}

/** The page has no way to make a move that the stage says it can make. */
export class CannotPerformMove extends Error {}

const PATIENCE_MS = 10_000;
const POLL_MS = 10;
/** What a screen may need of the page's own time to follow: a frame, then longer and longer, then frame by frame. */
const PUMPS_MS = [0, 0, 0, 16, 16, 50, 100, 200, 300];
const FRAME_MS = 16;
/** How long something to press may be in coming. */
const COMING_MS = 3_000;
/** How long what was foreseen may still come once the machine has done something else. */
const GRACE_MS = 1_000;

type Expectation = (snapshot: unknown) => void | Promise<void>;

/** Walks a machine of a page in which time stands still. `before` is the actor of an earlier walk in the same page. */
export function walkIn<M extends AnyStateMachine>(
  machine: M,
  view: View<M>,
  stage: BrowserStage,
  page: Page,
): Walk & { readonly comeUp: (before: string | null, opening: string) => Promise<void> } {
  const mirror = mirrorOf(page);
  const made: string[] = [];
  const read = (): Promise<RemoteLook> => lookAt(page, stage.handle, machine.id);
  const where = ({ value }: { readonly value: StateValue }) =>
    `${machine.id}, ${leafStates(value).join(' + ')}, after ${told(made)}`;

  return {
    made: () => made,

    comeUp: async (before, opening) => {
      const started = performance.now();
      for (;;) {
        const { shown, state } = await read();
        if (state !== null && state.actor !== before) return;
        if (performance.now() - started > PATIENCE_MS) {
          throw new Error(
            shown
              ? advice.notUp(opening, machine.id, PATIENCE_MS, await page.evaluate(standingOf, stage.handle))
              : `the page of the opening "${opening}" shows no actors on window.${stage.handle}`,
          );
        }
        await passSome(page, state, performance.now() - started < 500 ? 16 : 0);
      }
    },

    look: async () => {
      const expectations = view.expectations as Readonly<Record<string, Expectation | undefined>>;
      const started = performance.now();
      for (let tried = 0; ; tried += 1) {
        await stage.comesToRest?.(page);
        const { state, taken, pairs, copy } = await lookAtBoth(page, stage.handle, machine.id, stage.scope);
        mirror.show(copy);
        if (state === null) throw new Error(`${machine.id} has left the page after ${told(made)}`);
        const here = configurationOf(machine, state);
        await letGo(here);
        const leaves = leafStates(state.value);
        const unknown = leaves.find((leaf) => expectations[leaf] === undefined);
        if (unknown !== undefined) throw new Error(advice.undescribed(machine.id, unknown));
        try {
          for (const leaf of leaves) await expectations[leaf]?.(here.snapshot);
          return { here, taken, pairs, last: state.last, actor: state.actor };
        } catch (failure) {
          if (performance.now() - started > PATIENCE_MS) {
            throw new Error(advice.notShown(where(state), wordsOf(failure)));
          }
        }
        await passSome(page, state, PUMPS_MS[tried] ?? FRAME_MS);
      }
    },

    make: async ({ here, taken: before }, { move, taken }) => {
      const since = async () => {
        const now = await takenIn(page, stage.handle, machine.id);
        return Object.keys(now).filter((id) => (now[id] ?? 0) > (before[id] ?? 0));
      };
      // What the page had begun between its rest and the look comes now, and not after the move.
      await stage.comesToRest?.(page);
      if ((await since()).length > 0) return 'tooLate';
      await act(here, move).catch((failure: unknown) => {
        throw new CannotPerformMove(advice.notBrought(where(here.snapshot), formatMove(move), wordsOf(failure)));
      });
      made.push(formatMove(move));
      let until = performance.now() + PATIENCE_MS;
      let happened: readonly string[] = [];
      while (performance.now() < until) {
        happened = await since();
        if (taken.every((id) => happened.includes(id))) return null;
        if (happened.length > 0) until = Math.min(until, performance.now() + GRACE_MS);
        await wait(POLL_MS);
      }
      return happened;
    },
  };

  async function act(here: Configuration, move: Move): Promise<void> {
    switch (move.kind) {
      case 'event': {
        const { event } = move;
        const drive = driverOf(view, event.type);
        if (drive === null) {
          const elsewhere = stage.elsewhere?.[event.type];
          if (elsewhere === undefined) throw new Error('neither the view nor the stage says how');
          return elsewhere.bring(page, event);
        }
        await stage.clearAway?.(page, here);
        return carryOut(here, () => drive(event));
      }
      case 'outcome':
        if (isFault(stage, here, move)) return breakInside(page, stage.handle, machine.id, move.actor);
        return steeringFor(stage, here, move.actor)?.end(move.outcome, here);
      case 'tick':
        return passTime(page, Math.max(1, Math.min(...here.timers.map(({ dueAt }) => dueAt)) - here.now));
    }
  }

  /** What is to be pressed may come a moment later than what the state shows. */
  async function carryOut(here: Configuration, drive: () => void): Promise<void> {
    for (const started = performance.now(); ; ) {
      try {
        return await mirror.carryOut(drive);
      } catch (failure) {
        if (performance.now() - started > COMING_MS) throw failure;
      }
      await passSome(page, here, FRAME_MS);
      await mirror.copy(stage.scope);
    }
  }

  async function letGo({ pending }: Configuration): Promise<void> {
    const awaited = new Set(pending.map(({ src }) => src));
    for (const [src, reins] of Object.entries(stage.steering ?? {})) if (!awaited.has(src)) await reins.letGo();
  }
}

/** Lets the page's own time go on, but not so far that a timer of the machine would be due; else waits in ours. */
async function passSome(page: Page, state: Pick<RemoteState, 'timers' | 'now'> | null, ms: number): Promise<void> {
  const left = state === null ? ms : Math.min(...state.timers.map(({ dueAt }) => dueAt)) - state.now - 1;
  const pass = Math.min(ms, left);
  if (pass > 0) await passTime(page, pass);
  else await wait(POLL_MS);
}

const told = (made: readonly string[]): string => made.join(', ') || 'its start';
