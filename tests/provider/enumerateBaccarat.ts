/** What a hand of baccarat came to, for every bet on it. */
export interface HandCount {
  readonly winner: 'player' | 'banker' | 'tie';
  /** Points of the banker. */
  readonly banker: number;
  readonly cards: number;
}

const DECKS = 8;
/** Cards by what they count: tens and pictures are 0. */
const fullShoe = () => [16 * DECKS, ...Array.from({ length: 9 }, () => 4 * DECKS)];

/** Points of the player's third card that a banker draws on, by the banker's points, as the rule books have them. */
const CHART = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''];

/**
 * Ordered deals of six cards from a fresh shoe of eight decks, by outcome: 416 · 415 · … · 411 together. A deal that
 * ends early counts with every card that could have come after.
 */
export function countHands(): { readonly counts: ReadonlyMap<string, bigint>; readonly all: bigint } {
  const counts = new Map<string, bigint>();
  const shoe = fullShoe();
  const add = (player: number, banker: number, cards: number, ways: number, left: bigint) => {
    const winner = player > banker ? 'player' : banker > player ? 'banker' : 'tie';
    const key = `${winner} ${banker} ${cards}`;
    counts.set(key, (counts.get(key) ?? 0n) + BigInt(ways) * left);
  };
  const each = (ways: number, next: (points: number, ways: number) => void) => {
    for (let points = 0; points < 10; points += 1) {
      const copies = shoe[points] ?? 0;
      if (copies === 0) continue;
      shoe[points] = copies - 1;
      next(points, ways * copies);
      shoe[points] = copies;
    }
  };
  const afterTwo = (player: number, banker: number, ways: number) => {
    if (player >= 8 || banker >= 8) return add(player, banker, 4, ways, 412n * 411n);
    if (player > 5 && banker > 5) return add(player, banker, 4, ways, 412n * 411n);
    if (player > 5) return each(ways, (third, more) => add(player, (banker + third) % 10, 5, more, 411n));
    each(ways, (third, more) => {
      const total = (player + third) % 10;
      if (!CHART[banker]?.includes(String(third))) return add(total, banker, 5, more, 411n);
      each(more, (last, most) => add(total, (banker + last) % 10, 6, most, 1n));
    });
  };
  each(1, (a, first) =>
    each(first, (b, second) =>
      each(second, (c, third) => each(third, (d, fourth) => afterTwo((a + c) % 10, (b + d) % 10, fourth))),
    ),
  );
  return { counts, all: 416n * 415n * 414n * 413n * 412n * 411n };
}

/** What a bet brings back on average, from what each hand brings back in hundredths. */
export function returnOf(
  { counts, all }: ReturnType<typeof countHands>,
  hundredths: (hand: HandCount) => number,
): { readonly numerator: bigint; readonly denominator: bigint } {
  let sum = 0n;
  for (const [key, ways] of counts) {
    const [winner, banker, cards] = key.split(' ');
    const hand = { winner: winner as HandCount['winner'], banker: Number(banker), cards: Number(cards) };
    sum += ways * BigInt(hundredths(hand));
  }
  return { numerator: sum, denominator: all * 100n };
}
