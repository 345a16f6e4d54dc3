import { worthOf } from '../../provider/engines/board/jacks.ts';
import { DECK_SIZE, type DeckCard, handOf } from '../../provider/engines/board/pokerHands.ts';

/** CHOOSE[n][k] */
const CHOOSE = Array.from({ length: DECK_SIZE + 1 }, (_, n) =>
  Array.from({ length: 6 }, (_, k) => {
    let ways = 1;
    for (let i = 0; i < k; i += 1) ways = (ways * (n - i)) / (i + 1);
    return ways;
  }),
);
const choose = (n: number, k: number): number => CHOOSE[n]?.[k] ?? 0;

/** Least common multiple of the numbers of draws, C(47, 0…5): what sums of draws are brought to. */
export const COMMON = 7_669_695;
export const ALL_HANDS = choose(DECK_SIZE, 5);

/** Cards in rising order, as the place of their set among all sets of that size. */
function placeOf(cards: readonly DeckCard[], mask: number): number {
  let place = 0;
  let size = 0;
  for (let at = 0; at < 5; at += 1)
    if (mask & (1 << at)) {
      size += 1;
      place += choose(cards[at] ?? 0, size);
    }
  return place;
}

const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
const SIZES = Array.from({ length: 32 }, (_, mask) => bits(mask));

function* hands(): Generator<readonly DeckCard[]> {
  for (let e = 4; e < DECK_SIZE; e += 1)
    for (let d = 3; d < e; d += 1)
      for (let c = 2; c < d; c += 1)
        for (let b = 1; b < c; b += 1) for (let a = 0; a < b; a += 1) yield [a, b, c, d, e];
}

export interface Solved {
  /** How many hands of each worth there are among all hands. */
  readonly worths: ReadonlyMap<string, number>;
  /** Most that holding some of five rising cards brings on average, times COMMON, and the places held, a bit each. */
  readonly best: (cards: readonly DeckCard[]) => readonly [value: number, mask: number];
}

/** Sums, for every set of up to five cards, of what all hands with that set are worth. */
export function solve(): Solved {
  const sums = Array.from({ length: 6 }, (_, size) => new Float64Array(choose(DECK_SIZE, size)));
  const worths = new Map<string, number>();
  for (const cards of hands()) {
    const hand = handOf(cards);
    worths.set(hand ?? 'none', (worths.get(hand ?? 'none') ?? 0) + 1);
    if (hand === null) continue;
    for (let mask = 0; mask < 32; mask += 1) {
      const row = sums[SIZES[mask] ?? 0];
      const place = placeOf(cards, mask);
      if (row) row[place] = (row[place] ?? 0) + worthOf(hand);
    }
  }
  return { worths, best: bestIn(sums) };
}

const bestIn =
  (sums: readonly Float64Array[]): Solved['best'] =>
  (cards) => {
    const at = SIZES.map((size, mask) => sums[size]?.[placeOf(cards, mask)] ?? 0);
    let best = -1;
    let held = 0;
    for (let hold = 0; hold < 32; hold += 1) {
      // Hands that keep what is held and take back nothing: by inclusion and exclusion over the cards thrown away.
      const thrown = 31 - hold;
      let sum = 0;
      for (let back = thrown; ; back = (back - 1) & thrown) {
        sum += (SIZES[back] ?? 0) % 2 === 0 ? (at[hold | back] ?? 0) : -(at[hold | back] ?? 0);
        if (back === 0) break;
      }
      const value = sum * (COMMON / choose(47, SIZES[thrown] ?? 0));
      if (value > best) [best, held] = [value, hold];
    }
    return [best, held];
  };

const FACTORIALS = [1, 1, 2, 6, 24];

/** One hand of each class that differs in its suits only, and how many hands its class has. */
export function* classes(): Generator<readonly [cards: readonly DeckCard[], count: number]> {
  for (const cards of hands()) {
    const suits = [0, 0, 0, 0];
    for (const card of cards) {
      const suit = Math.floor(card / 13);
      suits[suit] = (suits[suit] ?? 0) | (1 << (card % 13));
    }
    const [a = 0, b = 0, c = 0, d = 0] = suits;
    if (a < b || b < c || c < d) continue;
    const alike = [a, b, c, d].map((ranks, at, all) =>
      all.indexOf(ranks) === at ? all.filter((r) => r === ranks).length : 0,
    );
    yield [cards, alike.reduce((count, same) => count / (FACTORIALS[same] ?? 1), 24)];
  }
}
