import type { ValueOf } from '../../../api/contract/endpoint.ts';
import type {
  Draw,
  GameState,
  RewardCentre,
  RewardGame,
  rewardCentreContract,
} from '../../../api/contract/member/rewardCentre.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { IdempotencyState } from '../../money/idempotency.ts';

export type CheckedIn = ValueOf<(typeof rewardCentreContract)['checkIn']>;
export type DrawnNow = ValueOf<(typeof rewardCentreContract)['draw']>;

export interface RewardCentreContext extends IdempotencyState {
  /** Null until loaded; known data stays during a refresh. */
  readonly centre: RewardCentre | null;
  readonly failure: ApiFailure | null;
  /** The game that is drawn from. */
  readonly game: RewardGame;
  /** What was got last on this page. */
  readonly got: CheckedIn | DrawnNow | null;
}

export const gameOf = (centre: RewardCentre | null, game: RewardGame): GameState | null =>
  centre?.games.find((one) => one.game === game) ?? null;

/** Whether today's chance of a game is there, or a ticket for it. */
export function canDraw(centre: RewardCentre | null, game: RewardGame): boolean {
  const one = gameOf(centre, game);
  return one !== null && (one.tickets > 0 || (centre?.chance.isEarned === true && one.drawn === null));
}

/** The centre after a check-in. */
export const checkedIn = (centre: RewardCentre | null, { streak }: CheckedIn): RewardCentre | null =>
  centre && { ...centre, checkIn: { ...centre.checkIn, streak, isDone: true } };

/** The centre after a draw. */
export function drawnFrom(centre: RewardCentre | null, now: DrawnNow): RewardCentre | null {
  const { byTicket, tickets, next, ...drawn } = now;
  const after = (one: GameState): GameState =>
    one.game === now.game ? { ...one, drawn: byTicket ? one.drawn : drawn, tickets, commitment: next } : one;
  return centre && { ...centre, games: centre.games.map(after) };
}

/** The last draw of a game that the page shows: that of this visit, else today's. */
export const shownDraw = (got: RewardCentreContext['got'], { game, drawn }: GameState): Draw | null =>
  got !== null && 'seed' in got && got.game === game ? got : drawn;

/** The call for a draw from the commitment on screen. */
export const drawRequest = ({ centre, game }: RewardCentreContext) => ({
  game,
  commitment: gameOf(centre, game)?.commitment ?? '',
});

/** How long today lasts, ms. */
export const untilNextDay = (centre: RewardCentre | null): number =>
  centre ? Math.max(0, centre.nextDay - centre.now) : 0;
