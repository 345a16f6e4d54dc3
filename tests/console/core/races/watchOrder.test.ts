// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendTo, setup } from 'xstate';
import { statesOf } from '../../../../src/console/core/path/statesOf.ts';
import { groupEndings } from '../../../../src/console/core/races/endingGroups.ts';
import { endsOnTheWay, inFlightOf } from '../../../../src/console/core/races/inFlight.ts';
import { type Ending, racesFrom } from '../../../../src/console/core/races/races.ts';
import { stepsOf, watchOrder } from '../../../../src/console/core/races/watchOrder.ts';
import { standingHere } from '../../../../src/console/core/standingHere.ts';
import { consoleFor, turns } from '../../support/consoleFor.ts';
import { doubleSpend, lateLogin } from './planted.ts';

type Here = ReturnType<typeof consoleFor>;

/** Every ending of all that is in flight, each event and reply in its first case. */
function endingsOf({ core, actor }: Here): readonly Ending[] {
  core.pause();
  const { events, replies, timers } = inFlightOf(core, actor);
  const onTheWay = endsOnTheWay(core, actor);
  return racesFrom(standingHere(core, actor), {
    events: events.flatMap(({ cases }) => cases[0]?.event ?? []),
    outcomes: ({ id, src }) => replies.find((row) => row.id === id)?.cases[0]?.outcomes ?? onTheWay(src),
    ticks: timers.length,
  }).endings;
}

const told = (endings: readonly Ending[]) =>
  groupEndings(endings, () => true).flatMap(({ states, endings: own }) =>
    own.map(
      ({ ending, hints }) => `${ending.order.join(', ')}: ${states}; ${hints.map(({ text }) => text).join('; ')}`,
    ),
  );

beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** Watches one to its end; what was done is told by the way. */
async function watch({ core, actor }: Here, ending: Pick<Ending, 'moves' | 'order'>) {
  const heard: string[] = [];
  const onStep = (text: string) => heard.push(text);
  const walk = watchOrder(core, actor, stepsOf(standingHere(core, actor), ending), { onStep });
  await vi.advanceTimersByTimeAsync(5_000);
  return { walked: await walk, heard, stands: statesOf(actor.ref) };
}

it('finds that a login is heard after a logout, and shows it with the reply that is held', async () => {
  const here = consoleFor(lateLogin(async () => ({ token: 'the real one' })));
  const { core, actor } = here;
  core.send(actor, { type: 'submit' });
  core.pause();
  await turns();
  expect(inFlightOf(core, actor)).toMatchObject({
    events: [{ id: 'logout', isHeld: false, can: true }],
    replies: [
      {
        ...{ id: 'sendLogin', isHeld: true },
        cases: [
          { name: 'as held', outcomes: [{ kind: 'done', output: { token: 'the real one' } }] },
          ...[{ name: 'fails' }, { name: 'success or failure' }],
        ],
      },
    ],
    timers: [],
  });
  const endings = endingsOf(here);
  expect(told(endings)).toEqual([
    'sendLogin done, logout: signedOut; the same steps in another order end in signedIn',
    'logout, sendLogin done: signedIn; sendLogin done comes after logout; in the other order, the result is signedOut',
  ]);
  expect(await watch(here, endings[1] as Ending)).toEqual({
    walked: { kind: 'arrived' },
    heard: ['logout', 'sendLogin done'],
    stands: ['signedIn'],
  });
  expect([core.gate.held(), core.isPaused()]).toEqual([[], true]);
});

it('finds that money goes out twice, and lets it be watched', async () => {
  const here = consoleFor(doubleSpend);
  const { core, actor } = here;
  core.send(actor, { type: 'send' });
  const endings = endingsOf(here);
  const stopped = 'payOut stopped before its reply: it may still take effect';
  const twice = 'payOut started 2 times';
  const money = 'left is 300, but 400 in another order';
  expect(told(endings)).toEqual([
    `cancel: cancelled; ${stopped}`,
    `after patience, cancel: cancelled; ${twice}; ${stopped}; ${money}`,
    'payOut error, cancel: refused; ',
    `after patience, payOut error, cancel: refused; ${twice}; ${stopped}; ${money}`,
  ]);
  expect(await watch(here, endings[3] as Ending)).toEqual({
    walked: { kind: 'arrived' },
    heard: ['after patience', 'payOut error', 'cancel'],
    stands: ['refused'],
  });
  expect(actor.ref.getSnapshot().context).toEqual({ left: 300 });
});

it('delivers what is held in the order that is watched, not in that in which it came', async () => {
  const here = consoleFor(doubleSpend);
  const { core, actor } = here;
  core.send(actor, { type: 'send' });
  core.pause();
  core.send(actor, { type: 'cancel' });
  const { events } = inFlightOf(core, actor);
  expect(events.map(({ name, isHeld }) => [name, isHeld])).toEqual([
    ['cancel', true],
    ['cancel', false],
  ]);
  const [held] = events[0]?.cases ?? [];
  if (held === undefined) throw new Error('no held events');
  const ended = await watch(here, {
    order: ['after patience', 'cancel'],
    moves: [{ kind: 'tick' }, { kind: 'event', event: held.event }],
  });
  expect(ended).toEqual({ walked: { kind: 'arrived' }, heard: ['after patience', 'cancel'], stands: ['cancelled'] });
  expect(core.gate.held()).toEqual([]);
});

it('lets actors tell each other what the order brings about, and nothing else', async () => {
  const bell = setup({ types: { events: {} as { type: 'ring' } } }).createMachine({
    initial: 'quiet',
    states: { quiet: { on: { ring: 'rung' } }, rung: {} },
  });
  const gate = setup({
    types: { events: {} as { type: 'open' | 'ring' } },
    actors: { bell },
  }).createMachine({
    id: 'gate',
    initial: 'shut',
    invoke: { id: 'bell', src: 'bell' },
    states: { shut: { on: { open: 'open' } }, open: { entry: sendTo('bell', { type: 'ring' }) } },
  });
  const here = consoleFor(gate);
  const { core, actor } = here;
  core.pause();
  core.send(actor, { type: 'ring' });
  const [ending] = endingsOf(here).filter(({ order }) => order.join() === 'ring,open');
  const moves = ending?.moves.slice(1) ?? [];
  expect(await watch(here, { order: ['open'], moves })).toMatchObject({ walked: { kind: 'arrived' } });
  expect(actor.ref.getSnapshot().children.bell.getSnapshot().value).toBe('rung');
  expect(core.gate.held().map(({ event, target }) => [event.type, target.id])).toEqual([['ring', 'gate']]);
});

it('stops where the site does something else, and when it is told to', async () => {
  const here = consoleFor(doubleSpend);
  const { core, actor } = here;
  core.send(actor, { type: 'send' });
  core.pause();
  const steps = stepsOf(standingHere(core, actor), {
    order: ['cancel'],
    moves: [{ kind: 'event', event: { type: 'cancel' } }],
  });
  const stop = new AbortController();
  stop.abort();
  expect(await watchOrder(core, actor, steps, { signal: stop.signal })).toEqual({ kind: 'stopped', at: 0 });
  const strange = steps.map((step) => ({ ...step, to: ['paid'] }));
  expect(await watchOrder(core, actor, strange)).toEqual({
    kind: 'strayed',
    at: 0,
    sentence: 'cancel led to cancelled instead of paid.',
  });
});
