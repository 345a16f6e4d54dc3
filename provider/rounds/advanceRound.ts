import type { ProviderDeps } from '../deps.ts';
import { seedsOf } from '../lottery/issueSeeds.ts';
import { isOpen, type RoundOutcome } from '../play/outcome.ts';
import { betOnHand, seedsOfHand } from '../rooms/handSeeds.ts';
import type { Round } from '../store/rounds.ts';
import { movesOf } from '../store/rounds.ts';
import { type Answered, askWallet } from './askWallet.ts';
import { commit } from './commit.ts';
import { validBetOf } from './exposure.ts';
import { isOver, nextReplayed } from './replayRound.ts';
import type { RoundEvent } from './round.machine.ts';
import { jackpotFacts, jackpotPaid, wonJackpot } from './roundJackpot.ts';
import { walletCall } from './walletCall.ts';

/** A stake that the wallet has not confirmed by then is taken back, ms after the start of the round. */
export const BET_DEADLINE_MS = 9_000;

/**
 * Takes a round as far as it goes now: to its end, or to a call without an answer, which is due again later. Each step
 * is on disk, with the call it leads to, before anything leaves.
 */
export async function advanceRound(deps: ProviderDeps, id: string): Promise<Round> {
  for (;;) {
    const round = roundOf(deps, id);
    const { state } = round;
    if (isOver(state) || state === 'playing') return round;
    if (state === 'committed' || state === 'drawn') await commit(deps, () => goOn(deps, id));
    else if (!(await sendCall(deps, round))) return roundOf(deps, id);
  }
}

/** Does what a round does by itself, to the point where it waits for somebody. */
export function goOn(deps: ProviderDeps, id: string): void {
  const round = roundOf(deps, id);
  if (round.state === 'committed') take(deps, round, { type: 'round.start' });
  if (round.state === 'drawn') draw(deps, round);
}

function roundOf({ store }: ProviderDeps, id: string): Round {
  const round = store.rounds.get(id);
  if (round === null) throw new Error(`there is no round ${id}`);
  return round;
}

function draw(deps: ProviderDeps, round: Round): void {
  const outcome = outcomeOf(deps, round, movesOf(round));
  const { payout } = outcome;
  const jackpot = wonJackpot(outcome);
  const more = { ...(isOpen(outcome) ? { isOpen: true } : {}), ...(jackpot === undefined ? {} : { jackpot }) };
  take(deps, { ...round, outcome }, { type: 'round.draw', payout, ...more });
}

function outcomeOf({ store, play }: ProviderDeps, round: Round, moves: readonly unknown[]): RoundOutcome {
  const { id, sheet, stake, choice, clientSeed, nonce, seedId, issueId } = round;
  if (issueId !== null) return ticketOutcome({ store, play }, round, issueId);
  const seed = store.seeds.get(seedId);
  if (seed === null) throw new Error(`round ${id} has no seed`);
  return play({ serverSeed: seed.serverSeed, clientSeed, nonce }, { sheet, stake, choice, moves });
}

/** Numbers come from the issue, cards from the hand; until its draw or end a bet waits. */
function ticketOutcome(
  { store, play }: Pick<ProviderDeps, 'store' | 'play'>,
  { sheet, stake, choice }: Round,
  issueId: string,
): RoundOutcome {
  const issue = store.issues.get(issueId);
  const hand = issue === null ? store.hands.get(issueId) : null;
  if (hand?.state === 'shown') return play(seedsOfHand(hand), betOnHand(hand, { sheet, stake, choice }));
  if (issue === null && hand === null) throw new Error(`there is no issue or hand ${issueId}`);
  if (issue?.state !== 'drawn') return { view: null, payout: 0, isOver: false };
  return play(seedsOf(issue), { sheet, stake, choice, moves: [] });
}

/** Gives the stake of a round back that waits for something that does not happen. */
export const voidRound = (deps: ProviderDeps, round: Round, reason: string): void =>
  take(deps, { ...round, reason }, { type: 'round.void' });

/** Opens a settled round again, to be settled as it should have been. */
export const reopenRound = (deps: ProviderDeps, round: Round): void =>
  take(deps, { ...round, reason: 'a result was corrected' }, { type: 'round.unsettle' });

/** Adds a move to a round that waits for one. @throws {IllegalMove} and adds nothing. */
export function takeMove(deps: ProviderDeps, round: Round, move: unknown): void {
  outcomeOf(deps, round, [...movesOf(round), move]);
  take(deps, round, { type: 'round.move', move });
}

/** The states that tell the wallet the end of a round. */
const ENDING: ReadonlySet<string> = new Set(['paying', 'finishing']);

const payoutIn =
  (deps: ProviderDeps) =>
  (round: Round): number =>
    outcomeOf(deps, round, movesOf(round)).payout;

/** Adds an event; writes down the new state, the answer behind it, and the call that it waits for. */
function take(
  deps: ProviderDeps,
  round: Round & { readonly reason?: string },
  event: RoundEvent,
  answered?: Answered,
): void {
  const { store, now } = deps;
  const events = [...round.events, event];
  const { state, payout, refusal } = nextReplayed(round, round.events, event);
  const endedAt = isOver(state) ? now() : null;
  store.transaction(() => {
    if (answered !== undefined) store.calls.answered(answered.call.transactionId, now(), answered.result);
    store.rounds.update({ ...round, events, state, payout, refusal, endedAt });
    const walletSession = store.sessions.get(round.sessionId)?.walletSession ?? '';
    const facts = { ...round, ...jackpotFacts(round), payout: payout - jackpotPaid({ events }), walletSession };
    const reopened = events.filter(({ type }) => type === 'round.reopened').length;
    const validBet = ENDING.has(state) ? validBetOf(deps, round, payout, payoutIn(deps)) : undefined;
    const next = walletCall(state, { ...facts, reopened, validBet }, now());
    if (next === null) return;
    const { transactionId, verb, body } = next;
    store.calls.insert({ transactionId, roundId: round.id, verb, body: JSON.stringify(body), dueAt: now() });
  });
}

/** A stake that is not confirmed before its issue or hand is dealt is taken back: by then the result may be known. */
function isDrawn({ store }: ProviderDeps, { issueId }: Round): boolean {
  if (issueId === null) return false;
  const issue = store.issues.get(issueId);
  return issue === null ? store.hands.get(issueId)?.state !== 'betting' : issue.state !== 'open';
}

/** Sends the call that the round waits for. False: no answer, or none that helps; it is due again later. */
function sendCall(deps: ProviderDeps, round: Round): Promise<boolean> {
  const isTooLate = deps.now() - round.startedAt >= BET_DEADLINE_MS || isDrawn(deps, round);
  return askWallet(deps, deps.store.calls, { ...round, isTooLate }, ({ event, answered }) => {
    const isLate = event.type === 'bet.taken' && isDrawn(deps, round);
    take(deps, round, isLate ? { type: 'bet.unanswered' } : event, answered);
  });
}
