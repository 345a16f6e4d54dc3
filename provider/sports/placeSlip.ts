import { createHash } from 'node:crypto';
import type { ProviderDeps } from '../deps.ts';
import { combinedOdds } from '../engines/sports/factor.ts';
import { MOST_PAYOUT } from '../engines/sports/slip.ts';
import { hiddenSeed } from '../play/makeSeed.ts';
import { PlayRefusal } from '../play/PlayRefusal.ts';
import { roundIdOf } from '../play/spin.ts';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import type { MatchRow } from '../store/sportsMatches.ts';
import type { Accept, Slip, SlipLeg } from '../store/sportsSlips.ts';
import { bookOf, isInBook } from './books.ts';
import type { Prices } from './createPrices.ts';
import { type Liability, liabilityOf } from './liability.ts';
import { readSelection } from './selection.ts';
import { SHEET } from './sheet.ts';
import type { SlipRequest } from './views.ts';

/** In a slip, or singles in a request. */
export const MOST_LEGS = 12;

/** A leg of a request with what it is bet on. */
interface AskedLeg {
  readonly match: MatchRow;
  readonly leg: SlipLeg;
  /** Hundredths, as the player saw them. */
  readonly asked: number;
}

export interface Book {
  readonly prices: Prices;
  readonly liability: Liability;
}

/** Whether a change of odds is taken. Per cent below what was asked, or none, or better ones only. */
export function isAccepted(accept: Accept, asked: number, odds: number): boolean {
  if (accept === 'none') return odds === asked;
  const least = accept === 'better' ? asked : asked * (1 - accept / 100);
  return odds >= least;
}

/**
 * Writes down the slips of a request: one of all its legs, or one for each. Their stakes are still to be taken. A repeat
 * writes nothing.
 *
 * @returns ids of their rounds
 * @throws PlayRefusal `ODDS_CHANGED`, `MARKET_SUSPENDED`, `BETS_CLOSED`, `STAKE_INVALID`, `CHOICE_INVALID`,
 *   `RELATED_LEGS`, `PAYOUT_LIMIT`, `LIABILITY_LIMIT`, `SESSION_ENDED`, `REQUEST_DIFFERS`
 */
export function placeSlips(
  deps: ProviderDeps,
  { prices, liability }: Book,
  session: Session,
  request: SlipRequest,
): readonly string[] {
  const { store } = deps;
  const groups = request.kind === 'accumulator' ? [request.legs] : request.legs.map((leg) => [leg]);
  const ids = groups.map((_, at) => (groups.length === 1 ? request.requestId : `${request.requestId}.${at}`));
  const known = slipsOf(deps, session, request.requestId);
  if (known.length > 0) {
    if (known.length !== ids.length || known.some((round) => !isAskedAgain(round, request)))
      throw new PlayRefusal('REQUEST_DIFFERS');
    return known.map(({ id }) => id);
  }
  if (session.ended !== null) throw new PlayRefusal('SESSION_ENDED');
  if (request.stake < session.minStake || request.stake > session.maxStake) throw new PlayRefusal('STAKE_INVALID');
  const legs = readLegs(deps, prices, session, request);
  const slips = request.kind === 'accumulator' ? [legs] : legs.map((leg) => [leg]);
  for (const slip of slips) {
    const odds = combinedOdds(slip.map(({ leg }) => leg.odds));
    if ((request.stake / 100) * odds > MOST_PAYOUT) throw new PlayRefusal('PAYOUT_LIMIT');
  }
  const placed = store.transaction(() => {
    liability.check(
      session,
      request.stake,
      slips.map((slip) => slip.map(({ leg }) => leg)),
    );
    return slips.map((slip, at) => commitSlip(deps, session, request, { requestId: ids[at] ?? '', legs: slip }));
  });
  for (const slip of placed) liability.count(slip);
  return placed.map(({ id }) => id);
}

/** The rounds of a request: one under its own id, or several that are counted. */
function slipsOf({ store }: ProviderDeps, { player, gameId }: Session, requestId: string): readonly Round[] {
  const of = (id: string) => store.rounds.byRequest(player, gameId, id) ?? [];
  return [requestId, ...Array.from({ length: MOST_LEGS }, (_, at) => `${requestId}.${at}`)].flatMap(of);
}

