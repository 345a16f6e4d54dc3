export interface LiveContext {
  readonly isGameOpen: boolean;
  /** The newest balance that the player was not told, because a game is open; in 1/10,000 P. */
  readonly heldBalance: number | null;
  /** Attempts to open the channel since it was last open; counted as far as the wait depends on them. */
  readonly attempts: number;
}

/** Waits before the next attempt, ms. */
const RECONNECT_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000] as const;

export const nextAttempt = (attempts: number): number => Math.min(attempts + 1, RECONNECT_MS.length);

export const reconnectDelay = ({ attempts }: Pick<LiveContext, 'attempts'>): number =>
  RECONNECT_MS[Math.max(0, attempts - 1)] ?? RECONNECT_MS[5];
