import type { ValueOf } from '../../api/contract/endpoint.ts';
import type {
  Draw,
  GameState,
  RewardCentre,
  RewardGame,
  rewardCentreContract,
} from '../../api/contract/rewardCentre.ts';
import type { ApiFailure } from '../../api/failure.ts';
import type { IdempotencyState } from '../money/idempotency.ts';

export type CheckedIn = ValueOf<(typeof rewardCentreContract)['checkIn']>;

export interface RewardCentreContext extends IdempotencyState {
  /** Null until loaded; known data stays during a refresh. */
  readonly centre: RewardCentre | null;
  readonly failure: ApiFailure | null;
  /** The game that is drawn from. */
  readonly game: RewardGame;
  /** What was got last on this page. */
  readonly got: CheckedIn | Draw | null;
}

export const gameOf = (centre: RewardCentre | null, game: RewardGame): GameState | null =>
  centre?.games.find((one) => one.game === game) ?? null;

/** Whether today's chance of a game is there. */
export const canDraw = (centre: RewardCentre | null, game: RewardGame): boolean =>
  centre?.chance.isEarned === true && gameOf(centre, game)?.drawn === null;

/** The centre after a check-in. */
export const checkedIn = (centre: RewardCentre | null, { streak }: CheckedIn): RewardCentre | null =>
  centre && { ...centre, checkIn: { ...centre.checkIn, streak, isDone: true } };

/** The centre after a draw. */
export const drawnFrom = (centre: RewardCentre | null, drawn: Draw): RewardCentre | null =>
  centre && { ...centre, games: centre.games.map((one) => (one.game === drawn.game ? { ...one, drawn } : one)) };

/** The call for a draw from the commitment on screen. */
export const drawRequest = ({ centre, game }: RewardCentreContext) => ({
  game,
  commitment: gameOf(centre, game)?.commitment ?? '',
});

/** How long today lasts, ms. */
export const untilNextDay = (centre: RewardCentre | null): number =>
  centre ? Math.max(0, centre.nextDay - centre.now) : 0;
