import type { Ratio } from '../ratio.ts';
import type { Draw } from '../rng/blocks.ts';
import { drawCards, rankOf, type ShoeCard } from './shoe.ts';
import { type SpotsChoice, spotRules } from './spots.ts';

export const DRAGON_SPOTS = [
  ...(['dragon', 'tiger', 'tie', 'suited'] as const),
  ...(['dragon-big', 'dragon-small', 'dragon-odd', 'dragon-even'] as const),
  ...(['tiger-big', 'tiger-small', 'tiger-odd', 'tiger-even'] as const),
] as const;
export type DragonSpot = (typeof DRAGON_SPOTS)[number];
export type DragonChoice = SpotsChoice<DragonSpot>;

export interface DragonView {
  readonly dragon: ShoeCard;
  readonly tiger: ShoeCard;
  readonly winner: 'dragon' | 'tiger' | 'tie';
}

/** The higher rank wins; the ace is lowest. */
export function dragonHand(dragon: ShoeCard, tiger: ShoeCard): DragonView {
  const ahead = rankOf(dragon) - rankOf(tiger);
  return { dragon, tiger, winner: ahead > 0 ? 'dragon' : ahead < 0 ? 'tiger' : 'tie' };
}

/** Points of a seven, on which all bets on a single card lose. */
const SEVEN = 7;

/** Whether a card is what a bet on it says, by its points from 1 to 13. */
function fits(card: ShoeCard, what: string): boolean {
  const points = rankOf(card) + 1;
  if (points === SEVEN) return false;
  if (what === 'big' || what === 'small') return points > SEVEN === (what === 'big');
  return (points % 2 === 1) === (what === 'odd');
}

/** What a spot brings back, in hundredths of the bet. */
export function dragonReturns(view: DragonView, spot: DragonSpot): number {
  const { dragon, tiger, winner } = view;
  switch (spot) {
    case 'dragon':
    case 'tiger':
      return winner === spot ? 200 : winner === 'tie' ? 50 : 0;
    case 'tie':
      return winner === 'tie' ? 1_300 : 0;
    case 'suited':
      return dragon === tiger ? 5_600 : 0;
    default: {
      const [side, what = ''] = spot.split('-');
      return fits(side === 'dragon' ? dragon : tiger, what) ? 200 : 0;
    }
  }
}

function* deal(): Draw<DragonView> {
  const [dragon = 0, tiger = 0] = yield* drawCards(2);
  return dragonHand(dragon, tiger);
}

/** Of the 415 cards left, 31 are of the first one's rank, 7 of its suit as well. */
const RETURNS: Readonly<Record<'side' | 'tie' | 'suited' | 'card', Ratio>> = {
  // (384 · 2 / 2 + 31 / 2) / 415
  side: { numerator: 799n, denominator: 830n },
  tie: { numerator: 403n, denominator: 415n },
  suited: { numerator: 392n, denominator: 415n },
  card: { numerator: 12n, denominator: 13n },
};
const returnOf = (spot: DragonSpot): Ratio =>
  spot === 'tie' || spot === 'suited' ? RETURNS[spot] : RETURNS[spot.includes('-') ? 'card' : 'side'];

/** Dragon tiger: one card each from a fresh shoe of eight decks. */
export const dragon = spotRules<DragonSpot, DragonView>({
  id: 'dragon-1',
  bets: DRAGON_SPOTS.map((id) => ({ id, rtp: returnOf(id) })),
  isSpot: (name) => (DRAGON_SPOTS as readonly string[]).includes(name),
  draw: deal,
  returns: dragonReturns,
});
