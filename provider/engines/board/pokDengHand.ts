/** A card, 0 to 51: four of each rank, aces first, in the order of suits of `page/art/cards.ts`. */
export const rankOf = (card: number): number => Math.floor(card / 4) + 1;
export const suitOf = (card: number): number => card % 4;

type HandKind = 'pok' | 'tong' | 'straightFlush' | 'straight' | 'faces' | 'points';

export interface Hand {
  readonly kind: HandKind;
  /** 0 to 9: the last digit of the sum. Aces count 1, tens and faces 0. */
  readonly points: number;
  /** Times the unit that the hand wins, or costs its losers. */
  readonly deng: number;
  /** The higher wins; equal ones tie. */
  readonly strength: number;
}

const JACK = 11;
const sumOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + (rankOf(card) < 10 ? rankOf(card) : 0), 0) % 10;

const isRow = ([a = 0, b = 0, c = 0]: readonly number[]): boolean =>
  // An ace follows the king, and nothing else.
  (a === 1 && b === 12 && c === 13) || (a > 1 && b === a + 1 && c === b + 1);

/** Two or three cards as they count. Two hands of one kind are equal, and so are equal points, whatever their deng. */
export function handOf(cards: readonly number[]): Hand {
  const ranks = cards.map(rankOf).toSorted((a, b) => a - b);
  const points = sumOf(cards);
  const isSuited = new Set(cards.map(suitOf)).size === 1;
  const isOneRank = new Set(ranks).size === 1;
  if (cards.length === 2) {
    const deng = isSuited || isOneRank ? 2 : 1;
    return points < 8
      ? { kind: 'points', points, deng, strength: points }
      : { kind: 'pok', points, deng, strength: points + 10 };
  }
  if (isOneRank) return { kind: 'tong', points, deng: 5, strength: 13 };
  if (isRow(ranks))
    return isSuited
      ? { kind: 'straightFlush', points, deng: 5, strength: 12 }
      : { kind: 'straight', points, deng: 3, strength: 11 };
  if (ranks.every((rank) => rank >= JACK)) return { kind: 'faces', points, deng: 3, strength: 10 };
  return { kind: 'points', points, deng: isSuited ? 3 : 1, strength: points };
}
