import type { ProviderDeps } from '../deps.ts';
import { drawnTexts } from '../engines/lottery/lotteryGame.ts';
import type { Issue } from '../store/issues.ts';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import { issueOf } from './issues.ts';
import { lotteryOf, lotteryOfIssue } from './lotteryGames.ts';

const RESULTS_SHOWN = 20;
const TICKETS_SHOWN = 20;

export type LotteryState = ReturnType<typeof lotteryView>;
export type ResultState = ReturnType<typeof resultView>;
export type TicketState = ReturnType<typeof ticketView>;

/** What the page of a lottery shows: money, the open issue, results and own tickets. */
export function lotteryView(deps: ProviderDeps, session: Session) {
  const { store, now } = deps;
  const { player, gameId, gameName, vendor, demo, minStake, maxStake } = session;
  const { balance, ended } = store.sessions.get(session.id) ?? session;
  const { number, sealsAt, drawsAt, commitment } = issueOf(deps, gameId);
  return {
    now: now(),
    game: { id: gameId, name: gameName, vendor, demo, minStake, maxStake, lottery: lotteryOf(gameId).id },
    balance,
    ended,
    net: store.rounds.net(session.id),
    issue: { number, sealsAt, drawsAt, commitment },
    results: store.issues.latest(gameId, RESULTS_SHOWN).map(resultView),
    tickets: store.rounds.tickets(player, gameId, TICKETS_SHOWN).map((ticket) => ticketView(deps, ticket)),
  };
}

export const resultView = (issue: Issue) => {
  const { number, drawsAt, drawn, state, lottery } = issue;
  const texts = drawn === null ? null : drawnTexts(lotteryOfIssue(issue), drawn);
  return { number, drawsAt, drawn, texts, state, lottery };
};

export function ticketView({ store }: Pick<ProviderDeps, 'store'>, round: Round) {
  const { id, issueId, stake, payout, state, refusal, choice, outcome, startedAt } = round;
  return {
    id,
    stake,
    payout,
    state,
    refusal,
    choice,
    outcome,
    startedAt,
    issue: (issueId ?? '').split('.').at(-1) ?? '',
    /** Taken back because an earlier ticket of the slip has won. */
    isStopped: store.chases.isStopped(id),
  };
}
