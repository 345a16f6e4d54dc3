import type { ProviderDeps } from '../deps.ts';
import { seedsOf } from '../lottery/issueSeeds.ts';
import type { RoundProof } from '../play/views.ts';
import { sharedTables } from './tableGames.ts';

/** A whole coup without anybody's bets, for whoever wants to check what was dealt. Null for anything else. */
export function coupProof({ store }: ProviderDeps, id: string) {
  const coup = store.issues.get<object>(id);
  if (coup === null || !sharedTables.has(coup.gameId)) return null;
  const { gameId, lottery, state, drawn, commitment, serverSeed, opensAt, endedAt } = coup;
  const { clientSeed, nonce } = seedsOf(coup);
  const isDealt = state === 'drawn';
  return {
    engine: 'board' as const,
    ...{ id, gameId, gameName: gameId, sheet: lottery, stake: 0, payout: 0, choice: { spots: {} }, moves: [] },
    state: (isDealt ? 'settled' : state === 'void' ? 'cancelled' : 'playing') satisfies RoundProof['state'],
    outcome: { view: isDealt ? drawn : null, payout: 0, isOver: isDealt },
    ...{ events: [], clientSeed, nonce, commitment, startedAt: opensAt, endedAt, committedAt: opensAt },
    isOver: state !== 'open',
    revealedAt: isDealt ? endedAt : null,
    serverSeed: isDealt ? serverSeed : null,
  };
}
