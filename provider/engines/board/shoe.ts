import { type Draw, drawBelow } from '../rng/blocks.ts';

/** A card: rank 0 (ace) to 12 (king), and 13 more for each suit: spades, hearts, clubs, diamonds. */
export type ShoeCard = number;

const DECKS = 8;
const DECK = 52;
export const SHOE = DECKS * DECK;

export const rankOf = (card: ShoeCard): number => card % 13;
export const suitOf = (card: ShoeCard): number => Math.floor(card / 13);

/**
 * The places of cards in a shoe from which none is put back: the nth value counts the places that are left, in order.
 */
export function placesOf(values: readonly number[]): readonly number[] {
  const taken: number[] = [];
  return values.map((value) => {
    const place = taken.toSorted((a, b) => a - b).reduce((at, used) => (used <= at ? at + 1 : at), value);
    taken.push(place);
    return place;
  });
}

/** The first cards of a fresh shoe of eight decks. */
export function* drawCards(count: number): Draw<readonly ShoeCard[]> {
  const { values } = yield* drawBelow(
    Array.from({ length: count }, (_, at) => SHOE - at),
    0,
  );
  return placesOf(values).map((place) => place % DECK);
}
