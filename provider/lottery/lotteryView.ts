import type { ProviderDeps } from '../deps.ts';
import type { Issue } from '../store/issues.ts';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import { issueOf } from './issues.ts';
import { lotteryOf } from './lotteryGames.ts';

const RESULTS_SHOWN = 20;
const TICKETS_SHOWN = 20;

export type LotteryState = ReturnType<typeof lotteryView>;
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
    ...{ balance, ended },
    net: store.rounds.net(session.id),
    issue: { number, sealsAt, drawsAt, commitment },
    results: store.issues.latest(gameId, RESULTS_SHOWN).map(resultView),
    tickets: store.rounds.tickets(player, gameId, TICKETS_SHOWN).map(ticketView),
  };
}

export const resultView = ({ number, drawsAt, drawn, state }: Issue) => ({ number, drawsAt, drawn, state });

export const ticketView = ({ id, issueId, stake, payout, state, refusal, choice, outcome, startedAt }: Round) => ({
  ...{ id, stake, payout, state, refusal, choice, outcome, startedAt },
  issue: (issueId ?? '').split('.').at(-1) ?? '',
});
