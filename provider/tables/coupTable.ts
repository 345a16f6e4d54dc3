import type { ProviderDeps } from '../deps.ts';
import { createWatch } from '../play/createWatch.ts';
import { type Coup, type CoupPhase, type Coups, phaseOf, restsUntil } from './coups.ts';

const TICK_MS = 100;

export type CoupTable = ReturnType<typeof createCoupTable>;

/** The coups of one game, one after the other, while somebody watches. */
export function createCoupTable(deps: ProviderDeps, coups: Coups, gameId: string) {
  const { now, every } = deps;
  /** Who watches, by page. */
  const players = new Map<object, string>();
  let told = '';
  let isChanged = false;
  let settling: Promise<void> = Promise.resolve();

  /** Does what is due; tells of changes at most once a tick. */
  const advance = (): Coup | null => {
    const at = now();
    const coup = coups.newest(gameId);
    if (coup?.state === 'open' && at >= coup.drawsAt)
      settling = coups.deal(coup).catch(deps.caught('the deal of a coup'));
    const last = coups.newest(gameId);
    const hasRested = last === null || (last.state !== 'open' && at >= restsUntil(last));
    if (players.size > 0 && hasRested) coups.open(gameId);
    const current = coups.newest(gameId);
    const standing = current === null ? '' : `${current.id} ${phaseOf(current, at)}`;
    if (standing !== told || isChanged) {
      told = standing;
      isChanged = false;
      watch.tell();
    }
    return current;
  };
  const watch = createWatch(every, { tickMs: TICK_MS, advance: () => advance()?.state === 'open' });

  return {
    /** The coup of now, and what it is. */
    now: (): { readonly coup: Coup; readonly phase: CoupPhase } | null => {
      const coup = advance();
      return coup && { coup, phase: phaseOf(coup, now()) };
    },
    /** Something at the table has changed: all who watch hear of it with the next tick. */
    change: () => {
      isChanged = true;
    },
    playerCount: () => new Set(players.values()).size,
    /** A player sits down. Calls on every change; a coup begins with the first one. */
    watch: (player: string, watcher: () => void): (() => void) => {
      const seat = {};
      players.set(seat, player);
      isChanged = true;
      const leave = watch.watch(watcher);
      return () => {
        players.delete(seat);
        isChanged = true;
        leave();
      };
    },
    /** Ends what is open, though nobody may watch. */
    run: watch.run,
    stop: async () => {
      watch.stop();
      await settling;
    },
  };
}
