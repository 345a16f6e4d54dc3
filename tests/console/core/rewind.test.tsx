// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type ActorRefFrom, assign, createActor, setup } from 'xstate';
import { createGate } from '../../../src/console/core/gate.ts';
import { createRewind, type Past } from '../../../src/console/core/rewind.ts';
import { createVirtualClock } from '../../../src/inspection/virtualClock.ts';

const till = setup({ types: { context: {} as { sum: number }, events: {} as { type: 'pay' } | { type: 'shut' } } });
const child = till.createMachine({
  context: { sum: 0 },
  initial: 'open',
  states: {
    open: {
      on: { pay: { actions: assign({ sum: ({ context }) => context.sum + 10 }) }, shut: 'shut' },
    },
    shut: { type: 'final' },
  },
});
const shop = setup({
  types: { events: {} as { type: 'go' } | { type: 'seen' } | { type: 'back' } },
  actors: { child },
}).createMachine({
  initial: 'home',
  invoke: { id: 'till', src: 'child', onSnapshot: {}, onDone: '.closed' },
  states: {
    home: { after: { 1000: 'late' }, on: { go: 'away' } },
    away: { on: { back: 'home' } },
    late: {},
    closed: {},
  },
});

function Screen({ actor }: { readonly actor: ActorRefFrom<typeof shop> }) {
  const state = useSelector(actor, ({ value }) => value);
  const open = useSelector(actor, ({ children }) => children.till);
  useEffect(() => {
    if (state === 'home') actor.send({ type: 'seen' });
  }, [actor, state]);
  return (
    <p>
      {state} {open && state !== 'closed' ? <Sum actor={open} /> : 'no till'}
    </p>
  );
}
const Sum = ({ actor }: { readonly actor: ActorRefFrom<typeof child> }) => (
  <>{useSelector(actor, ({ context }) => context.sum)}</>
);

afterEach(cleanup);

function open() {
  const clock = createVirtualClock();
  clock.pause();
  const actor = createActor(shop, { clock }).start();
  const gate = createGate(actor.system, { clock, onError: (error) => expect.unreachable(String(error)) });
  const rewind = createRewind(actor.system, gate);
  const money = actor.getSnapshot().children.till as ActorRefFrom<typeof child>;
  const moment = (): Past => new Map([actor, money].map((one) => [one, one.getSnapshot()]));
  const { container } = render(<Screen actor={actor} />);
  return { actor, clock, gate, rewind, money, moment, text: () => container.textContent };
}

it('shows the past on the screens and comes back to the present unharmed', () => {
  const { actor, clock, gate, rewind, money, moment, text } = open();
  const begin = moment();
  act(() => money.send({ type: 'pay' }));
  const paid = moment();
  act(() => actor.send({ type: 'go' }));
  act(() => money.send({ type: 'pay' }));
  const [live, timers] = [moment(), clock.timers()];
  expect(text()).toBe('away 20');

  gate.close();
  act(() => rewind.show(begin));
  expect([text(), rewind.isShowing()]).toEqual(['home 0', true]);
  act(() => rewind.show(paid));
  expect(text()).toBe('home 10');
  act(() => rewind.show(new Map([...paid].slice(1))));
  expect(text()).toBe('away 10');
  expect(rewind.ignored()).toBe(1);
  expect(gate.held()).toEqual([]);

  act(() => rewind.live());
  expect([text(), rewind.isShowing()]).toEqual(['away 20', false]);
  expect(moment()).toEqual(live);
  expect(clock.timers()).toEqual(timers);
  act(() => gate.open());
  act(() => actor.send({ type: 'back' }));
  act(() => money.send({ type: 'pay' }));
  expect(text()).toBe('home 30');
  act(() => clock.by(1000));
  expect(screen.getByText(/late/)).toBeDefined();
});

it('holds what comes meanwhile for the present, which any delivery brings back', () => {
  const { actor, clock, gate, rewind, money, moment, text } = open();
  act(() => money.send({ type: 'pay' }));
  const past = moment();
  act(() => money.send({ type: 'pay' }));
  gate.close();
  act(() => rewind.show(past));
  act(() => actor.send({ type: 'go' }));
  clock.by(1000);
  expect(gate.held().map(({ kind }) => kind)).toEqual(['timer']);
  expect(text()).toBe('home 10');
  act(() => void gate.step());
  expect([text(), rewind.isShowing()]).toEqual(['late 20', false]);

  act(() => rewind.show(past));
  expect(text()).toBe('home 10');
  act(() => gate.open());
  expect([text(), rewind.isShowing()]).toEqual(['late 20', false]);
});

it('shows an actor that has ended as it was, and leaves it ended', () => {
  const { actor, gate, rewind, money, moment, text } = open();
  act(() => money.send({ type: 'pay' }));
  const past = moment();
  act(() => money.send({ type: 'shut' }));
  expect(text()).toBe('closed no till');
  const ended = money.getSnapshot();
  gate.close();
  act(() => rewind.show(past));
  expect(text()).toBe('home 10');
  act(() => rewind.live());
  expect(text()).toBe('closed no till');
  expect(money.getSnapshot()).toBe(ended);
  gate.open();
  expect([gate.held(), actor.getSnapshot().value]).toEqual([[], 'closed']);
});

it('is not for an open gate, nor for a past that was over', () => {
  const { actor, gate, rewind, moment, text } = open();
  expect(() => rewind.show(moment())).toThrow('only while the gate is closed');
  gate.close();
  rewind.show(new Map([[actor, { ...actor.getSnapshot(), status: 'done' } as never]]));
  rewind.live();
  rewind.live();
  expect([text(), actor.getSnapshot().status]).toEqual(['home 0', 'active']);
});
