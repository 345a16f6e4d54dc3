import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createBreakpoints } from '../../../src/console/core/breakpoints.ts';
import { createGate } from '../../../src/console/core/gate.ts';
import { keepBreakpoints } from '../../../src/console/core/keptBreakpoints.ts';
import { createInspector } from '../../../src/inspection/inspector.ts';
import { createVirtualClock } from '../../../src/inspection/virtualClock.ts';
import { door } from '../panels/door.ts';

const NAME = 'statehouse.console.breakpoints';

const storageOf = (first: string | null) => {
  const kept = new Map(first === null ? [] : [[NAME, first]]);
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
};
const open = () => {
  const gate = createGate(createActor(door).system, {
    clock: createVirtualClock(),
    onError: (error) => expect.unreachable(String(error)),
  });
  return createBreakpoints(
    gate,
    createInspector((error) => expect.unreachable(String(error))),
  );
};

const push = { id: 'event push', enabled: true, on: 'event', type: 'push' } as const;
const worn = { id: 'context pushes > 1', enabled: false, on: 'context', condition: 'pushes > 1' } as const;

it('finds on the next visit what was set, switched and removed on the last', () => {
  const storage = storageOf(null);
  const first = open();
  keepBreakpoints(first, storage);
  for (const one of [push, worn, { ...push, id: 'event shut', type: 'shut' }]) first.set(one);
  first.enable(push.id, false);
  first.remove('event shut');
  const second = open();
  keepBreakpoints(second, storage);
  expect(second.list()).toEqual([{ ...push, enabled: false }, worn]);
});

it.each(['not json', '{}', 'null'])('begins without any where %s was kept', (text) => {
  const breakpoints = open();
  keepBreakpoints(breakpoints, storageOf(text));
  expect(breakpoints.list()).toEqual([]);
});

it('leaves out what cannot be read, and keeps the others', () => {
  const breakpoints = open();
  const broken = [{ ...worn, condition: 'pushes' }, { on: 'state' }, 7];
  keepBreakpoints(breakpoints, storageOf(JSON.stringify([...broken, push])));
  expect(breakpoints.list()).toEqual([push]);
});

it('goes on where nothing can be kept', () => {
  const breakpoints = open();
  const full = () => {
    throw new Error('full');
  };
  keepBreakpoints(breakpoints, { getItem: full, setItem: full });
  breakpoints.set(push);
  expect(breakpoints.list()).toEqual([push]);
});
