import { createHash } from 'node:crypto';
import type { ProviderDeps } from '../deps.ts';
import { type Chain, chainFrom } from '../engines/crash/chain.ts';
import type { CrashOutcome } from '../engines/crash/crashRound.ts';
import { roundIdOf } from '../play/spin.ts';
import type { CrashChain } from '../store/crashChains.ts';
import type { CrashRound } from '../store/crashRounds.ts';
import { crashOddsOf } from './crashGames.ts';
import type { CrashRoundEvent } from './crashRound.machine.ts';
import { replayCrashRound } from './replayCrash.ts';
import { BETTING_MS } from './times.ts';

/** Rounds of a chain; then another one begins. */
const CHAIN_LENGTH = 5_000;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Opens shared rounds and takes them further. Every step is on disk before anybody hears of it. */
export function createCrashRounds(deps: ProviderDeps) {
  const { store, now, randomBytes } = deps;
  const { chains, rounds, bets } = store.crash;
  const worked = new Map<number, Chain>();

  const chainOf = ({ id, lastSeed, length }: CrashChain): Chain => {
    const chain = worked.get(id) ?? chainFrom(lastSeed, length, sha256);
    worked.set(id, chain);
    return chain;
  };
  const currentChain = (gameId: string): CrashChain => {
    const found = chains.current(gameId);
    if (found !== null) return found;
    const lastSeed = randomBytes(32).toString('hex');
    const { commitment } = chainFrom(lastSeed, CHAIN_LENGTH, sha256);
    const salt = randomBytes(8).toString('hex');
    chains.insert(gameId, { lastSeed, length: CHAIN_LENGTH, salt, commitment, madeAt: now() });
    const made = chains.current(gameId);
    if (made === null) throw new Error(`no chain was kept for ${gameId}`);
    return made;
  };
  const seedOf = (round: CrashRound): string => {
    const chain = chains.get(round.chainId);
    const seed = chain === null ? undefined : chainOf(chain).seeds[round.nonce - 1];
    if (seed === undefined) throw new Error(`round ${round.id} has no seed`);
    return seed;
  };
  const take = (round: CrashRound, event: CrashRoundEvent, more: Partial<CrashRound> = {}): CrashRound => {
    const events = [...round.events, event];
    const taken = { ...round, ...more, events, ...replayCrashRound(events) };
    rounds.update(taken);
    return taken;
  };

  return {
    open: (gameId: string): CrashRound =>
      store.transaction(() => {
        const chain = currentChain(gameId);
        const { commitment, seeds } = chainOf(chain);
        const openedAt = now();
        const round: CrashRound = {
          ...{ id: roundIdOf(gameId, randomBytes(6)), gameId, chainId: chain.id, nonce: chain.nextNonce },
          ...{ odds: crashOddsOf(gameId), salt: chain.salt, commitment: seeds[chain.nextNonce - 2] ?? commitment },
          ...{ state: 'betting', events: [], openedAt, launchAt: openedAt + BETTING_MS },
          ...{ serverSeed: null, point: null, endedAt: null },
        };
        chains.use(chain.id);
        rounds.insert(round);
        return round;
      }),
    /** The outcome of a round that has been launched. Nothing of it leaves before its time. */
    outcomeOf: (round: CrashRound): CrashOutcome =>
      deps.crash({ serverSeed: seedOf(round), clientSeed: round.salt, nonce: round.nonce }, round.odds),
    launch: (round: CrashRound): CrashRound => take(round, { type: 'round.launch', at: round.launchAt }),
    crash: (round: CrashRound, point: number, at: number): CrashRound =>
      take(round, { type: 'round.crash', point, at }, { serverSeed: seedOf(round), endedAt: at }),
    interrupt: (round: CrashRound, point: number | null): CrashRound => {
      const at = now();
      const serverSeed = seedOf(round);
      return take(round, { type: 'round.interrupt', point, at }, { serverSeed, endedAt: at });
    },
    /** Closes an ended round whose bets are all over. */
    close: (id: string): void => {
      const round = rounds.get(id);
      if (round === null || (round.state !== 'crashed' && round.state !== 'interrupted')) return;
      if (bets.hasOpen(id)) return;
      take(round, { type: 'round.close' });
    },
  };
}
export type CrashRounds = ReturnType<typeof createCrashRounds>;