/** SHA-256 of everything that a slip is asked for with. */
const contentOf = ({ kind, stake, accept, legs }: SlipRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, stake, accept, legs.map(({ selection, odds }) => [selection, odds])]))
    .digest('hex');

/** Slips of earlier versions know no more than their stake. */
const isAskedAgain = ({ stake, choice }: Round, request: SlipRequest): boolean =>
  stake === request.stake && ((choice as { content?: string }).content ?? contentOf(request)) === contentOf(request);

/** @throws PlayRefusal unless every leg can be bet on at odds that the player takes */
function readLegs(
  deps: ProviderDeps,
  prices: Prices,
  { gameId }: Session,
  { kind, legs, accept }: SlipRequest,
): readonly AskedLeg[] {
  const read = legs.map(({ selection, odds }) => legOf(deps, gameId, selection, odds));
  const matches = new Set(read.map(({ match }) => match.id));
  if (kind === 'accumulator' && matches.size < legs.length) throw new PlayRefusal('RELATED_LEGS');
  if (new Set(legs.map(({ selection }) => selection)).size < legs.length) throw new PlayRefusal('CHOICE_INVALID');
  const now = read.map((one) => ({ ...one, odds: prices.odds(one.match, one.leg.selection) }));
  const suspended = now.filter(({ odds }) => odds === null).map(({ leg }) => leg.selection);
  if (suspended.length > 0) throw new PlayRefusal('MARKET_SUSPENDED', { selections: suspended });
  const changes = now
    .filter(({ asked, odds }) => !isAccepted(accept, asked, odds ?? 0))
    .map(({ leg, asked, odds }) => ({ selection: leg.selection, was: asked, odds: odds ?? 0 }));
  if (changes.length > 0) throw new PlayRefusal('ODDS_CHANGED', { changes });
  return now.map(({ match, leg, asked, odds }) => ({ match, asked, leg: { ...leg, odds: odds ?? 0 } }));
}

function legOf({ store, now }: ProviderDeps, gameId: string, selection: string, asked: number): AskedLeg {
  const read = readSelection(selection);
  const match = read === null ? null : store.sports.matches.get(read.match);
  const book = bookOf(gameId);
  if (read === null || match === null || book === null || !isInBook(book, match.sport))
    throw new PlayRefusal('CHOICE_INVALID');
  const { state, score } = match.status;
  if (state !== 'live' && (state !== 'scheduled' || now() >= match.startsAt)) throw new PlayRefusal('BETS_CLOSED');
  const { kind, line, map, side } = read;
  const scoreAtBet = state === 'live' ? score : null;
  return {
    match,
    asked,
    leg: { ...{ matchId: match.id, selection, kind, line, map, side, odds: asked, scoreAtBet }, result: 'pending' },
  };
}

function commitSlip(
  deps: ProviderDeps,
  { id: sessionId, player, gameId, demo }: Session,
  request: SlipRequest,
  { requestId, legs }: { readonly requestId: string; readonly legs: readonly AskedLeg[] },
): Omit<Slip, 'number'> {
  const { store, now, randomBytes } = deps;
  const { stake, kind, accept } = request;
  const id = roundIdOf(gameId, randomBytes(6));
  const seed = hiddenSeed(deps, player, gameId);
  store.seeds.use(seed.id, seed.clientSeed);
  store.rounds.insert({
    ...{ id, requestId, sessionId, player, gameId, stake, sheet: SHEET, issueId: null },
    ...{ seedId: seed.id, clientSeed: seed.clientSeed, nonce: seed.nextNonce },
    choice: {
      ...{ kind, accept, content: contentOf(request) },
      legs: legs.map(({ leg: { selection, odds } }) => ({ selection, odds })),
    },
    ...{ state: 'committed', events: [], payout: 0, refusal: null, outcome: null, startedAt: now(), endedAt: null },
  });
  const slip: Omit<Slip, 'number'> = {
    ...{ id, player, gameId, kind, accept, placedAt: now(), isConfirmed: false, refusal: null, wasUnsettled: false },
    legs: legs.map(({ leg }) => leg),
    liability: demo
      ? 0
      : liabilityOf(
          stake,
          legs.map(({ leg }) => leg.odds),
        ),
  };
  store.sports.slips.insert(slip);
  return slip;
}
