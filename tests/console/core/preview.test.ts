import { describe, expect, it } from 'vitest';
import { type AnyActorRef, type AnyMachineSnapshot, assign, createActor, fromPromise, setup } from 'xstate';
import { preview } from '../../../src/console/core/preview.ts';
import { leafStates } from '../../../src/inspection/leafStates.ts';
import { standingOf } from '../../../src/inspection/step/standing.ts';
import { consoleFlows } from '../../model/allFlows.ts';
import { graphOf } from '../../model/kit/graph.ts';
import { act } from '../../model/kit/replay.ts';
import { tourGuards } from '../../model/kit/tours.ts';
import { openPage } from './benches.ts';

/** The largest flow takes a quarter of that on a small machine that is busy. */
const WHOLE_MS = 120_000;

describe('what is foreseen happens', () => {
  it.each(consoleFlows)(
    '%s',
    (_name, flow) => {
      for (const { start, edges } of tourGuards(graphOf(flow)).walks) {
        const { bench, standing } = openPage(flow, start.input);
        for (const { move } of edges) {
          const before = standing().here;
          const foreseen = preview(standing(), move);
          const takenBefore = bench.taken().length;
          const seenBefore = bench.effectCount();
          act(bench, move);
          const snapshot: AnyMachineSnapshot = bench.actor.getSnapshot();
          const after = standing().here;
          const { fresh } = bench.seen(seenBefore);

          expect(foreseen.to).toEqual(leafStates(snapshot.value));
          expect(foreseen.taken.map(({ id }) => id)).toEqual(bench.taken().slice(takenBefore));
          expect(foreseen.outcome === 'ends').toBe(snapshot.status === 'done');
          const stays = before.pending.map(({ id }) => id).filter((id) => !foreseen.stops.includes(id));
          const ended = move.kind === 'outcome' && move.outcome.kind !== 'next' ? [move.actor] : [];
          expect([...stays.filter((id) => !ended.includes(id)), ...foreseen.starts.map(({ id }) => id)].sort()).toEqual(
            Object.keys(bench.children()).sort(),
          );
          for (const { delay } of foreseen.timersSet) {
            expect(after.timers.map(({ dueAt }) => dueAt - after.now)).toContain(delay);
          }
          const did = fresh.flatMap((effect) => ('did' in effect ? [effect.did] : []));
          expect(foreseen.actions.filter((name) => did.includes(name)).sort()).toEqual(did.sort());
          const told = fresh.flatMap((effect) => ('sent' in effect ? [effect.to] : 'told' in effect ? ['parent'] : []));
          const said = foreseen.says.flatMap(({ to }) => (to === 'listeners' ? [] : [to]));
          if (snapshot.status === 'active') expect(said.sort()).toEqual(told.sort());
        }
        bench.stop();
      }
    },
    WHOLE_MS,
  );
});

const lamp = setup({
  types: { context: {} as { lit: number }, events: {} as { type: 'press' | 'wait' | 'smash' | 'hush' } },
  actors: { heat: fromPromise(async () => {}), cool: fromPromise(async () => {}) },
  actions: {
    count: assign(({ context }) => ({ lit: context.lit + 1 })),
    click: () => {
      throw new Error('a preview runs nothing');
    },
    smash: assign(() => {
      throw new Error('broken glass');
    }),
  },
  delays: { tired: 3_000 },
}).createMachine({
  id: 'lamp',
  context: { lit: 0 },
  initial: 'off',
  on: { smash: { actions: 'smash' }, hush: {} },
  states: {
    off: {
      invoke: { id: 'cool', src: 'cool' },
      exit: 'click',
      on: { press: { target: 'on', actions: 'count' } },
    },
    on: { entry: 'click', invoke: { id: 'heat', src: 'heat' }, after: { tired: 'off' } },
  },
});

const quiet: AnyActorRef = createActor(lamp);
const foresee = (type: 'press' | 'wait' | 'smash' | 'hush') =>
  preview(standingOf(quiet, { now: 0 }), { kind: 'event', event: { type } });

describe('if you send this', () => {
  it('says what is taken, done, started, stopped and set', () => {
    expect(foresee('press')).toEqual({
      outcome: 'changes',
      problem: null,
      taken: [{ id: 'lamp.off | press | 0', text: 'off, press -> on' }],
      from: ['off'],
      to: ['on'],
      left: ['lamp.off'],
      entered: ['lamp.on'],
      actions: ['click', 'count', 'click'],
      starts: [{ id: 'heat', src: 'heat' }],
      stops: ['cool'],
      timersSet: [{ event: 'after tired (3 s)', delay: 3_000 }],
      timersCleared: [],
      says: [],
    });
    expect(quiet.getSnapshot().context).toEqual({ lit: 0 });
  });

  it.each([
    ['wait', 'nothing', null],
    ['hush', 'nothing', null],
    ['smash', 'breaks', 'broken glass'],
  ] as const)('says of %s: %s', (type, outcome, problem) => {
    expect(foresee(type)).toMatchObject({ outcome, problem, to: ['off'] });
  });
});
