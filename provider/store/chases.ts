import type { Database } from './openDatabase.ts';

/** A ticket of a slip over several issues that stops once one of them has won. */
export interface ChaseTicket {
  readonly roundId: string;
  /** Of all tickets of the slip. */
  readonly chase: string;
  /** Among them, from 0. */
  readonly place: number;
}

export function chaseStore(database: Database) {
  const insert = database.prepare('insert into chases values (:roundId, :chase, :place, 0)');
  const one = database.prepare('select 1 from chases where round_id = ?');
  const stop = database.prepare('update chases set stopped = 1 where round_id = ?');
  const stopped = database.prepare('select 1 from chases where round_id = ? and stopped = 1');
  const earlier = database.prepare(
    'select first.round_id as roundId from chases later join chases first on first.chase = later.chase and first.place < later.place where later.round_id = ?',
  );
  const behindPayout = database.prepare(
    "select later.round_id as roundId from rounds join chases later on later.round_id = rounds.id where rounds.state = 'playing' and rounds.issue_id is not null and exists (select 1 from chases first join rounds paid on paid.id = first.round_id where first.chase = later.chase and first.place < later.place and paid.payout > 0)",
  );
  const ids = (rows: readonly unknown[]) => rows.map((row) => String((row as { roundId: string }).roundId));
  return {
    insert: (ticket: ChaseTicket) => void insert.run({ ...ticket }),
    /** Whether a ticket is one of a slip that stops. */
    has: (roundId: string) => one.get(roundId) !== undefined,
    /** Before the stake is returned, so that it is known why. */
    stop: (roundId: string) => void stop.run(roundId),
    isStopped: (roundId: string) => stopped.get(roundId) !== undefined,
    /** Tickets of the same slip for earlier issues. */
    earlierIds: (roundId: string) => ids(earlier.all(roundId)),
    /** Tickets that wait for their draw behind one that was paid something. */
    behindPayoutIds: () => ids(behindPayout.all()),
  };
}
