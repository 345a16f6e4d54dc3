import type { CrashBetEvent } from '../crash/crashBet.machine.ts';
import type { CrashBetState } from '../crash/replayCrash.ts';
import type { Database } from './openDatabase.ts';

/** One bet in a shared round; to the wallet, a round. */
export interface CrashBetRow {
  /** Id of the shared round and a number. */
  readonly id: string;
  readonly roundId: string;
  /** From the page; a repeat is the same bet. */
  readonly requestId: string;
  readonly sessionId: string;
  readonly player: string;
  readonly gameId: string;
  /** 1/10,000 P */
  readonly stake: number;
  /** Hundredths; null without one. */
  readonly target: number | null;
  readonly state: CrashBetState;
  readonly events: readonly CrashBetEvent[];
  /** Hundredths; null if not cashed out. */
  readonly multiplier: number | null;
  readonly payout: number;
  readonly refusal: string | null;
  readonly startedAt: number;
  readonly endedAt: number | null;
}

const COLUMNS =
  'id, round_id as roundId, request_id as requestId, session_id as sessionId, player, game_id as gameId, stake, target, state, events, multiplier, payout, refusal, started_at as startedAt, ended_at as endedAt';
const OVER = "('settled', 'refused', 'cancelled')";

export function crashBetStore(database: Database) {
  const prepare = (rest: string) => database.prepare(`select ${COLUMNS} from crash_bets where ${rest}`);
  const insert = database.prepare(
    'insert into crash_bets values (:id, :roundId, :requestId, :sessionId, :player, :gameId, :stake, :target, :state, :events, :multiplier, :payout, :refusal, :startedAt, :endedAt)',
  );
  const update = database.prepare(
    'update crash_bets set state = :state, events = :events, multiplier = :multiplier, payout = :payout, refusal = :refusal, ended_at = :endedAt where id = :id',
  );
  const byId = prepare('id = ?');
  const byRequest = prepare('player = ? and game_id = ? and request_id = ?');
  const ofRound = prepare('round_id = ? order by rowid');
  const lastOf = prepare('player = ? and game_id = ? order by started_at desc, rowid desc limit 1');
  const open = database.prepare(`select id from crash_bets where state not in ${OVER}`);
  const openOf = database.prepare(`select 1 as open from crash_bets where round_id = ? and state not in ${OVER}`);
  const net = database.prepare(
    "select coalesce(sum(payout - stake), 0) as net from crash_bets where session_id = ? and state = 'settled'",
  );
  const read = (row: unknown): CrashBetRow | null => {
    if (row === undefined) return null;
    const { events, ...rest } = row as Record<string, string>;
    return { ...rest, events: JSON.parse(events ?? '[]') } as unknown as CrashBetRow;
  };
  return {
    insert: (bet: CrashBetRow) => void insert.run({ ...bet, events: JSON.stringify(bet.events) }),
    update: ({ id, state, events, multiplier, payout, refusal, endedAt }: CrashBetRow) =>
      void update.run({ id, state, events: JSON.stringify(events), multiplier, payout, refusal, endedAt }),
    get: (id: string) => read(byId.get(id)),
    byRequest: (player: string, gameId: string, requestId: string) => read(byRequest.get(player, gameId, requestId)),
    /** In the order of placing. */
    ofRound: (roundId: string) => ofRound.all(roundId).flatMap((row) => read(row) ?? []),
    lastOf: (player: string, gameId: string) => read(lastOf.get(player, gameId)),
    hasOpen: (roundId: string) => openOf.get(roundId) !== undefined,
    openIds: () => open.all().map(({ id }) => String(id)),
    /** Payouts less stakes of a session's settled bets. */
    net: (sessionId: string) => Number(net.get(sessionId)?.net ?? 0),
  };
}
