import {
  BACCARAT_SPOTS,
  type BaccaratSpot,
  type BaccaratView,
  baccaratHand,
  baccaratReturns,
} from '../../provider/engines/board/baccarat.ts';

const DECKS = 8;
const RANKS = Array.from({ length: 13 }, (_, rank) => rank);
/** A card of each number of points: a ten for none, an ace for one. */
const OF_POINTS = [9, 0, 1, 2, 3, 4, 5, 6, 7, 8];
/** Ordered deals of six cards from a fresh shoe. */
const DEALS = 416n * 415n * 414n * 413n * 412n * 411n;

type Paid = Readonly<Record<BaccaratSpot, { readonly numerator: bigint; readonly denominator: bigint }>>;

/**
 * What each spot brings back on average over all deals from a fresh shoe of eight decks, in hundredths: the game's own
 * hands and payments, counted by points. A hand that ends early counts with every card that could have come after.
 */
export function countHands(): { readonly paid: Paid; readonly deals: bigint } {
  const sums = new Map<string, bigint>();
  let deals = 0n;
  const shoe = OF_POINTS.map((_, points) => (points === 0 ? 16 : 4) * DECKS);
  const spots = BACCARAT_SPOTS.filter((spot) => !spot.startsWith('pair-'));
  const add = (view: BaccaratView, ways: bigint) => {
    deals += ways;
    for (const spot of spots) sums.set(spot, (sums.get(spot) ?? 0n) + ways * BigInt(baccaratReturns(view, spot)));
  };
  const LEFT = [0n, 0n, 0n, 0n, 412n * 411n, 411n, 1n];
  const deal = (cards: readonly number[], ways: number) => {
    const view = baccaratHand(cards);
    if (cards.length >= 4 && view.player.length + view.banker.length <= cards.length)
      return add(view, BigInt(ways) * (LEFT[cards.length] ?? 0n));
    for (const [points, card] of OF_POINTS.entries()) {
      const copies = shoe[points] ?? 0;
      shoe[points] = copies - 1;
      deal([...cards, card], ways * copies);
      shoe[points] = copies;
    }
  };
  deal([], 1);
  const ofPair = (spot: BaccaratSpot, place: 0 | 1) =>
    RANKS.flatMap((one) =>
      RANKS.map((other) => {
        const cards = place === 0 ? [one, 0, other, 0] : [0, one, 0, other];
        const ways = 4n * BigInt(DECKS) * (4n * BigInt(DECKS) - (one === other ? 1n : 0n));
        return ways * BigInt(baccaratReturns(baccaratHand(cards), spot));
      }),
    ).reduce((sum, paid) => sum + paid, 0n);
  const pairs = 416n * 415n * 100n;
  return {
    deals,
    paid: {
      ...(Object.fromEntries(
        spots.map((spot) => [spot, { numerator: sums.get(spot) ?? 0n, denominator: DEALS * 100n }]),
      ) as Paid),
      'pair-player': { numerator: ofPair('pair-player', 0), denominator: pairs },
      'pair-banker': { numerator: ofPair('pair-banker', 1), denominator: pairs },
    },
  };
}
