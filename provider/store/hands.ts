import type { PokDengRoomView } from '../engines/board/pokDengRoom.ts';
import type { Database } from './openDatabase.ts';

/** Who plays at a seat in a hand. */
export type HandSeat =
  | { readonly kind: 'player'; readonly player: string; readonly roundId: string; readonly clientSeed: string }
  /** Somebody sits there who has not bet. */
  | { readonly kind: 'out'; readonly player: string }
  | { readonly kind: 'house' };

export type HandMove = 'draw' | 'stand';

/** One deal of a room, for all its seats. */
export interface Hand {
  readonly id: string;
  readonly gameId: string;
  readonly room: string;
  /** Within the room, from 1. */
  readonly number: number;
  readonly rules: string;
  readonly opensAt: number;
  readonly sealsAt: number;
  readonly dealsAt: number;
  /** Null until the deal. */
  readonly decidesUntil: number | null;
  readonly serverSeed: string;
  /** SHA-256 of the server seed, shown while bets are open. */
  readonly commitment: string;
  /** The hand and the seeds of all who have bet; null until the deal. */
  readonly clientSeed: string | null;
  /** All cards; null until the deal. */
  readonly deal: PokDengRoomView | null;
  /** Of seats 1 to 6, in order; empty until the deal. */
  readonly seats: readonly HandSeat[];
  /** By seat. */
  readonly moves: Readonly<Record<number, HandMove>>;
  readonly state: 'betting' | 'deciding' | 'shown' | 'void';
  readonly endedAt: number | null;
}

const COLUMNS =
  'id, game_id as gameId, room, number, rules, opens_at as opensAt, seals_at as sealsAt, deals_at as dealsAt, decides_until as decidesUntil, server_seed as serverSeed, commitment, client_seed as clientSeed, deal, seats, moves, state, ended_at as endedAt';

export function handStore(database: Database) {
  const read = (row: unknown): Hand | null => {
    if (row === undefined) return null;
    const { deal, seats, moves, ...rest } = row as Record<string, string>;
    return {
      ...rest,
      deal: deal ? JSON.parse(deal) : null,
      seats: JSON.parse(seats ?? '[]'),
      moves: JSON.parse(moves ?? '{}'),
    } as unknown as Hand;
  };
  const insert = database.prepare(
    "insert into hands values (:id, :gameId, :room, :number, :rules, :opensAt, :sealsAt, :dealsAt, null, :serverSeed, :commitment, null, null, '[]', '{}', 'betting', null)",
  );
  const byId = database.prepare(`select ${COLUMNS} from hands where id = ?`);
  const newest = database.prepare(`select ${COLUMNS} from hands where room = ? order by number desc limit 1`);
  const open = database.prepare("select distinct room from hands where state in ('betting', 'deciding')");
  const seal = database.prepare(
    "update hands set seals_at = :sealsAt, deals_at = :dealsAt where id = :id and state = 'betting'",
  );
  const deal = database.prepare(
    "update hands set client_seed = :clientSeed, deal = :deal, seats = :seats, decides_until = :decidesUntil, state = 'deciding' where id = :id and state = 'betting'",
  );
  const move = database.prepare("update hands set moves = ? where id = ? and state = 'deciding'");
  const end = database.prepare(
    "update hands set state = ?, moves = ?, ended_at = ? where id = ? and state in ('betting', 'deciding')",
  );
  return {
    insert: (
      hand: Pick<
        Hand,
        'id' | 'gameId' | 'room' | 'number' | 'rules' | 'opensAt' | 'sealsAt' | 'dealsAt' | 'serverSeed' | 'commitment'
      >,
    ) => void insert.run({ ...hand }),
    get: (id: string) => read(byId.get(id)),
    newest: (room: string) => read(newest.get(room)),
    /** Rooms with a hand that is not over. */
    openRooms: () => open.all().map(({ room }) => String(room)),
    /** Takes bets until then, and no longer. */
    seal: (hand: Pick<Hand, 'id' | 'sealsAt' | 'dealsAt'>) => void seal.run({ ...hand }),
    /** Once. */
    deal: ({ id, ...dealt }: Pick<Hand, 'id' | 'clientSeed' | 'deal' | 'seats' | 'decidesUntil'>) =>
      void deal.run({ id, ...dealt, deal: JSON.stringify(dealt.deal), seats: JSON.stringify(dealt.seats) }),
    move: (id: string, moves: Hand['moves']) => void move.run(JSON.stringify(moves), id),
    /** Once. */
    end: (id: string, state: 'shown' | 'void', moves: Hand['moves'], at: number) =>
      void end.run(state, JSON.stringify(moves), at, id),
  };
}
