import type { ProviderDeps } from '../deps.ts';
import { NO_SEAT } from '../engines/board/pokDengRoom.ts';
import type { RoundProof } from '../play/views.ts';
import { seedsOfHand } from './handSeeds.ts';

/** The deal of a hand without anybody's bets, for whoever wants to check the cards. Null for anything else. */
export function handProof({ store }: ProviderDeps, id: string) {
  const hand = store.hands.get(id);
  if (hand === null) return null;
  const { gameId, rules, state, deal, commitment, serverSeed, opensAt, endedAt } = hand;
  const { clientSeed, nonce } = seedsOfHand(hand);
  const isShown = state === 'shown';
  return {
    engine: 'board' as const,
    ...{ id, gameId, gameName: gameId, sheet: rules, stake: 0, payout: 0 },
    ...{ choice: { mode: 'single', seat: NO_SEAT }, moves: [] },
    state: (isShown ? 'settled' : state === 'void' ? 'cancelled' : 'playing') satisfies RoundProof['state'],
    outcome: { view: isShown ? deal : null, payout: 0, isOver: isShown },
    ...{ events: [], clientSeed, nonce, commitment, startedAt: opensAt, endedAt, committedAt: opensAt },
    isOver: isShown || state === 'void',
    revealedAt: isShown ? endedAt : null,
    serverSeed: isShown ? serverSeed : null,
  };
}
