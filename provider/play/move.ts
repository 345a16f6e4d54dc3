import type { ProviderDeps } from '../deps.ts';
import { boards } from '../engines/board/boards.ts';
import { IllegalMove } from '../engines/board/rules.ts';
import { takeMove } from '../rounds/advanceRound.ts';
import type { Rounds } from '../rounds/createRounds.ts';
import { movesOf, type Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import { PlayRefusal } from './PlayRefusal.ts';

export interface MoveRequest {
  /** Of the bet. */
  readonly requestId: string;
  /** Number of moves before this one: a repeat is the same move. */
  readonly at: number;
  readonly move: unknown;
}

/**
 * A move in a round that waits for one. Takes no money, so an ended session may end its round.
 *
 * @throws PlayRefusal
 */
export async function move(
  deps: ProviderDeps,
  rounds: Rounds<Round>,
  { player, gameId }: Session,
  { requestId, at, move: asked }: MoveRequest,
): Promise<Round> {
  const round = deps.store.rounds.byRequest(player, gameId, requestId);
  const rules = boards.get(round?.sheet ?? '');
  if (round === null || rules === undefined) throw new PlayRefusal('ROUND_UNKNOWN');
  const read = rules.readMove(asked);
  if (read === null) throw new PlayRefusal('MOVE_INVALID');
  const moves = movesOf(round);
  if (at < moves.length && JSON.stringify(moves[at]) === JSON.stringify(read)) return rounds.advance(round.id);
  if (at !== moves.length || round.state !== 'playing') throw new PlayRefusal('REQUEST_DIFFERS');
  try {
    takeMove(deps, round, read);
  } catch (error) {
    if (error instanceof IllegalMove) throw new PlayRefusal('MOVE_INVALID');
    throw error;
  }
  return rounds.advance(round.id);
}

/** After this long a round that waits for its player is ended by the move that keeps what is won, ms. */
const LEFT_AFTER_MS = 86_400_000;

/** Ends the rounds that their players have left. */
export async function endLeftRounds(deps: ProviderDeps, rounds: Rounds<Round>): Promise<void> {
  for (const id of deps.store.rounds.leftIds(deps.now() - LEFT_AFTER_MS)) {
    for (;;) {
      const round = deps.store.rounds.get(id);
      if (round?.state !== 'playing' || round.outcome === null || !('view' in round.outcome)) break;
      const last = boards.get(round.sheet)?.leave(round.outcome.view) ?? null;
      if (last === null) break;
      takeMove(deps, round, last);
      await rounds.advance(id);
    }
  }
}
