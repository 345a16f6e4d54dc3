import { createHash } from 'node:crypto';
import type { ProviderDeps } from '../deps.ts';
import { drawNow } from '../engines/rng/drawNow.ts';
import { takeMove, voidRound } from '../rounds/advanceRound.ts';
import type { Rounds } from '../rounds/createRounds.ts';
import type { Issue } from '../store/issues.ts';
import type { Round } from '../store/rounds.ts';
import { stopChases, stopTicket } from './chase.ts';
import { seedsOf } from './issueSeeds.ts';
import { issueAt } from './issueTimes.ts';
import { lotteryGameIds, lotteryIdOf, lotteryOf, lotteryOfIssue } from './lotteryGames.ts';
import { hasWonBefore } from './wonBefore.ts';

/** Issues that are kept ready, the open one included: as many as a ticket may be repeated over. */
export const ISSUES_AHEAD = 10;
/** Tickets that wait for the wallet at the same time. */
const AT_ONCE = 32;
/** A draw that is later than this, after the provider was away, does not happen: the issue is void. */
export const LATEST_DRAW_MS = 10 * 60_000;

/** An issue of a game: the open one, or one after it. Made in advance, with its commitment. */
export function issueOf({ store, now, randomBytes }: ProviderDeps, gameId: string, after = 0): Issue {
  const game = lotteryOf(gameId);
  const times = issueAt(game, now(), after);
  const id = `${gameId}.${times.number}`;
  const known = store.issues.get(id);
  if (known !== null) return known;
  const serverSeed = randomBytes(32).toString('hex');
  const commitment = createHash('sha256').update(serverSeed).digest('hex');
  store.issues.insert({ ...times, id, gameId, lottery: game.id, serverSeed, commitment });
  const made = store.issues.get(id);
  if (made === null) throw new Error(`no issue was kept for ${id}`);
  return made;
}

/** Opens what is to be opened, draws what is due, and settles its tickets. Safe at any time and after any stop. */
export async function advanceIssues(deps: ProviderDeps, rounds: Rounds<Round>): Promise<void> {
  const { store, now } = deps;
  for (const gameId of lotteryGameIds) issueOf(deps, gameId);
  for (const issue of store.issues.due(now()).filter(({ gameId }) => lotteryIdOf(gameId) !== null)) {
    const isLate = now() - issue.drawsAt > LATEST_DRAW_MS;
    const drawn = isLate ? null : draw(issue);
    store.issues.end(issue.id, isLate ? 'void' : 'drawn', drawn, now());
  }
  await settleTickets(deps, rounds);
  await stopChases(deps, rounds);
}

/**
 * Settles the tickets of issues that were drawn, and returns the stakes of those that are void: issue after issue, so that
 * a slip that stops on a win knows of it before its next ticket.
 */
export async function settleTickets(deps: ProviderDeps, rounds: Rounds<Round>): Promise<void> {
  const byIssue = Map.groupBy(deps.store.rounds.ticketsToSettle(), ({ issueId }) => issueId);
  for (const tickets of byIssue.values())
    for (let at = 0; at < tickets.length; at += AT_ONCE)
      await Promise.all(tickets.slice(at, at + AT_ONCE).map((ticket) => settle(deps, rounds, ticket)));
}

async function settle(
  deps: ProviderDeps,
  rounds: Rounds<Round>,
  { id, isVoid }: { readonly id: string; readonly isVoid: boolean },
): Promise<void> {
  const round = deps.store.rounds.get(id);
  if (round?.state !== 'playing') return;
  if (isVoid) voidRound(deps, round, 'the issue is void');
  else if (hasWonBefore(deps, id)) stopTicket(deps, round);
  else takeMove(deps, round, 'drawn');
  await rounds.advance(id);
}

const draw = (issue: Issue): readonly number[] => drawNow(lotteryOfIssue(issue).draw(), seedsOf(issue));
