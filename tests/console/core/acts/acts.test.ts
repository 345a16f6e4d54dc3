// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Act } from '../../../../src/console/core/acts/act.ts';
import { createActs } from '../../../../src/console/core/acts/acts.ts';
import { actText, spanText } from '../../../../src/console/core/acts/actText.ts';
import { watchTap } from '../../../../src/console/core/acts/watchActs.ts';
import { createMask } from '../../../../src/console/core/mask.ts';
import { reportSteps } from '../../../../src/console/core/report/reportSteps.ts';
import { walkThere, wayTo } from '../../../../src/console/core/takeThere.ts';
import { replyShape, watchedCalls } from '../../../../src/qa/watchedCalls.ts';
import { door, doorEvents } from '../../panels/door.ts';
import { consoleFor, turns } from '../../support/consoleFor.ts';
import { openTap, settled } from '../calls/openTap.ts';

const LOGIN = '/wps/session/login';

function opened(asked: (at: number) => number = () => 0) {
  const { tap, fetch, reply } = openTap();
  const acts = createActs(() => ({ seq: 0, at: 0, after: 0 }));
  const told = {
    ...{ calls: watchedCalls, shape: replyShape, mask: createMask(new Set()), maskEvent: <E>(event: E) => event },
    recorder: { actorOf: () => null } as never,
  };
  const watched = watchTap(tap, acts, told, asked);
  return { tap: watched, fetch, reply, says: () => acts.read().map(actText), acts };
}

it('tells jumps of time in a row as one, and not over a press', () => {
  let after = 0;
  const acts = createActs(() => ({ seq: 7, at: 5_000, after }));
  for (let tick = 0; tick < 60; tick += 1) acts.add({ kind: 'time', ms: 1_000 });
  after = 1;
  acts.add({ kind: 'time', ms: 2_000 });
  expect(acts.read()).toEqual([
    { kind: 'time', ms: 60_000, seq: 7, at: 5_000, after: 0 },
    { kind: 'time', ms: 2_000, seq: 7, at: 5_000, after: 1 },
  ]);
});

it('writes down faults of one call and of every call, and their end', () => {
  const { tap, says } = opened();
  tap.faults.set('session.login', 'next', { kind: 'refuse', code: 'BAD_CREDENTIALS' });
  tap.faults.set('session.login', 'always', { kind: 'slow', ms: 3_000 });
  tap.faults.set(null, 'always', { kind: 'offline' });
  tap.faults.set('session.login', 'next', { kind: 'break', name: 'token missing' });
  tap.faults.clear();
  expect(says()).toEqual([
    'Network: the next reply of session.login is refused with Bad credentials',
    'Network: every reply of session.login is late by 3 s',
    'Network: every reply fails: offline',
    'Network: the next reply of session.login breaks its schema: token missing',
    'Network: every reply of session.login again as the server sends it',
    'Network: every reply again as the server sends it',
    'Network: the next reply of session.login again as the server sends it',
  ]);
  expect(tap.faults.read()).toEqual([]);
});

it('writes down what is done to a reply on its way, with nothing of a secret that was written into it', async () => {
  const { tap, fetch, reply, says, acts } = opened();
  tap.faults.set('session.login', 'next', { kind: 'hold' });
  void fetch(LOGIN, { method: 'POST', body: '{}' });
  await reply(replyShape.envelope({ token: 'marker-token', firstTimeLogin: false, passwordExpired: false }));
  await settled();
  tap.edit(1, tap.editable(1)?.replace(/"token": "•+"/, '"token": "marker-typed"') ?? '');
  await settled();
  tap.steer(1, { kind: 'drop' });
  expect(says()).toEqual([
    'Network: the next reply of session.login is held',
    'Network: the held reply of session.login is edited',
  ]);
  expect(acts.read().at(-1)).toMatchObject({ isHeld: true, asked: 0, ahead: 0 });
  expect(JSON.stringify(acts.read())).not.toContain('marker');
});

it('says how many replies of the same call were asked for before', async () => {
  const { tap, fetch, acts } = opened(() => 3);
  void fetch(LOGIN, { method: 'POST', body: '{}' });
  void fetch(LOGIN, { method: 'POST', body: '{}' });
  tap.steer(2, { kind: 'status', status: 503 });
  expect(acts.read().at(-1)).toMatchObject({ call: 'session.login', isHeld: false, asked: 3, ahead: 1 });
});

const push = (carried: object) => ({ type: 'push', ...carried });

it('writes down jumps, held events that were changed, what was sent and walks, for report and recording', async () => {
  const { core, actor } = consoleFor(door, doorEvents);
  const says = (acts: readonly Act[]) => acts.map(actText);
  core.jump(60_000);
  core.pause();
  actor.ref.send({ type: 'push', force: 9 });
  actor.ref.send({ type: 'push', force: 1 });
  actor.ref.send({ type: 'ask' });
  const [first, second, third] = core.gate.held().map(({ id }) => id) as [number, number, number];
  core.gate.edit(second, push({ force: 2 }));
  core.gate.move(third, 0);
  core.gate.delay(second, 500);
  core.gate.drop(first);
  core.gate.deliver(third);
  core.run();
  await turns();
  core.send('door', { type: 'shut' });
  const way = wayTo(core, actor, 'door.open');
  if ('cut' in way) throw new Error('no way');
  await walkThere(core, actor, way);
  expect(says(core.acts.read())).toEqual([
    'Time: jumped by 60 s',
    'Held: edited push for door: {"force":2}',
    'Held: moved ask for door to place 1',
    'Held: delayed push for door by 500 ms',
    'Held: dropped push for door',
    'Sent shut to door from the console',
    'Taken by the console to open of door',
  ]);
  expect(core.capsule().acts?.map(({ kind, step }) => [kind, step])).toEqual([
    ['time', 0],
    ['event', 0],
    ['event', 0],
    ['event', 0],
    ['event', 0],
    ['sent', expect.any(Number)],
    ['walk', expect.any(Number)],
  ]);
  const told = reportSteps(core).map((step) => step.says);
  expect(told).toEqual(expect.arrayContaining(['Time: jumped by 60 s', 'Held: dropped push for door']));
  expect(told.filter((text) => text.startsWith('Sent shut'))).toEqual(['Sent shut to door from the console']);
});

it('writes down that an event was delivered before earlier ones, and not that one was in its turn', () => {
  const { core, actor } = consoleFor(door, doorEvents);
  core.pause();
  actor.ref.send({ type: 'push', force: 1 });
  actor.ref.send({ type: 'ask' });
  const [first, second] = core.gate.held().map(({ id }) => id) as [number, number];
  core.gate.deliver(second);
  core.gate.deliver(first);
  expect(core.acts.read().map(actText)).toEqual(['Held: delivered ask for door before earlier ones']);
});

it('masks the secrets of an event that was edited', () => {
  const { core, actor } = consoleFor(door, doorEvents);
  core.pause();
  actor.ref.send({ type: 'push', force: 1 });
  core.gate.edit(core.gate.held()[0]?.id ?? 0, push({ force: 2, secret: 'Marker-One' }));
  expect(core.acts.read().map(actText)).toEqual(['Held: edited push for door: {"force":2,"secret":"••••••••••"}']);
});

it.each([
  [500, '500 ms'],
  [60_000, '60 s'],
  [90_000, '90 s'],
  [120_000, '2 min'],
  [86_400_000, '24 h'],
  [172_800_000, '2 d'],
  [1_234, '1.2 s'],
])('says %d ms as %s', (ms, says) => {
  expect(spanText(ms)).toBe(says);
});
