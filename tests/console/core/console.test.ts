// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { door } from '../panels/door.ts';
import { consoleFor } from '../support/consoleFor.ts';

it('sends to an actor by its id or path, and says who runs where nobody is called so', () => {
  const { core, actor } = consoleFor(door);
  core.send('door', { type: 'ask' });
  expect(actor.ref.getSnapshot().value).toBe('asking');
  expect(() => core.send('gate', { type: 'ask' })).toThrow('No running actor is called gate. Running: door, fetchKey.');
});

it('knows which entry the screens show, whoever has looked back, and tells of it', async () => {
  const { core, actor } = consoleFor(door);
  core.send(actor, { type: 'push', force: 1 } as never);
  core.pause();
  const heard = vi.fn();
  core.subscribe(heard);
  core.lookBack(2);
  expect([core.looking(), heard.mock.calls.length > 0]).toEqual([2, true]);
  heard.mockClear();
  core.live();
  expect([core.looking(), heard.mock.calls.length > 0]).toEqual([null, true]);
});

it('goes on as before when it comes back to the present: running, at its speed, or paused', () => {
  const { core } = consoleFor(door);
  const stand = () => [core.looking(), core.isPaused(), core.clock.speed()];
  core.run(10);
  core.lookBack(2);
  core.lookBack(1);
  expect(stand()).toEqual([1, true, 0]);
  core.live();
  expect(stand()).toEqual([null, false, 10]);

  core.pause();
  core.lookBack(2);
  core.live();
  expect(stand()).toEqual([null, true, 0]);

  core.run();
  core.lookBack(2);
  core.pause();
  core.live();
  expect(stand()).toEqual([null, true, 0]);

  core.run();
  core.clock.pause();
  core.lookBack(2);
  core.live();
  expect(stand()).toEqual([null, false, 0]);
});
