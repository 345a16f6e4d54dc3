import type { ProviderDeps } from '../deps.ts';
import type { Session } from '../store/sessions.ts';
import { sheetOf } from './gameOdds.ts';
import { hiddenSeed } from './makeSeed.ts';

/** A bet on a draw that many share: a lottery ticket, a slip at a table, or a bet on a hand in a room. */
export interface Ticket {
  readonly id: string;
  readonly requestId: string;
  readonly issueId: string;
  /** 1/10,000 P */
  readonly stake: number;
  /** As read by the rules. */
  readonly choice: unknown;
  /** What the player adds to the shuffle of a hand; unless given, the seed of their own. */
  readonly clientSeed?: string;
}

/** Fixes a ticket. It is drawn by the seeds of its issue; the player's own seed gives it no more than a number. */
export function commitTicket(deps: ProviderDeps, session: Session, ticket: Ticket): void {
  const { store, now } = deps;
  const { player, gameId } = session;
  const seed = hiddenSeed(deps, player, gameId);
  const { clientSeed = seed.clientSeed } = ticket;
  store.seeds.use(seed.id, clientSeed);
  store.rounds.insert({
    ...ticket,
    ...{ sessionId: session.id, player, gameId, sheet: store.issues.get(ticket.issueId)?.lottery ?? sheetOf(gameId) },
    ...{ seedId: seed.id, clientSeed, nonce: seed.nextNonce },
    ...{ state: 'committed', events: [], payout: 0, refusal: null, outcome: null, startedAt: now(), endedAt: null },
  });
}
