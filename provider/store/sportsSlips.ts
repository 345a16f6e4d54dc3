import type { MarketKind } from '../engines/sports/market.ts';
import type { LegState } from '../engines/sports/slip.ts';
import type { Score } from '../engines/sports/sport.ts';
import type { Database } from './openDatabase.ts';

export type Accept = 'none' | 'better' | number;

export interface SlipLeg {
  readonly matchId: string;
  readonly selection: string;
  readonly kind: MarketKind;
  readonly line: number | null;
  readonly map: number | null;
  readonly side: string;
  /** Hundredths; final once the slip is confirmed. */
  readonly odds: number;
  /** Null: placed before the start. */
  readonly scoreAtBet: Score | null;
  readonly result: LegState;
}

/** A slip besides its round, which has stake, state and payout. */
export interface Slip {
  /** Of its round. */
  readonly id: string;
  readonly number: number;
  readonly player: string;
  readonly gameId: string;
  readonly kind: 'single' | 'accumulator';
  readonly accept: Accept;
  readonly placedAt: number;
  readonly isConfirmed: boolean;
  /** Why it was not confirmed. */
  readonly refusal: string | null;
  readonly wasUnsettled: boolean;
  /** What it may win beyond its stake, 1/10,000 P; 0 of a trial. */
  readonly liability: number;
  readonly legs: readonly SlipLeg[];
}

const COLUMNS =
  'id, number, player, game_id as gameId, kind, accept, placed_at as placedAt, is_confirmed as isConfirmed, refusal, was_unsettled as wasUnsettled, liability';
const LEG_COLUMNS = 'match_id as matchId, selection, kind, line, map, side, odds, score_at_bet as scoreAtBet, result';

export function sportsSlipStore(database: Database) {
  const insert = database.prepare(
    'insert into sports_slips (id, player, game_id, kind, accept, placed_at, is_confirmed, was_unsettled, is_due, liability) values (:id, :player, :gameId, :kind, :accept, :placedAt, 0, 0, 1, :liability)',
  );
  const insertLeg = database.prepare(
    "insert into sports_legs values (:slipId, :place, :matchId, :selection, :kind, :line, :map, :side, :odds, :scoreAtBet, 'pending')",
  );
  const byId = database.prepare(`select ${COLUMNS} from sports_slips where id = ?`);
  const legsOf = database.prepare(`select ${LEG_COLUMNS} from sports_legs where slip_id = ? order by place`);
  const before = database.prepare(
    `select ${COLUMNS} from sports_slips where player = ? and game_id = ? and placed_at < ? order by placed_at desc, number desc limit ?`,
  );
  const singlesOn = database.prepare(
    `select ${COLUMNS} from sports_slips where player = ? and kind = 'single' and is_confirmed = 1
       and id in (select slip_id from sports_legs where match_id = ?) order by number`,
  );
  const setOdds = database.prepare('update sports_legs set odds = ? where slip_id = ? and place = ?');
  const confirm = database.prepare('update sports_slips set is_confirmed = 1, liability = ? where id = ?');
  const refuse = database.prepare('update sports_slips set refusal = ? where id = ?');
  const unsettled = database.prepare('update sports_slips set was_unsettled = 1 where id = ?');
  const due = database.prepare('select id from sports_slips where is_due = 1 order by number');
  const done = database.prepare('update sports_slips set is_due = 0 where id = ?');
  const betOn = database.prepare(
    'select selection, kind, line, map, side, result from sports_legs where match_id = ? group by selection',
  );
  const setResult = database.prepare('update sports_legs set result = ? where match_id = ? and selection = ?');
  const wake = database.prepare(
    'update sports_slips set is_due = 1 where id in (select slip_id from sports_legs where match_id = ? and selection = ?)',
  );
  const liable = database.prepare(
    `select ${COLUMNS} from sports_slips where liability > 0
       and id in (select id from rounds where state not in ('settled', 'refused', 'cancelled'))`,
  );
  const readLeg = (row: unknown): SlipLeg => {
    const { scoreAtBet, ...rest } = row as Record<string, string | null>;
    return { ...rest, scoreAtBet: scoreAtBet == null ? null : JSON.parse(scoreAtBet) } as unknown as SlipLeg;
  };
  const read = (row: unknown): Slip | null => {
    if (row === undefined) return null;
    const { id, accept, isConfirmed, wasUnsettled, ...rest } = row as Record<string, string | number>;
    return {
      ...{ ...rest, id, isConfirmed: isConfirmed === 1, wasUnsettled: wasUnsettled === 1 },
      accept: Number(accept) || accept,
      legs: legsOf.all(String(id)).map(readLeg),
    } as unknown as Slip;
  };
  const results = new Map<string, number>();
  return {
    insert: ({ legs, id, player, gameId, kind, accept, placedAt, liability: most }: Omit<Slip, 'number'>) => {
      insert.run({ id, player, gameId, kind, accept: String(accept), placedAt, liability: most });
      for (const [place, { result: _, scoreAtBet, ...leg }] of legs.entries()) {
        insertLeg.run({ ...leg, slipId: id, place, scoreAtBet: scoreAtBet && JSON.stringify(scoreAtBet) });
      }
    },
    get: (id: string) => read(byId.get(id)),
    /** Of a player in a game, placed before an instant; the newest first. */
    before: (player: string, gameId: string, at: number, count: number) =>
      before.all(player, gameId, at, count).flatMap((row) => read(row) ?? []),
    /** Confirmed single slips of a player on a match, in the order in which they were placed. */
    singlesOn: (matchId: string, player: string) => singlesOn.all(player, matchId).flatMap((row) => read(row) ?? []),
    confirm: (id: string, odds: readonly number[], most: number) => {
      for (const [place, each] of odds.entries()) setOdds.run(each, id, place);
      confirm.run(most, id);
    },
    refuse: (id: string, refusal: string) => void refuse.run(refusal, id),
    /** Slips that are not over and may win. */
    liable: () => liable.all().flatMap((row) => read(row) ?? []),
    unsettled: (id: string) => void unsettled.run(id),
    /** Slips for which there may be something to do. */
    dueIds: () => due.all().map(({ id }) => String(id)),
    done: (id: string) => void done.run(id),
    /** What is bet on in a match, each selection once: its result is the same in every slip. */
    betOn: (matchId: string) =>
      betOn.all(matchId) as unknown as readonly Pick<
        SlipLeg,
        'selection' | 'kind' | 'line' | 'map' | 'side' | 'result'
      >[],
    /** How often results on a match were set since the start: a number for each state of them. */
    resultsOf: (matchId: string): number => results.get(matchId) ?? 0,
    /** Sets the result of a selection in every slip, and wakes them. */
    setResult: (matchId: string, selection: string, result: LegState) => {
      results.set(matchId, (results.get(matchId) ?? 0) + 1);
      setResult.run(result, matchId, selection);
      wake.run(matchId, selection);
    },
  };
}
