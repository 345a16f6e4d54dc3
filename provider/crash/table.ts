import type { ProviderDeps } from '../deps.ts';
import { payoutAt, targetOf } from '../engines/crash/crashRound.ts';
import { elapsedAt, flightMs, multiplierAt } from '../engines/crash/curve.ts';
import { crashOdds, LEAST_TARGET } from '../engines/crash/odds.ts';
import { createWatch } from '../play/createWatch.ts';
import { PlayRefusal } from '../play/PlayRefusal.ts';
import type { Rounds } from '../rounds/createRounds.ts';
import type { CrashBetRow } from '../store/crashBets.ts';
import type { CrashRound } from '../store/crashRounds.ts';
import { takeBet } from './advanceBet.ts';
import type { CrashRounds } from './crashRounds.ts';
import { REST_MS } from './times.ts';

const TICK_MS = 40;

export type Table = ReturnType<typeof createTable>;

/** The rounds of one game, one after the other, while somebody watches. */
export function createTable(deps: ProviderDeps, rounds: CrashRounds, wallet: Rounds<CrashBetRow>, gameId: string) {
  const { store, now, every } = deps;
  const flyingOf = (round: CrashRound) => store.crash.bets.ofRound(round.id).filter(({ state }) => state === 'flying');
  const settle = (bets: readonly CrashBetRow[]) => {
    for (const { id } of bets) wallet.advance(id).catch(deps.caught('a crash bet'));
  };
  const cashed = (bet: CrashBetRow, multiplier: number) =>
    takeBet(deps, bet, { type: 'bet.cashOut', multiplier, payout: payoutAt(bet.stake, multiplier) });

  /** Pays targets that have been reached, at exactly the target; at the end, what is still in the air is lost. */
  const fly = (round: CrashRound, at: number) => {
    const { point } = rounds.outcomeOf(round);
    const elapsed = at - round.launchAt;
    const isOver = elapsed >= flightMs(point);
    const reached = flyingOf(round).filter((bet) => {
      const target = targetOf({ odds: round.odds, target: bet.target });
      return target <= point && (isOver || elapsedAt(target) <= elapsed);
    });
    if (reached.length === 0 && !isOver) return;
    const changed = store.transaction(() => {
      const paid = reached.map((bet) => cashed(bet, targetOf({ odds: round.odds, target: bet.target })));
      if (!isOver) return paid;
      const lost = flyingOf(round).map((bet) => takeBet(deps, bet, { type: 'bet.lose' }));
      rounds.crash(round, point, round.launchAt + flightMs(point));
      return [...paid, ...lost];
    });
    settle(changed);
    if (isOver) rounds.close(round.id);
    watch.tell();
  };

  /** Does what is due. */
  const advance = (): CrashRound | null => {
    const at = now();
    const round = store.crash.rounds.latest(gameId);
    if (round?.state === 'betting' && at >= round.launchAt) {
      rounds.launch(round);
      watch.tell();
    }
    const launched = store.crash.rounds.latest(gameId);
    if (launched?.state === 'running') fly(launched, at);
    const last = store.crash.rounds.latest(gameId);
    const hasRested = last === null || (last.endedAt !== null && at >= last.endedAt + REST_MS);
    if (watch.isWatched() && hasRested) {
      rounds.open(gameId);
      watch.tell();
    }
    return store.crash.rounds.latest(gameId);
  };

  const watch = createWatch(every, {
    tickMs: TICK_MS,
    advance: () => ['betting', 'running'].includes(advance()?.state ?? ''),
  });

  return {
    advance,
    tell: watch.tell,
    /** Calls on every change. The rounds go on while somebody watches. */
    watch: watch.watch,
    /**
     * Cashes a bet out as if the multiplier of now had been its target.
     * @throws PlayRefusal `TOO_EARLY` below 1.01, `TOO_LATE` if there is nothing in the air
     */
    cashOut: (id: string): void => {
      const at = now();
      const round = advance();
      const bet = store.crash.bets.get(id);
      if (round?.state !== 'running' || bet?.roundId !== round.id || bet.state !== 'flying') {
        throw new PlayRefusal(round?.state === 'betting' && round.id === bet?.roundId ? 'TOO_EARLY' : 'TOO_LATE');
      }
      const multiplier = Math.min(multiplierAt(at - round.launchAt), crashOdds[round.odds].cap);
      if (multiplier < LEAST_TARGET) throw new PlayRefusal('TOO_EARLY');
      store.transaction(() => cashed(bet, multiplier));
      wallet.advance(id).catch(deps.caught('a crash bet'));
      watch.tell();
    },
    stop: watch.stop,
  };
}
