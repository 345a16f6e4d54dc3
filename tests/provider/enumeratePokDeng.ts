import { bankersCards, needsMove } from '../../provider/engines/board/pokDeng.ts';
import { handOf, rankOf, suitOf } from '../../provider/engines/board/pokDengHand.ts';
import { duelOf } from '../../provider/engines/board/pokDengPay.ts';

/**
 * Pok Deng counted out by the game's own hands, duels and third cards: every deal of the player's and the banker's hands,
 * their reserves included. A hand is told by a number, its place among those that differ in strength or multiplier.
 */
const kinds: (readonly number[])[] = [];
const numberOf = new Map<string, number>();
function kindOf(cards: readonly number[]): number {
  const { strength, deng } = handOf(cards);
  const key = `${strength} ${deng}`;
  const known = numberOf.get(key);
  if (known !== undefined) return known;
  numberOf.set(key, kinds.length);
  kinds.push(cards);
  return kinds.length - 1;
}

const DECK = Array.from({ length: 52 }, (_, card) => card);
const two = Uint8Array.from(DECK.flatMap((a) => DECK.map((b) => (a === b ? 0 : kindOf([a, b])))));
const three = new Uint8Array(52 ** 3);
for (const a of DECK) for (const b of DECK) if (a < b) for (const c of DECK) if (b < c) fillThree([a, b, c]);

function fillThree([a, b, c]: readonly [number, number, number]): void {
  const hand = kindOf([a, b, c]);
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

/** How each kind of hand ends against each. */
const endOf = kinds.map((mine) =>
  kinds.map((his) => {
    const { result, deng } = duelOf(mine, his);
    return result === 'tie' ? 0 : result === 'win' ? deng : 6 + deng;
  }),
);
const count = (ends: Ends, mine: number, his: number, deals: number): void => {
  const end = endOf[mine]?.[his] ?? 0;
  ends[end] = (ends[end] ?? 0) + deals;
};

/** By the two cards of the banker: whether the third is taken. */
const drawsThird = Uint8Array.from(
  DECK.flatMap((a) => DECK.map((b) => (a === b ? 0 : bankersCards([a, b, a === 0 || b === 0 ? 51 : 0]).length - 2))),
);
/** Ace and two: never pok. */
const LOW = [0, 4];
const endsAtOnce = Uint8Array.from(DECK.flatMap((a) => DECK.map((b) => Number(!needsMove(LOW, [a, b])))));
/** Ordered reserves of player and banker, once four cards are out. */
const RESERVES = 48 * 47;

function startOf(a: number, b: number, weight: number): Start {
  const mine = two[a * 52 + b] ?? 0;
  const isOver = !needsMove([a, b], LOW);
  const [atOnce, stand, draw] = [new Float64Array(12), new Float64Array(12), new Float64Array(12)];
  const left = DECK.filter((card) => card !== a && card !== b);
  for (const [at, p] of left.entries())
    for (const q of left.slice(at + 1)) {
      const his = two[p * 52 + q] ?? 0;
      if (endsAtOnce[p * 52 + q] || isOver) count(atOnce, mine, his, RESERVES);
      else againstPair(a, b, mine, p, q, his, left, stand, draw);
    }
  const ranks = [rankOf(a), rankOf(b)] as const;
  return { ranks, isSuited: suitOf(a) === suitOf(b), points: handOf([a, b]).points, weight, atOnce, stand, draw };
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
  const bankerDraws = drawsThird[p * 52 + q] === 1;
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
