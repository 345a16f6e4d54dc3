import type { RoundOutcome } from '../play/outcome.ts';
import type { RoundEvent, RoundState } from '../rounds/round.machine.ts';
import type { Database } from './openDatabase.ts';

export interface Round {
  readonly id: string;
  /** From the page; a repeat is the same round. */
  readonly requestId: string;
  readonly sessionId: string;
  readonly player: string;
  readonly gameId: string;
  readonly seedId: number;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Par sheet of a slot, or rules of a board game. */
  readonly sheet: string;
  readonly stake: number;
  readonly state: RoundState;
  readonly events: readonly RoundEvent[];
  readonly payout: number;
  readonly refusal: string | null;
  /** Null until the stake is taken. */
  readonly outcome: RoundOutcome | null;
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** What the player of a board game bets on; null for a slot. */
  readonly choice: unknown;
  /** Issue of a lottery ticket, coup of a slip, or hand of a bet in a room; null for other rounds. */
  readonly issueId: string | null;
}

/** What the player did in a round, in order. */
export const movesOf = ({ events }: Pick<Round, 'events'>): readonly unknown[] =>
  events.flatMap((event) => (event.type === 'round.move' ? [event.move] : []));

const COLUMNS =
  'id, request_id as requestId, session_id as sessionId, player, game_id as gameId, seed_id as seedId, client_seed as clientSeed, nonce, sheet, stake, state, events, payout, refusal, outcome, started_at as startedAt, ended_at as endedAt, choice, issue_id as issueId';
const OPEN = "state not in ('settled', 'refused', 'cancelled')";

export function roundStore(database: Database) {
  const prepare = (rest: string) => database.prepare(`select ${COLUMNS} from rounds where ${rest}`);
  const insert = database.prepare(
    'insert into rounds values (:id, :requestId, :sessionId, :player, :gameId, :seedId, :clientSeed, :nonce, :sheet, :stake, :state, :events, :payout, :refusal, :outcome, :startedAt, :endedAt, :choice, :issueId)',
  );
  const update = database.prepare(
    'update rounds set state = :state, events = :events, payout = :payout, refusal = :refusal, outcome = :outcome, ended_at = :endedAt where id = :id',
  );
  const byId = prepare('id = ?');
  const byRequest = prepare('player = ? and game_id = ? and request_id = ?');
  const open = prepare(`player = ? and game_id = ? and ${OPEN}`);
  const allOpen = database.prepare(`select id from rounds where ${OPEN}`);
  const latest = prepare(
    "player = ? and game_id = ? and state = 'settled' order by started_at desc, nonce desc limit ?",
  );
  const net = database.prepare(
    "select coalesce(sum(payout - stake), 0) as net from rounds where session_id = ? and state = 'settled'",
  );
  const toSettle = database.prepare(
    "select rounds.id, issue_id as issueId, issues.state = 'void' as isVoid from rounds join issues on issues.id = rounds.issue_id where rounds.state = 'playing' and rounds.issue_id is not null and issues.state <> 'open' order by issues.draws_at",
  );
  const handToSettle = database.prepare(
    "select rounds.id, hands.state = 'void' as isVoid from rounds join hands on hands.id = rounds.issue_id where rounds.state = 'playing' and rounds.issue_id is not null and hands.state in ('shown', 'void') order by rounds.rowid",
  );
  const tickets = prepare(
    'player = ? and game_id = ? and issue_id is not null order by started_at desc, nonce desc limit ?',
  );
  const ofIssue = prepare('issue_id = ? order by rowid');
  const left = database.prepare(
    "select id from rounds where state = 'playing' and started_at < ? and issue_id is null",
  );
  const bySeed = database.prepare(`select id from rounds where seed_id = ? and ${OPEN}`);

  const read = (row: unknown): Round | null => {
    if (row === undefined) return null;
    const { events, outcome, choice, ...rest } = row as Record<string, string>;
    return {
      ...rest,
      events: JSON.parse(events ?? '[]'),
      outcome: outcome ? JSON.parse(outcome) : null,
      choice: choice ? JSON.parse(choice) : null,
    } as unknown as Round;
  };
  const kept = ({ state, events, payout, refusal, outcome, endedAt }: Round) => ({
    state,
    payout,
    refusal,
    endedAt,
    events: JSON.stringify(events),
    outcome: outcome === null ? null : JSON.stringify(outcome),
  });

  return {
    insert: (round: Round) =>
      void insert.run({
        ...round,
        ...kept(round),
        choice: round.choice === null ? null : JSON.stringify(round.choice),
      }),
    update: (round: Round) => void update.run({ id: round.id, ...kept(round) }),
    get: (id: string) => read(byId.get(id)),
    byRequest: (player: string, gameId: string, requestId: string) => read(byRequest.get(player, gameId, requestId)),
    open: (player: string, gameId: string) => read(open.get(player, gameId)),
    openIds: () => allOpen.all().map(({ id }) => String(id)),
    /** Tickets of issues that were drawn, or are void; the earliest draw first. */
    ticketsToSettle: () =>
      toSettle
        .all()
        .map(({ id, issueId, isVoid }) => ({ id: String(id), issueId: String(issueId), isVoid: isVoid === 1 })),
    /** Bets on hands that were shown, or are void. */
    handBetsToSettle: () => handToSettle.all().map(({ id, isVoid }) => ({ id: String(id), isVoid: isVoid === 1 })),
    tickets: (player: string, gameId: string, count: number) =>
      tickets.all(player, gameId, count).flatMap((row) => read(row) ?? []),
    /** Tickets of an issue, or slips of a coup, in the order in which they were placed. */
    ofIssue: (issueId: string) => ofIssue.all(issueId).flatMap((row) => read(row) ?? []),
    /** Rounds that have waited for their player since before an instant. */
    leftIds: (before: number) => left.all(before).map(({ id }) => String(id)),
    isSeedInUse: (seedId: number) => bySeed.get(seedId) !== undefined,
    latest: (player: string, gameId: string, count: number) =>
      latest.all(player, gameId, count).flatMap((row) => read(row) ?? []),
    /** Payouts less stakes of a session's settled rounds. */
    net: (sessionId: string) => Number(net.get(sessionId)?.net ?? 0),
  };
}
