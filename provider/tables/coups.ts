import { createHash } from 'node:crypto';
import type { ProviderDeps } from '../deps.ts';
import { seedsOf } from '../lottery/issueSeeds.ts';
import { settleTickets } from '../lottery/issues.ts';
import { sheetOf } from '../play/gameOdds.ts';
import { roundIdOf } from '../play/spin.ts';
import type { Rounds } from '../rounds/createRounds.ts';
import type { Issue } from '../store/issues.ts';
import type { Round } from '../store/rounds.ts';
import { BETTING_MS, LATEST_DEAL_MS, SEALED_MS, shownMs } from './coupTimes.ts';

/** One deal of a table that many bet on: the view of its rules is drawn. */
export type Coup = Issue<object>;

export type CoupPhase = 'betting' | 'sealed' | 'dealt' | 'void';

/** What a coup is at an instant. The provider's clock seals it. */
export function phaseOf({ state, sealsAt }: Coup, at: number): CoupPhase {
  if (state === 'open') return at < sealsAt ? 'betting' : 'sealed';
  return state === 'drawn' ? 'dealt' : 'void';
}

/** When the next coup may open, ms. */
export const restsUntil = ({ lottery, endedAt, drawsAt }: Coup): number => (endedAt ?? drawsAt) + shownMs(lottery);

/** No bets: the deal alone. */
const NO_BETS = { stake: 0, choice: { spots: {} }, moves: [] } as const;

/** Opens coups and deals them. Every step is on disk before anybody hears of it. */
export function createCoups(deps: ProviderDeps, rounds: Rounds<Round>) {
  const { store, now, randomBytes, play } = deps;
  const newest = (gameId: string) => store.issues.newest<object>(gameId);

  const deal = (coup: Coup) => {
    const isLate = now() - coup.drawsAt > LATEST_DEAL_MS;
    if (isLate) return store.issues.end(coup.id, 'void', null, now());
    const { serverSeed, clientSeed, nonce } = seedsOf(coup);
    const outcome = play({ serverSeed, clientSeed, nonce }, { sheet: coup.lottery, ...NO_BETS });
    store.issues.end(coup.id, 'drawn', 'view' in outcome ? outcome.view : null, now());
  };

  return {
    newest,
    open: (gameId: string): void => {
      const openedAt = now();
      const serverSeed = randomBytes(32).toString('hex');
      const sealsAt = openedAt + BETTING_MS;
      store.issues.insert({
        ...{ id: roundIdOf(gameId, randomBytes(6)), gameId, lottery: sheetOf(gameId), serverSeed },
        number: String(Number(newest(gameId)?.number ?? 0) + 1),
        commitment: createHash('sha256').update(serverSeed).digest('hex'),
        ...{ opensAt: openedAt, sealsAt, drawsAt: sealsAt + SEALED_MS },
      });
    },
    /** Deals, once, or voids a coup whose time was missed; settles what was bet on it. */
    deal: (coup: Coup): Promise<void> => {
      deal(coup);
      return settleTickets(deps, rounds);
    },
  };
}
export type Coups = ReturnType<typeof createCoups>;
