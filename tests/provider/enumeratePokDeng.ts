/**
 * Pok Deng counted out, apart from the provider's own code: every deal of the player's and the banker's hands, their
 * reserves included. A hand is told by a number: eight times its rank among the hands, and its multiplier.
 */
const pips = (card: number): number => Math.min((card >> 2) + 1, 10) % 10;
const isOneRank = (cards: readonly number[]): boolean => new Set(cards.map((card) => card >> 2)).size === 1;
const isOneSuit = (cards: readonly number[]): boolean => new Set(cards.map((card) => card & 3)).size === 1;

const [FACES, STRAIGHT, FLUSH_ROW, TONG, POK_8] = [10, 11, 12, 13, 14] as const;
const ROWS = new Set([...Array.from({ length: 11 }, (_, at) => [at + 1, at + 2, at + 3]), [0, 11, 12]].map(String));

const twoCards = (a: number, b: number): number => {
  const points = (pips(a) + pips(b)) % 10;
  return (points >= 8 ? POK_8 + points - 8 : points) * 8 + (isOneRank([a, b]) || isOneSuit([a, b]) ? 2 : 1);
};
const threeCards = (cards: readonly number[]): number => {
  if (isOneRank(cards)) return TONG * 8 + 5;
  const ranks = cards.map((card) => card >> 2).toSorted((x, y) => x - y);
  if (ROWS.has(String(ranks))) return isOneSuit(cards) ? FLUSH_ROW * 8 + 5 : STRAIGHT * 8 + 3;
  if (ranks.every((rank) => rank > 9)) return FACES * 8 + 3;
  return (cards.reduce((sum, card) => sum + pips(card), 0) % 10) * 8 + (isOneSuit(cards) ? 3 : 1);
};

const DECK = Array.from({ length: 52 }, (_, card) => card);
const two = Uint8Array.from(DECK.flatMap((a) => DECK.map((b) => (a === b ? 0 : twoCards(a, b)))));
const three = new Uint8Array(52 ** 3);
for (const a of DECK) for (const b of DECK) if (a < b) for (const c of DECK) if (b < c) fillThree([a, b, c]);

function fillThree([a, b, c]: readonly [number, number, number]): void {
  const hand = threeCards([a, b, c]);
  for (const [x, y, z] of [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ] as const)
    three[(x * 52 + y) * 52 + z] = hand;
}

/** Deals by how they end for the player: 0 ties, 1 to 5 wins by multiplier, 7 to 11 losses by six and the multiplier. */
export type Ends = Float64Array;

/** Two cards that play alike, e.g. five and ten of two suits. */
export interface Start {
  readonly ranks: readonly [number, number];
  readonly isSuited: boolean;
  readonly points: number;
  /** Pairs of cards like these. */
  readonly weight: number;
  /** Deals that end at once. */
  readonly atOnce: Ends;
  readonly stand: Ends;
  readonly draw: Ends;
}

const count = (ends: Ends, mine: number, his: number, deals: number): void => {
  const [rank, against] = [mine >> 3, his >> 3];
  const end = rank === against ? 0 : rank > against ? mine & 7 : 6 + (his & 7);
  ends[end] = (ends[end] ?? 0) + deals;
};

const BANKER_DRAWS = 4;
/** Ordered reserves of player and banker, once four cards are out. */
const RESERVES = 48 * 47;

function startOf(a: number, b: number, weight: number): Start {
  const mine = two[a * 52 + b] ?? 0;
  const [atOnce, stand, draw] = [new Float64Array(12), new Float64Array(12), new Float64Array(12)];
  const left = DECK.filter((card) => card !== a && card !== b);
  for (const [at, p] of left.entries())
    for (const q of left.slice(at + 1)) {
      const his = two[p * 52 + q] ?? 0;
      if (his >> 3 >= POK_8 || mine >> 3 >= POK_8) count(atOnce, mine, his, RESERVES);
      else againstPair(a, b, mine, p, q, his, left, stand, draw);
    }
  const ranks = [(a >> 2) + 1, (b >> 2) + 1] as const;
  return { ranks, isSuited: (a & 3) === (b & 3), points: (pips(a) + pips(b)) % 10, weight, atOnce, stand, draw };
}

function againstPair(
  a: number,
  b: number,
  mine: number,
  p: number,
  q: number,
  his: number,
  left: readonly number[],
  stand: Ends,
  draw: Ends,
): void {
  const bankerDraws = his >> 3 <= BANKER_DRAWS;
  if (!bankerDraws) count(stand, mine, his, RESERVES);
  const [own, other] = [(a * 52 + b) * 52, (p * 52 + q) * 52];
  for (const card of left) {
    if (card === p || card === q) continue;
    if (bankerDraws) count(stand, mine, three[other + card] ?? 0, 47);
    const drawn = three[own + card] ?? 0;
    if (!bankerDraws) count(draw, drawn, his, 47);
    else
      for (const last of left)
        if (last !== p && last !== q && last !== card) count(draw, drawn, three[other + last] ?? 0, 1);
  }
}

/** The 169 starts of a player: pairs, and two ranks in one suit or two. */
export const countStarts = (): readonly Start[] =>
  DECK.filter((card) => card % 4 === 0).flatMap((a) =>
    DECK.filter((card) => card % 4 === 0 && card >= a).flatMap((b) =>
      a === b ? [startOf(a, a + 1, 6)] : [startOf(a, b, 4), startOf(a, b + 1, 12)],
    ),
  );
