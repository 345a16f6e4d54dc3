// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { actorTree } from '../../../src/console/core/actorTree.ts';
import { rootsOf } from '../../../src/console/core/roots.ts';
import { consoleAt } from '../../../src/console/core/viewedAt.ts';
import { door } from '../panels/door.ts';
import { consoleFor, turns } from '../support/consoleFor.ts';

it('has actors, states, contexts, clock and timers as they were at a moment', async () => {
  const { core, actor } = consoleFor(door);
  const { recorder } = core;
  core.clock.pause();
  const start = core.clock.now();
  const reached = (run: () => void): number => {
    run();
    return recorder.total;
  };
  const pushed = reached(() => core.send('door', { type: 'push', force: 1 } as never));
  core.jump(500);
  const asked = reached(() => core.send('door', { type: 'ask' }));
  await turns();
  const answered = recorder.total;
  core.jump(500);
  const opened = reached(() => core.send('door', { type: 'push', force: 9 } as never));
  core.jump(400);
  const ignored = reached(() => core.send('door', { type: 'ask' }));
  core.jump(600);
  expect(actor.ref.getSnapshot().value).toBe('closed');

  const treeAt = (seq: number) =>
    actorTree(consoleAt(core, seq).recorder).map(({ actor: { id }, state, is }) => `${id} ${state} ${is}`);
  expect([pushed, asked, answered, opened].map(treeAt)).toEqual([
    ['door closed running'],
    ['door asking waiting', 'fetchKey active running'],
    ['door closed running', 'fetchKey done stopped'],
    ['door open running', 'fetchKey done stopped'],
  ]);
  expect([pushed, answered].map((seq) => consoleAt(core, seq).recorder.lastOf(actor))).toMatchObject([
    { context: { pushes: 1, key: null } },
    { context: { pushes: 1, key: 'brass' } },
  ]);
  expect([pushed, asked, opened].map((seq) => consoleAt(core, seq).clock.now() - start)).toEqual([0, 500, 1_000]);
  const timersAt = (seq: number) => {
    const { timers, clock } = consoleAt(core, seq);
    return timers().map((timer) => [timer.actor === actor.ref, timer.delay, timer.dueAt - clock.now()]);
  };
  expect([answered, opened, ignored, recorder.total].map(timersAt)).toEqual([
    [],
    [[true, 1_000, 1_000]],
    [[true, 1_000, 600]],
    [],
  ]);
});

it('ends at its moment: entries, last steps, presses and what was ignored', () => {
  const { core, actor } = consoleFor(door);
  const { recorder } = core;
  core.send('door', { type: 'push', force: 1 } as never);
  const pushed = recorder.total;
  core.send('door', { type: 'shut' });
  core.send('door', { type: 'push', force: 9 } as never);

  const then = consoleAt(core, pushed);
  expect([then.recorder.total, then.recorder.size]).toEqual([pushed, pushed]);
  expect([then.recorder.find(pushed)?.seq, then.recorder.find(pushed + 1)]).toEqual([pushed, undefined]);
  expect([then.recorder.at(pushed - 1)?.seq, then.recorder.at(pushed)]).toEqual([pushed, undefined]);
  expect(then.recorder.lastTakenOf(actor)?.seq).toBe(pushed);
  expect([then.recorder.misses().length, recorder.misses().length]).toEqual([0, 1]);
  expect([rootsOf(then).presses().length, rootsOf(core).presses().length]).toEqual([1, 3]);
});

it('says of an actor that has stopped since that it ran', async () => {
  const { core } = consoleFor(door);
  core.pause();
  core.gate.open();
  core.send('door', { type: 'ask' });
  const asked = core.recorder.total;
  await turns();
  core.pause();
  core.lookBack(asked);
  const tree = () => actorTree(consoleAt(core, asked).recorder).map(({ actor: { id }, is }) => `${id} ${is}`);
  expect(tree()).toEqual(['door waiting', 'fetchKey running']);
  core.live();
  expect(actorTree(core.recorder).map(({ actor: { id }, is }) => `${id} ${is}`)).toEqual([
    'door running',
    'fetchKey stopped',
  ]);
});
