/** A card of one deck: rank 0 (two) to 12 (ace), and 13 more for each suit: clubs, diamonds, hearts, spades. */
export type DeckCard = number;

export const DECK_SIZE = 52;
const ACE = 12;
const JACK = 9;
const TEN = 8;
/** Ranks of the straight in which the ace is low, a bit each. */
const WHEEL = 0b1_0000_0000_1111;

export const deckRank = (card: DeckCard): number => card % 13;
export const deckSuit = (card: DeckCard): number => Math.floor(card / 13);

/** What a hand is worth in 9/6 Jacks or Better: multipliers of the stake, the stake included. */
export const PAYTABLE = {
  royalFlush: 800,
  straightFlush: 50,
  four: 25,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  three: 3,
  twoPair: 2,
  jacks: 1,
} as const;
export type Hand = keyof typeof PAYTABLE;
export const HANDS = Object.keys(PAYTABLE) as readonly Hand[];

/** How many two cards of the hand are of one rank, and the rank of the last two. */
function twins(cards: readonly DeckCard[]): readonly [count: number, rank: number] {
  let count = 0;
  let rank = -1;
  for (let a = 0; a < cards.length; a += 1)
    for (let b = a + 1; b < cards.length; b += 1)
      if (deckRank(cards[a] ?? 0) === deckRank(cards[b] ?? 0)) {
        count += 1;
        rank = deckRank(cards[a] ?? 0);
      }
  return [count, rank];
}

/** Of five cards that differ in rank. */
function runOrFlush(cards: readonly DeckCard[]): Hand | null {
  const ranks = cards.map(deckRank);
  const lowest = Math.min(...ranks);
  const isFlush = cards.every((card) => deckSuit(card) === deckSuit(cards[0] ?? 0));
  const isStraight = Math.max(...ranks) - lowest === 4 || ranks.reduce((bits, rank) => bits | (1 << rank), 0) === WHEEL;
  if (isFlush && isStraight) return lowest === TEN && ranks.includes(ACE) ? 'royalFlush' : 'straightFlush';
  return isFlush ? 'flush' : isStraight ? 'straight' : null;
}

/** The best paying hand of five cards, or null. */
export function handOf(cards: readonly DeckCard[]): Hand | null {
  const [count, rank] = twins(cards);
  switch (count) {
    case 6:
      return 'four';
    case 4:
      return 'fullHouse';
    case 3:
      return 'three';
    case 2:
      return 'twoPair';
    case 1:
      return rank >= JACK ? 'jacks' : null;
    default:
      return runOrFlush(cards);
  }
}
