import { describe, expect, it, vi } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { type PathMoves, type PathStep, pathTo } from '../../../../src/console/core/path/takeMeTo.ts';
import { type Doer, walkPath } from '../../../../src/console/core/path/walkPath.ts';
import { standingOf } from '../../../../src/inspection/step/standing.ts';
import { toldApart } from '../../../../src/inspection/step/toldApart.ts';

const parcel = setup({
  types: {
    context: {} as { seen: Set<number> },
    events: {} as { type: 'look'; at: number } | { type: 'send'; to: { street: string } },
  },
  actors: { carry: fromPromise(async () => 'signed') },
  actions: {
    keep: assign(({ context }, at: number) => ({ seen: new Set([...context.seen, at]) })),
    address: assign((_, params: { street: string }) => ({ seen: new Set([params.street.length]) })),
  },
  guards: { isKnown: ({ context }) => context.seen.size > 2 },
  delays: { night: 8_000 },
}).createMachine({
  id: 'parcel',
  context: { seen: new Set() },
  initial: 'home',
  states: {
    home: {
      on: {
        look: { actions: { type: 'keep', params: ({ event }) => event.at } },
        send: {
          guard: 'isKnown',
          target: 'waiting',
          actions: { type: 'address', params: ({ event }) => event.to },
        },
      },
    },
    waiting: { after: { night: 'underWay' } },
    underWay: { invoke: { id: 'carry', src: 'carry', onDone: 'arrived', onError: 'lost' } },
    arrived: { type: 'final' },
    lost: {},
    nowhere: {},
  },
});

const moves: PathMoves = {
  events: [
    { type: 'send' },
    { type: 'send', to: { street: 'Long' } } as never,
    ...[1, 2, 3].map((at) => ({ type: 'look', at })),
  ],
  outcomes: () => [
    { kind: 'done', output: 'signed' },
    { kind: 'error', error: new Error('lost') },
  ],
  time: true,
};

const standing = () => standingOf(createActor(parcel), { now: 0 });

describe('take me to', () => {
  it('finds a shortest way of events, time and replies, past those that the machine cannot bear', () => {
    const way = pathTo(standing(), 'parcel.lost', moves);
    expect(way).toMatchObject([
      { text: 'look {"at":1}', from: ['home'], to: ['home'], waits: 0 },
      { text: 'look {"at":2}' },
      { text: 'look {"at":3}' },
      { text: 'send {"to":{"street":"Long"}}', to: ['waiting'], taken: ['parcel.home | send | 0'] },
      { text: 'tick', to: ['underWay'], waits: 8_000 },
      { text: 'carry error', to: ['lost'], waits: 0 },
    ]);
  });

  it.each([
    ['there already', 'parcel.home', moves, {}, []],
    ['no way', 'parcel.nowhere', moves, {}, { cut: false }],
    ['no way without time', 'parcel.lost', { ...moves, time: false }, {}, { cut: false }],
    ['cut short', 'parcel.lost', moves, { steps: 12 }, { cut: true }],
    ['a projection that leaves out what decides', 'parcel.lost', moves, { project: () => 0 }, { cut: false }],
  ])('%s', (_, stateId, given, bounds, expected) => {
    expect(pathTo(standing(), stateId, given, bounds)).toEqual(expected);
  });

  it('tells contexts apart by all that they hold', () => {
    const circle: { self?: unknown; on: Date } = { on: new Date(5) };
    circle.self = circle;
    const held = { map: new Map([[1, new Set(['a'])]]), big: 3n, circle, actor: createActor(parcel, { id: 'p' }) };
    expect(toldApart(held)).toEqual({ map: [[1, ['a']]], big: '3n', circle: { on: 5, self: null }, actor: 'p' });
  });
});

const step = (text: string, from: string, to: string): PathStep => ({
  move: { kind: 'event', event: { type: text } },
  text,
  from: [from],
  to: [to],
  taken: [],
  waits: 0,
});
const way = [step('one', 'a', 'b'), step('two', 'b', 'c'), step('three', 'c', 'd')];

describe('walking there', () => {
  const walk = async (after: Readonly<Record<string, string>>, more: Partial<Doer> = {}, signal?: AbortSignal) => {
    let at = 'a';
    const make = vi.fn((move: PathStep['move']) => {
      if (move.kind === 'event') at = after[move.event.type] ?? at;
    });
    const pause = vi.fn(async () => {});
    const walked = await walkPath(way, { make, pause, stands: () => [at], ...more }, signal);
    return { walked, made: make.mock.calls.length, pauses: pause.mock.calls.length };
  };

  it('makes one move after the other, with time to watch', async () => {
    expect(await walk({ one: 'b', two: 'c', three: 'd' })).toEqual({ walked: { kind: 'arrived' }, made: 3, pauses: 3 });
  });

  it('stops where the site does something else', async () => {
    expect(await walk({ one: 'b', two: 'x' })).toEqual({
      walked: { kind: 'strayed', at: 1, sentence: 'two led to x instead of c.' },
      made: 2,
      pauses: 1,
    });
  });

  it('stops where the site goes elsewhere by itself, or a move cannot be made', async () => {
    const places = ['a', 'b', 'z'];
    expect((await walk({}, { stands: () => [places.shift() ?? 'z'] })).walked).toEqual({
      kind: 'strayed',
      at: 1,
      sentence: 'Before two, the site moved to z by itself.',
    });
    const make = () => {
      throw new Error('the reply is gone');
    };
    expect((await walk({}, { make })).walked).toEqual({
      kind: 'strayed',
      at: 0,
      sentence: 'one failed: the reply is gone',
    });
  });

  it('stops when told to', async () => {
    const stop = new AbortController();
    const pause = async () => stop.abort();
    expect((await walk({ one: 'b' }, { pause }, stop.signal)).walked).toEqual({ kind: 'stopped', at: 1 });
  });
});
