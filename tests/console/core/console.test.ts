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
