import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { game } from '../../../server/database/schema.ts';
import { catalogOf, invalidateCatalog } from '../../../server/play/game/catalog.ts';
import { readRooms } from '../../../server/play/game/rooms.ts';
import { gameContract } from '../../../src/api/contract/play/game.ts';
import { outcomeOf, signedInPlayer } from '../../support/payments.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { failureFrom, visitorOf } from '../site/visitor.ts';

const P = 10_000;
let server: Reference;
const asked: string[] = [];
beforeEach(async () => {
  asked.length = 0;
  server = await startReference({ env: { PROVIDER_URL: 'http://provider.test' } });
  await server.db
    .update(game)
    .set({ minStake: 10 * P, maxStake: 500 * P })
    .where(eq(game.id, 'pok-deng'));
  invalidateCatalog(server.deps);
});
afterEach(() => server.close());

const room = (number: number, least: number, most: number, people: number) => ({
  ...{ roomId: `pok-deng-${number}`, gameId: 'pok-deng', number, least: least * P, most: most * P, seats: 6, people },
});
const ROOMS = [room(31, 100, 1_000, 0), room(11, 5, 50, 4), room(21, 20, 200, 6), room(41, 600, 900, 0)];
const answering = (body: unknown, status = 200) =>
  (async (url: string) => {
    asked.push(url);
    return Response.json(body, { status });
  }) as unknown as typeof fetch;
const read = async (ask: typeof fetch, language: 'EN' | 'TH' = 'EN') =>
  readRooms(server.deps, (await catalogOf(server.deps)).games, language, ask);
const memberOf = async (at: Reference) => {
  const { token } = await signedInPlayer(at);
  return visitorOf(at, { token: token ?? '' });
};

it('[API-42] lists the rooms of the provider by stakes, within the limits of the game, with the people in them', async () => {
  const of = (number: number, minStake: number, maxStake: number, players: number) => ({
    ...{ roomId: `pok-deng-${number}`, gameId: 'pok-deng', name: `Pok Deng ${number}`, players, seats: 6 },
    ...{ minStake: minStake * P, maxStake: maxStake * P },
  });
  expect(await read(answering({ rooms: ROOMS }))).toEqual([of(11, 10, 50, 4), of(21, 20, 200, 6), of(31, 100, 500, 0)]);
  expect(asked).toEqual(['http://provider.test/api/rooms/list/pok-deng']);
  expect((await read(answering({ rooms: ROOMS }), 'TH')).map(({ name }) => name)).toContain('ป๊อกเด้งออนไลน์ 21');
});

it('[API-42] asks the provider at most every two seconds', async () => {
  await Promise.all([read(answering({ rooms: ROOMS })), read(answering({ rooms: ROOMS }))]);
  server.advance(1_999);
  await read(answering({ rooms: ROOMS }));
  expect(asked).toHaveLength(1);
  server.advance(1);
  await read(answering({ rooms: [] }));
  expect(asked).toHaveLength(2);
});

it.each([
  ['an error', answering({}, 500)],
  ['an answer outside the schema', answering({ rooms: [{ ...ROOMS[0], people: -1 }] })],
])('[API-42] refuses after %s, and asks again next time', async (_what, ask) => {
  expect(await outcomeOf(read(ask).catch((error: unknown) => error))).toMatchObject({ code: 'GAME_PROVIDER_DOWN' });
  expect(await read(answering({ rooms: ROOMS }))).toHaveLength(3);
});

it('[API-42] has none of a vendor without PVP games, none without a provider, and says that the provider is away', async () => {
  const member = await memberOf(server);
  const rooms = (vassalage: string) =>
    member(gameContract.rooms, { request: { vassalage, language: 'EN' }, headers: {} });
  expect(await rooms('LANTA')).toEqual({ list: [] });
  expect(await failureFrom(rooms('CARDHOUSE'))).toMatchObject({ kind: 'refused', code: 'GAME_PROVIDER_DOWN' });
  const plain = await startReference();
  const there = await memberOf(plain);
  const request = { vassalage: '', language: 'EN' } as const;
  expect(await there(gameContract.rooms, { request, headers: {} })).toEqual({ list: [] });
  await plain.close();
});
