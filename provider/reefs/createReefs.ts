import type { ProviderDeps } from '../deps.ts';
import { type FishView, fish } from '../engines/board/fish.ts';
import { boardOf } from '../play/boardGames.ts';
import { masked } from '../play/masked.ts';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import { REEF_SEATS, type ReefView, type ReefVolley } from './reefView.ts';

export type Reefs = ReturnType<typeof createReefs>;

interface Seated {
  readonly player: string;
  /** One for each window of the player. */
  readonly lines: Set<() => void>;
  volley: ReefVolley | null;
  /** The round of the volley: a repeated request is not another one. */
  roundId: string | null;
}
type Reef = (Seated | null)[];

type Place = Pick<Session, 'gameId' | 'demo' | 'player'>;
const keyOf = ({ gameId, demo }: Place): string => `${gameId} ${demo ? 'demo' : 'real'}`;

export const isReefGame = (gameId: string): boolean => boardOf(gameId) === fish.id;

/**
 * Who fishes on the same reef: up to four players of a game see one another's shots. Each has rounds of their own; nothing
 * here decides what is hit (GAME-05).
 */
export function createReefs({ now }: Pick<ProviderDeps, 'now'>) {
  /** Reefs with players, by game. */
  const reefsOf = new Map<string, Reef[]>();
  const seatOf = (reef: Reef, player: string): Seated | null => reef.find((seat) => seat?.player === player) ?? null;
  const tell = (reef: Reef): void => {
    for (const seat of reef) for (const line of seat?.lines ?? []) line();
  };

  /** The reef where the player is, or else the first with a free seat. */
  function reefFor(place: Place): Reef {
    const reefs = reefsOf.get(keyOf(place)) ?? [];
    reefsOf.set(keyOf(place), reefs);
    const found =
      reefs.find((reef) => seatOf(reef, place.player) !== null) ?? reefs.find((reef) => reef.includes(null));
    if (found !== undefined) return found;
    const opened: Reef = Array.from({ length: REEF_SEATS }, () => null);
    reefs.push(opened);
    return opened;
  }

  const viewOf = (reef: Reef, player: string): ReefView => ({
    now: now(),
    seats: reef.map((seated, at) => ({
      seat: at + 1,
      name: seated === null ? null : masked(seated.player),
      isMine: seated?.player === player,
      volley: seated?.volley ?? null,
    })),
  });

  return {
    /** Sends the reef, as this player sees it, at once and on every change. The seat is theirs until the last line ends. */
    follow: (session: Place, send: (view: ReefView) => void): (() => void) => {
      const { player } = session;
      const reef = reefFor(session);
      const seat = seatOf(reef, player) ?? { player, lines: new Set(), volley: null, roundId: null };
      if (!reef.includes(seat)) reef[reef.indexOf(null)] = seat;
      const line = () => send(viewOf(reef, player));
      seat.lines.add(line);
      tell(reef);
      return () => {
        seat.lines.delete(line);
        if (seat.lines.size > 0) return;
        reef[reef.indexOf(seat)] = null;
        if (reef.some((each) => each !== null)) return tell(reef);
        const reefs = reefsOf.get(keyOf(session)) ?? [];
        reefs.splice(reefs.indexOf(reef), 1);
      };
    },
    /** Shows a round to the others on the reef, once, if it is settled. */
    settled: (
      session: Place,
      { id, state, stake, outcome }: Pick<Round, 'id' | 'state' | 'stake' | 'outcome'>,
    ): void => {
      const reef = (reefsOf.get(keyOf(session)) ?? []).find((each) => seatOf(each, session.player) !== null);
      const seat = reef === undefined ? null : seatOf(reef, session.player);
      const shots = outcome !== null && 'view' in outcome ? (outcome.view as FishView).shots : [];
      if (reef === undefined || seat === null || state !== 'settled' || shots.length === 0 || seat.roundId === id)
        return;
      seat.roundId = id;
      seat.volley = {
        count: (seat.volley?.count ?? 0) + 1,
        price: stake / shots.length,
        shots: shots.map(({ fish: target, caught }) => ({ fish: target, caught })),
      };
      tell(reef);
    },
  };
}
