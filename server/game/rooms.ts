import type { LanguageCode } from '../../src/api/contract/fields.ts';
import type { GameRow } from './catalog.ts';

/** Stakes of a game's rooms, as multiples of its lowest. */
const steps = [1, 10, 50];

interface Room {
  readonly roomId: string;
  readonly gameId: string;
  readonly name: string;
  readonly minStake: number;
  readonly maxStake: number;
  readonly players: number;
}

/** API-42: the tables of PVP games, by stakes. */
export const roomsOf = (games: readonly GameRow[], language: LanguageCode): Room[] =>
  games
    .filter(({ category }) => category === 'PVP')
    .flatMap(({ id, name, minStake, maxStake }) =>
      steps
        .map((step) => minStake * step)
        .filter((least) => least <= maxStake)
        .map((least, place) => ({
          roomId: `${id}-${place + 1}`,
          gameId: id,
          name: `${name[language]} ${place + 1}`,
          minStake: least,
          maxStake: Math.min(maxStake, least * 10),
          players: 0,
        })),
    )
    .sort((one, other) => one.minStake - other.minStake);
