import { roomList, roomsPath } from '../../../protocol/rooms.ts';
import type { ValueOf } from '../../../src/api/contract/endpoint.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { gameContract } from '../../../src/api/contract/play/game.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import type { GameRow } from './catalog.ts';

const TIMEOUT_MS = 2_000;
/** Players come and go; a lobby that looks again every ten seconds sees it. */
const KEPT_MS = 2_000;

type Rooms = ReturnType<typeof roomList.parse>['rooms'];
type Deps = Pick<ServerDeps, 'config' | 'now' | 'log' | 'db' | 'health'>;
type Listed = ValueOf<typeof gameContract.rooms>['list'];

const kept = new WeakMap<ServerDeps['db'], Map<string, { readonly at: number; readonly rooms: Promise<Rooms> }>>();

/**
 * API-42: the rooms of PVP games as their provider has them, lowest stakes first, asked at most every 2 s.
 * @throws {Refusal} GAME_PROVIDER_DOWN
 */
export async function readRooms(
  deps: Deps,
  games: readonly GameRow[],
  language: LanguageCode,
  ask: typeof fetch = fetch,
): Promise<Listed> {
  const { config, log, health } = deps;
  const { providerUrl } = config;
  if (providerUrl === null) return [];
  if (health.gamesAwaySince() !== null) throw new Refusal('GAME_PROVIDER_DOWN');
  const pvp = games.filter(({ category }) => category === 'PVP');
  try {
    const all = await Promise.all(
      pvp.map(async (game) => {
        const rooms = await roomsOf(deps, game.id, () => askProvider(`${providerUrl}${roomsPath(game.id)}`, ask));
        return rooms.flatMap((room) => listed(game, room, language));
      }),
    );
    return all.flat().toSorted((one, other) => one.minStake - other.minStake || one.roomId.localeCompare(other.roomId));
  } catch (err) {
    log.warn({ err }, 'the rooms could not be read');
    throw new Refusal('GAME_PROVIDER_DOWN');
  }
}

async function roomsOf({ db, now }: Deps, gameId: string, read: () => Promise<Rooms>): Promise<Rooms> {
  const known = kept.get(db) ?? new Map();
  kept.set(db, known);
  const last = known.get(gameId);
  const isFresh = last !== undefined && now() - last.at < KEPT_MS && now() >= last.at;
  const one = isFresh ? last : { at: now(), rooms: read() };
  known.set(gameId, one);
  try {
    return await one.rooms;
  } catch (error) {
    known.delete(gameId);
    throw error;
  }
}

async function askProvider(url: string, ask: typeof fetch): Promise<Rooms> {
  const answer = await ask(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}.`);
  return roomList.parse(await answer.json()).rooms;
}

/** A room within the limits of its game here; none where they do not meet. */
function listed(game: GameRow, room: Rooms[number], language: LanguageCode): Listed {
  const { roomId, number, least, most, seats, people } = room;
  const [minStake, maxStake] = [Math.max(least, game.minStake), Math.min(most, game.maxStake)];
  if (room.gameId !== game.id || minStake > maxStake) return [];
  return [
    { roomId, gameId: game.id, name: `${game.name[language]} ${number}`, minStake, maxStake, players: people, seats },
  ];
}
