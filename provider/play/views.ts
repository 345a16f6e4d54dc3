import type { ProviderDeps } from '../deps.ts';
import { boards } from '../engines/board/boards.ts';
import type { Played } from '../engines/board/rules.ts';
import type { SheetId } from '../engines/slot/parSheets.ts';
import type { SlotOutcome } from '../engines/slot/slotRound.ts';
import { seedsOf } from '../lottery/issueSeeds.ts';
import { seatOf } from '../rooms/bets.ts';
import { movesOfSeat, seedsOfHand } from '../rooms/handSeeds.ts';
import { isOver } from '../rounds/replayRound.ts';
import { jackpotPaid } from '../rounds/roundJackpot.ts';
import { movesOf, type Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import { sheetOf } from './gameOdds.ts';
import { hiddenSeed } from './makeSeed.ts';

/** Rounds that the page lists. */
const SHOWN = 8;

/** A round with the outcomes of its engine; of a slot unless said otherwise. */
export type RoundView<O = SlotOutcome> = Omit<ReturnType<typeof roundView>, 'outcome'> & { readonly outcome: O | null };
export type StateView<O = SlotOutcome> = Omit<ReturnType<typeof stateView>, 'open' | 'latest'> & {
  readonly open: RoundView<O> | null;
  readonly latest: readonly RoundView<O>[];
};
type AnyProof = NonNullable<ReturnType<typeof roundProof>>;
export type BoardProof = Omit<AnyProof, 'outcome' | 'engine'> & {
  readonly engine: 'board';
  readonly outcome: Played | null;
};
export type RoundProof = Omit<AnyProof, 'outcome' | 'engine' | 'sheet'> & {
  readonly engine: 'slot';
  readonly sheet: SheetId;
  readonly outcome: SlotOutcome | null;
};

/** The part of a payout that a pot has paid, 1/10,000 P. */
function jackpotView(round: Pick<Round, 'events'>): { readonly jackpot?: number } {
  const jackpot = jackpotPaid(round);
  return jackpot === 0 ? {} : { jackpot };
}

/** A round as its player sees it. The outcome exists from the moment the stake is taken. */
export const roundView = ({
  id,
  requestId,
  state,
  stake,
  payout,
  refusal,
  outcome,
  nonce,
  startedAt,
  choice,
  events,
}: Round) => ({
  ...jackpotView({ events }),
  id,
  requestId,
  state,
  stake,
  payout,
  refusal,
  outcome,
  nonce,
  startedAt,
  choice,
  moves: movesOf({ events }),
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
    balance,
    ended,
    net: store.rounds.net(session.id),
    seed: { commitment: seed.commitment, clientSeed: seed.clientSeed, nextNonce: seed.nextNonce },
    open: open === null ? null : roundView(open),
    latest: store.rounds.latest(player, gameId, SHOWN).map(roundView),
  };
}

/** What a round was drawn from: its own seed and number, or those of its issue. */
function seedOf(store: ProviderDeps['store'], { seedId, clientSeed, nonce, issueId }: Round) {
  if (issueId === null) {
    const seed = store.seeds.get(seedId);
    return seed && { ...seed, clientSeed, nonce };
  }
  const issue = store.issues.get(issueId);
  const drawn = issue ?? store.hands.get(issueId);
  if (drawn === null) return null;
  const { serverSeed, commitment, opensAt, endedAt, state } = drawn;
  const seeds = 'room' in drawn ? seedsOfHand(drawn) : seedsOf(drawn);
  const isShown = state === 'drawn' || state === 'shown';
  return { ...seeds, serverSeed, commitment, madeAt: opensAt, revealedAt: isShown ? endedAt : null };
}

/** What the player did. Moves at a seat are kept with its hand. */
function movesIn({ store }: Pick<ProviderDeps, 'store'>, round: Round): readonly unknown[] {
  if (round.issueId === null) return movesOf(round);
  const hand = store.hands.get(round.issueId);
  return hand?.state === 'shown' ? movesOfSeat(hand.moves, seatOf(round)) : [];
}

/** Everything that a round is checked with, without its player; the server seed once it is revealed. */
export function roundProof({ store }: ProviderDeps, id: string) {
  const round = store.rounds.get(id);
  const seed = round === null ? null : seedOf(store, round);
  if (round === null || seed === null) return null;
  const { gameId, sheet, stake, payout, state, events, outcome, startedAt, endedAt } = round;
  const { clientSeed, nonce } = seed;
  return {
    engine: boards.has(sheet) ? ('board' as const) : ('slot' as const),
    ...jackpotView(round),
    ...{ choice: round.choice, moves: movesIn({ store }, round) },
    id,
    gameId,
    sheet,
    stake,
    payout,
    state,
    events,
    outcome,
    clientSeed,
    nonce,
    startedAt,
    endedAt,
    isOver: isOver(state),
    gameName: store.sessions.get(round.sessionId)?.gameName ?? gameId,
    commitment: seed.commitment,
    committedAt: seed.madeAt,
    revealedAt: seed.revealedAt,
    serverSeed: seed.revealedAt === null ? null : seed.serverSeed,
  };
}
