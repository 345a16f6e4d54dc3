import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { LanguageCode } from '../../../../src/api/contract/fields.ts';
import { pathOfRoom, roomsOfAddress } from '../../../../src/machines/play/rooms/rooms.rules.ts';
import { wireRooms } from '../../../../src/machines/play/rooms/rooms.wire.ts';

it.each([
  ['/pvp', '', ''],
  ['/pvp', '?page=CARDHOUSE', 'CARDHOUSE'],
  ['/rng', '?page=CARDHOUSE', null],
  ['/', '', null],
])('[API-42] at %s%s the rooms of %j are shown', (path, query, vassalage) =>
  expect(roomsOfAddress(path, query)).toBe(vassalage),
);

it('[GAME-19] leads to the game in the room', () => {
  expect(pathOfRoom({ gameId: 'pok-deng', roomId: 'pok-deng-21' })).toBe('/game/pok-deng?room=pok-deng-21');
});

it('[API-42] asks for rooms while their page is open, in its language', async () => {
  let go = (_path: string, _query: string): void => {};
  let speak = (_language: LanguageCode): void => {};
  const asked: unknown[] = [];
  const actor = createActor(
    wireRooms({
      api: (async (_endpoint: unknown, call: { readonly request: unknown }) => {
        asked.push(call.request);
        return { list: [] };
      }) as never,
      watchLocation: (moved) => {
        go = moved;
        moved('/', '');
        return () => {};
      },
      watchLanguage: (shown) => {
        speak = shown;
        shown('EN');
        return () => {};
      },
    }),
  ).start();
  expect(actor.getSnapshot().value).toBe('away');
  go('/pvp', '');
  go('/pvp', '');
  expect(actor.getSnapshot().value).toBe('loading');
  go('/pvp', '?page=CARDHOUSE');
  speak('TH');
  go('/game/pok-deng', '?room=pok-deng-21');
  expect(actor.getSnapshot().value).toBe('away');
  expect(asked).toEqual([
    { vassalage: '', language: 'EN' },
    { vassalage: 'CARDHOUSE', language: 'EN' },
    { vassalage: 'CARDHOUSE', language: 'TH' },
  ]);
  actor.stop();
});
