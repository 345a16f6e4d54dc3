import { expect } from 'vitest';
import { gameContract } from '../../../../src/api/contract/play/game.ts';
import { roomsMachine } from '../../../../src/machines/play/rooms/rooms.machine.ts';
import type { PvpRoom } from '../../../../src/machines/play/rooms/rooms.rules.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { rooms } = gameContract;
const P = 10_000;

export const room = (number: number, players: number): PvpRoom => ({
  ...{ roomId: `pok-deng-${number}`, gameId: 'pok-deng', name: `Pok Deng ${number}`, players, seats: 6 },
  ...{ minStake: 20 * P, maxStake: 200 * P },
});

export const roomsFlow: Flow<typeof roomsMachine> = {
  thorough: true,
  machine: () => roomsMachine,
  inputs: [undefined],
  cases: {
    'rooms.visit': [{ vassalage: '' }, { vassalage: 'CARDHOUSE' }, { vassalage: null }],
    'rooms.language': [{ language: 'EN' }, { language: 'TH' }],
    'rooms.retry': [{}],
  },
  eachCounts: ['rooms.visit', 'rooms.language'],
  walks: [
    'start, rooms.visit 1, fetchRooms error 1, rooms.retry',
    'start, rooms.visit 1, fetchRooms done 1, tick, fetchRooms error 1',
    'start, rooms.visit 1, fetchRooms done 2, tick, fetchRooms done 1',
  ],
  outcomes: {
    surroundings: [defect],
    fetchRooms: [
      answers(rooms, { list: [room(11, 6), room(21, 2)] }),
      answers(rooms, { list: [] }),
      refuses(rooms, 'GAME_PROVIDER_DOWN'),
      ...wireFailures(rooms),
    ],
  },
  // Failures and lists are shown and decide nothing.
  project: ({ vassalage, language, list }) => [vassalage, language, list?.length ?? null],
  invariants: {
    'asks only while a page shows rooms': ({ snapshot: { context }, pending }) => {
      if (context.vassalage === null) expect(pending.fetchRooms).toBeUndefined();
    },
  },
  expectations: {
    away: ({ pending, snapshot }) => {
      expect(pending).toEqual({ surroundings: undefined });
      expect(snapshot.context).toMatchObject({ vassalage: null, list: null, failure: null });
    },
    loading: ({ pending, snapshot: { context } }) =>
      expect(pending.fetchRooms).toEqual({
        request: { vassalage: context.vassalage, language: context.language },
        headers: { 'x-background': '1' },
      }),
    shown: ({ snapshot }) => expect(snapshot.context).toMatchObject({ failure: null, list: expect.any(Array) }),
    failed: ({ snapshot }) => {
      expect(snapshot.context.failure).not.toBeNull();
      expect(snapshot.can({ type: 'rooms.retry' })).toBe(true);
    },
    broken: ({ pending }) => expect(pending.fetchRooms).toBeUndefined(),
  },
};
