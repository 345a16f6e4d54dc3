// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { between } from '../../../src/console/core/between.ts';
import { door } from '../panels/door.ts';
import { callRecord } from '../support/callRecord.ts';
import { consoleFor, turns } from '../support/consoleFor.ts';

const found = ({ actors, calls }: ReturnType<typeof between>) => ({
  actors: actors.map(({ actor, kind, before, after, values }) => [
    ...[actor.id, kind, before, after],
    values.map(({ path, before: old, after: young }) => [path, old, young]),
  ]),
  calls: calls.map(({ before, after }) => [after.seq, before?.state ?? null, after.state]),
});

it('tells the actors, states and values that differ, whichever moment comes first', async () => {
  const { core } = consoleFor(door);
  core.clock.pause();
  core.send('door', { type: 'push', force: 1 } as never);
  const first = core.recorder.total;
  core.send('door', { type: 'ask' });
  const asked = core.recorder.total;
  await turns();
  core.send('door', { type: 'push', force: 1 } as never);
  core.send('door', { type: 'push', force: 9 } as never);
  const last = core.recorder.total;
  core.jump(1_000);

  expect(found(between(core, [first, asked], false))).toEqual({
    actors: [
      ['door', 'changed', 'closed', 'asking', []],
      ['fetchKey', 'started', null, 'active', []],
    ],
    calls: [],
  });
  const whole = {
    actors: [
      [
        ...['door', 'changed', 'closed', 'open'],
        [
          ['pushes', 1, 2],
          ['key', null, 'brass'],
        ],
      ],
      ['fetchKey', 'passed', null, 'done', []],
    ],
    calls: [],
  };
  expect(found(between(core, [first, last], false))).toEqual(whole);
  expect(found(between(core, [last, first], false))).toEqual(whole);
  expect(found(between(core, [asked, null], false)).actors).toEqual([
    [
      ...['door', 'changed', 'asking', 'closed'],
      [
        ['pushes', 1, 2],
        ['key', null, 'brass'],
      ],
    ],
    ['fetchKey', 'ended', 'active', 'done', [['output', undefined, { key: 'brass' }]]],
  ]);
  expect(found(between(core, [last, last], false))).toEqual({ actors: [], calls: [] });
});

it('tells the calls that were started, answered or failed', () => {
  const { core } = consoleFor(door);
  core.clock.pause();
  const push = (): number => {
    core.send('door', { type: 'push', force: 1 } as never);
    core.jump(10);
    return core.recorder.total;
  };
  const waiting = (seq: number) => callRecord({ seq, state: 'waiting', status: null, endedAt: null });
  const { log } = core.tap;
  push();
  log.write(waiting(1));
  log.write(waiting(2));
  log.write(callRecord({ seq: 3 }));
  const first = push();
  log.write(callRecord({ seq: 1 }));
  push();
  log.write({ ...waiting(2), state: 'failed' });
  log.write(callRecord({ seq: 4 }));
  log.write(waiting(5));
  const last = push();

  const calls = [
    [1, 'waiting', 'done'],
    [2, 'waiting', 'failed'],
    [4, null, 'done'],
    [5, null, 'waiting'],
  ];
  expect(found(between(core, [first, last], false)).calls).toEqual(calls);
  expect(found(between(core, [first, null], false)).calls).toEqual(calls);
});

const ticking = setup({ delays: { second: 1_000 } }).createMachine({
  id: 'ticking',
  context: { ticks: 0 },
  initial: 'on',
  states: {
    on: {
      after: {
        second: { target: 'on', reenter: true, actions: assign({ ticks: ({ context }) => context.ticks + 1 }) },
      },
    },
  },
});

it('leaves out what goes on by itself where asked for', () => {
  const { core } = consoleFor(ticking);
  core.clock.pause();
  core.jump(3_000);
  const first = core.recorder.total;
  core.jump(2_000);
  expect(found(between(core, [first, null], false)).actors).toEqual([
    ['ticking', 'changed', 'on', 'on', [['ticks', 3, 5]]],
  ]);
  expect(between(core, [first, null], true).actors).toEqual([]);
});
