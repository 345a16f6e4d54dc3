import { describe, expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { type InFlight, type RaceBounds, racesFrom } from '../../../../src/console/core/races/races.ts';
import { standingOf } from '../../../../src/inspection/step/standing.ts';

/** A withdrawal whose call may be late; `onTimeout` says what it does then. */
const withdrawal = (onTimeout: 'unknown' | 'sending') =>
  setup({
    types: { events: {} as { type: 'CANCEL' }, context: {} as { refunds: number } },
    actors: { payOut: fromPromise(() => new Promise(() => {})) },
    actions: {
      notify: () => {
        throw new Error('a race runs nothing');
      },
      refund: assign({ refunds: ({ context }) => context.refunds + 1 }),
    },
    delays: { patience: 5_000 },
  }).createMachine({
    id: 'withdrawal',
    context: { refunds: 0 },
    initial: 'sending',
    states: {
      sending: {
        invoke: { id: 'payOut', src: 'payOut', onDone: { target: 'paid', actions: 'notify' }, onError: 'refused' },
        after: { patience: { target: onTimeout, reenter: true } },
        on: { CANCEL: 'cancelled' },
      },
      unknown: { on: { CANCEL: { target: 'cancelled', actions: 'refund' } } },
      paid: {},
      refused: {},
      cancelled: {},
    },
  });

const inFlight: InFlight = {
  events: [{ type: 'CANCEL' }],
  outcomes: () => [{ kind: 'done', output: {} }],
  ticks: 1,
};

const racesOf = (onTimeout: 'unknown' | 'sending', given: Partial<InFlight> = {}, bounds: RaceBounds = {}) => {
  const actor = createActor(withdrawal(onTimeout)).start();
  const races = racesFrom(standingOf(actor, { now: 0 }), { ...inFlight, ...given }, bounds);
  expect(actor.getSnapshot().value).toBe('sending');
  actor.stop();
  return races;
};

const spelled = ({ endings }: ReturnType<typeof racesFrom>): readonly string[] =>
  endings.map(
    ({ order, states, started, unheard, effects, context, problem }) =>
      `${order.join(', ')}: ${states}, ${JSON.stringify({ context, started, unheard, effects, problem })}`,
  );

describe('the races of a withdrawal', () => {
  it('come to several endings, each told once with a shortest order', () => {
    const races = racesOf('unknown');
    expect(races.cut).toBe(false);
    const plain = { context: { refunds: 0 }, started: ['payOut'], unheard: [], effects: [], problem: null };
    expect(spelled(races)).toEqual([
      `CANCEL: cancelled, ${JSON.stringify({ ...plain, unheard: ['payOut'] })}`,
      `payOut done, CANCEL: paid, ${JSON.stringify({ ...plain, effects: [{ did: 'notify' }] })}`,
      `after patience, CANCEL: cancelled, ${JSON.stringify({ ...plain, context: { refunds: 1 }, unheard: ['payOut'] })}`,
    ]);
  });

  it('find that money goes out twice where the wait ends in another call', () => {
    const twice = (onTimeout: 'unknown' | 'sending') =>
      racesOf(onTimeout).endings.filter(({ started }) => started.filter((src) => src === 'payOut').length > 1);
    expect(twice('unknown')).toEqual([]);
    expect(twice('sending').map(({ order, states }) => `${order.join(', ')}: ${states}`)).toEqual([
      'after patience, CANCEL: cancelled',
      'after patience, payOut done, CANCEL: paid',
    ]);
  });

  it('know the other ends of a call too', () => {
    const outcomes: InFlight['outcomes'] = () => [
      { kind: 'done', output: {} },
      { kind: 'error', error: new Error('no') },
    ];
    const states = racesOf('unknown', { outcomes }).endings.flatMap((ending) => ending.states);
    expect([...new Set(states)].sort()).toEqual(['cancelled', 'paid', 'refused']);
  });

  it('are cut where they go on for too long, and say so', () => {
    const many = { ticks: 100, events: [] };
    expect(racesOf('sending', many).cut).toBe(true);
    expect(racesOf('sending', many, { longest: 200, steps: 10 }).cut).toBe(true);
  });

  it('have one ending where nothing is in flight', () => {
    const races = racesOf('unknown', { events: [], outcomes: () => [], ticks: 0 });
    expect(spelled(races)).toEqual([
      ': sending, {"context":{"refunds":0},"started":["payOut"],"unheard":[],"effects":[],"problem":null}',
    ]);
  });
});

it('says what breaks', () => {
  const glass = setup({
    types: { events: {} as { type: 'smash' } },
    actions: {
      smash: assign(() => {
        throw new Error('broken glass');
      }),
    },
  }).createMachine({ id: 'glass', initial: 'whole', states: { whole: { on: { smash: { actions: 'smash' } } } } });
  const standing = standingOf(createActor(glass), { now: 0 });
  const { endings } = racesFrom(standing, { events: [{ type: 'smash' }], outcomes: () => [], ticks: 0 });
  expect(endings.map(({ order, problem }) => [order, problem])).toEqual([[['smash'], 'broken glass']]);
});
