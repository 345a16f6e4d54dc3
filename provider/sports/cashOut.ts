import type { ProviderDeps } from '../deps.ts';
import { factorOf } from '../engines/sports/factor.ts';
import type { SlipMove } from '../engines/sports/slip.ts';
import { PlayRefusal } from '../play/PlayRefusal.ts';
import { takeMove } from '../rounds/advanceRound.ts';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import type { MatchRow } from '../store/sportsMatches.ts';
import type { Slip, SlipLeg } from '../store/sportsSlips.ts';
import { matchesOf } from './advanceSlip.ts';
import type { Prices } from './createPrices.ts';

/** Of the fair value, so much is offered. */
const SHARE = 0.97;
/** Offers are in whole P 0.01. */
const STEP = 100;

/** What ends a slip now, 1/10,000 P; null while there is no offer. */
export function offerOf(deps: ProviderDeps, prices: Prices, slip: Slip, round: Round): number | null {
  if (round.state !== 'playing' || !slip.isConfirmed) return null;
  const matches = matchesOf(deps, slip);
  const worths = slip.legs.map((leg, at) => {
    const match = matches[at];
    if (leg.result !== 'pending') return isFinal(match) ? worthOfDecided(leg) : null;
    return match === undefined ? null : prices.worth(match, leg.selection, leg.odds);
  });
  const isOffered = worths.every((worth) => worth !== null) && slip.legs.some(({ result }) => result === 'pending');
  if (!isOffered) return null;
  const fair = worths.reduce((product, worth) => product * (worth ?? 0), round.stake);
  const offer = Math.floor((fair * SHARE) / STEP) * STEP;
  return offer > 0 ? offer : null;
}

/** A result may be corrected until its match is closed. */
const isFinal = (match: MatchRow | undefined): boolean => match?.status.state !== 'ended' || match.seed !== null;

function worthOfDecided({ result, odds }: SlipLeg): number {
  if (result === 'pending') throw new Error('the leg is not decided');
  const { numerator, denominator } = factorOf(result, odds);
  return Number(numerator) / Number(denominator);
}

/**
 * Ends a slip for what is offered at this moment, if that is no less than what the player saw. A repeat is the same.
 *
 * @throws PlayRefusal `ROUND_UNKNOWN`, `REQUEST_DIFFERS`, `TOO_LATE`, `MARKET_SUSPENDED`, `OFFER_CHANGED`
 */
export function cashOut(
  deps: ProviderDeps,
  prices: Prices,
  { player, gameId }: Session,
  { id, requestId, offer }: { readonly id: string; readonly requestId: string; readonly offer: number },
): void {
  const { store } = deps;
  const [slip, round] = [store.sports.slips.get(id), store.rounds.get(id)];
  if (slip === null || round === null || slip.player !== player || slip.gameId !== gameId)
    throw new PlayRefusal('ROUND_UNKNOWN');
  const known = store.sports.cashOuts.byRequest(player, gameId, requestId);
  if (known !== null) {
    if (known.slipId !== id || known.offer !== offer) throw new PlayRefusal('REQUEST_DIFFERS');
    return;
  }
  if (round.state !== 'playing') throw new PlayRefusal('TOO_LATE');
  const payout = offerOf(deps, prices, slip, round);
  if (payout === null) throw new PlayRefusal('MARKET_SUSPENDED');
  if (payout < offer) throw new PlayRefusal('OFFER_CHANGED', { offer: payout });
  store.transaction(() => {
    store.sports.cashOuts.insert({ player, gameId, requestId, slipId: id, offer });
    takeMove(deps, round, { type: 'cashOut', requestId, payout } satisfies SlipMove);
  });
}
