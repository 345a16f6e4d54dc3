import { describe, expect, it } from 'vitest';
import { gameContract } from '../../../../src/api/contract/play/game.ts';
import { answers, refuses } from '../../answers.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { room, roomsFlow } from './rooms.spec.ts';

describe('[API-42] the rooms of PVP games', () => {
  it.each(
    modelTests(roomsFlow, [
      'any, error surroundings -> broken',
      'any, rooms.visit [isOpen] -> loading',
      'any, rooms.visit -> away',
      'any, rooms.language [isVisited] -> loading',
      'any, rooms.language -> (stays)',
      'loading, done fetchRooms -> shown',
      'loading, error fetchRooms -> failed',
      'shown, after refreshInterval (10 s) -> loading',
      'failed, after refreshInterval (10 s) -> loading',
      '[ERR-29] failed, rooms.retry -> loading',
    ]),
  )('%s', (_title, run) => run());

  it('are asked again every ten seconds; the previous ones stay until the answer, and over a failure', () => {
    const { actor, children, clock, settle } = createHarness(roomsFlow, undefined);
    const list = () => actor.getSnapshot().context.list?.map(({ players }) => players);
    actor.send({ type: 'rooms.visit', vassalage: '' });
    settle(children().fetchRooms, answers(gameContract.rooms, { list: [room(21, 2)] }));
    clock.advanceTo(9_999);
    expect(actor.getSnapshot().value).toBe('shown');
    clock.advanceTo(10_000);
    expect([actor.getSnapshot().value, list()]).toEqual(['loading', [2]]);
    settle(children().fetchRooms, refuses(gameContract.rooms, 'GAME_PROVIDER_DOWN'));
    expect([actor.getSnapshot().value, list()]).toEqual(['failed', [2]]);
    clock.advanceTo(20_000);
    settle(children().fetchRooms, answers(gameContract.rooms, { list: [room(21, 3)] }));
    expect(list()).toEqual([3]);
    // Leaving the page ends the asking.
    actor.send({ type: 'rooms.visit', vassalage: null });
    clock.advanceTo(60_000);
    expect([actor.getSnapshot().value, list()]).toEqual(['away', undefined]);
  });
});
