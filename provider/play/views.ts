import type { ProviderDeps } from '../deps.ts';
import { isOver } from '../rounds/replayRound.ts';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import { sheetOf } from './gameOdds.ts';
import { hiddenSeed } from './makeSeed.ts';

/** Rounds that the page lists. */
const SHOWN = 8;

export type RoundView = ReturnType<typeof roundView>;
export type StateView = ReturnType<typeof stateView>;
export type RoundProof = NonNullable<ReturnType<typeof roundProof>>;

/** A round as its player sees it. The outcome exists from the moment the stake is taken. */
export const roundView = ({ id, requestId, state, stake, payout, refusal, outcome, nonce, startedAt }: Round) => ({
  ...{ id, requestId, state, stake, payout, refusal, outcome, nonce, startedAt },
});

/** What the page shows besides a round: the player's money and limits, what is committed, what has been played. */
export function stateView(deps: ProviderDeps, session: Session) {
  const { store } = deps;
  const { player, gameId, gameName, vendor, demo, minStake, maxStake } = session;
  const { balance, ended } = store.sessions.get(session.id) ?? session;
  const seed = hiddenSeed(deps, player, gameId);
  const open = store.rounds.open(player, gameId);
  return {
    game: { id: gameId, name: gameName, vendor, demo, minStake, maxStake, sheet: sheetOf(gameId) },
    ...{ balance, ended },
    net: store.rounds.net(session.id),
    seed: { commitment: seed.commitment, clientSeed: seed.clientSeed, nextNonce: seed.nextNonce },
    open: open === null ? null : roundView(open),
    latest: store.rounds.latest(player, gameId, SHOWN).map(roundView),
  };
}

/** Everything that a round is checked with, without its player; the server seed once it is revealed. */
export function roundProof({ store }: ProviderDeps, id: string) {
  const round = store.rounds.get(id);
  const seed = round === null ? null : store.seeds.get(round.seedId);
  if (round === null || seed === null) return null;
  const { gameId, sheet, stake, payout, state, events, outcome, clientSeed, nonce, startedAt, endedAt } = round;
  return {
    engine: 'slot' as const,
    ...{ id, gameId, sheet, stake, payout, state, events, outcome, clientSeed, nonce, startedAt, endedAt },
    isOver: isOver(state),
    gameName: store.sessions.get(round.sessionId)?.gameName ?? gameId,
    commitment: seed.commitment,
    committedAt: seed.madeAt,
    revealedAt: seed.revealedAt,
    serverSeed: seed.revealedAt === null ? null : seed.serverSeed,
  };
}
