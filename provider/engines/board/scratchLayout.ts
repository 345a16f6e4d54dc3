/** Fields of a card, and the symbols that may lie under them. */
export const FIELDS = 9;
export const SYMBOLS = 8;
/** So many of one symbol win. */
const WINNING = 3;
const REST = FIELDS - WINNING;

const counted = new Map<string, number>();

/**
 * How many ways there are to fill fields with at most two of each symbol, when some symbols have not been used yet and
 * some once.
 */
function ways(fields: number, fresh: number, once: number): number {
  if (fields === 0) return 1;
  const key = `${fields} ${fresh} ${once}`;
  const known = counted.get(key);
  if (known !== undefined) return known;
  const withFresh = fresh > 0 ? fresh * ways(fields - 1, fresh - 1, once + 1) : 0;
  const all = withFresh + (once > 0 ? once * ways(fields - 1, fresh, once - 1) : 0);
  counted.set(key, all);
  return all;
}

/** Fillings of a losing card. */
export const LOSING_LAYOUTS = ways(FIELDS, SYMBOLS, 0);
/** C(9, 3) ways to place three winning symbols. */
const TRIPLES: readonly (readonly number[])[] = Array.from({ length: FIELDS }, (_, a) =>
  Array.from({ length: FIELDS }, (_, b) => Array.from({ length: FIELDS }, (_, c) => [a, b, c])).flat(),
)
  .flat()
  .filter(([a = 0, b = 0, c = 0]) => a < b && b < c);
const REST_LAYOUTS = ways(REST, SYMBOLS - 1, 0);
/** Fillings of a card on which a given symbol wins. */
export const WINNING_LAYOUTS = TRIPLES.length * REST_LAYOUTS;

/** The filling at a place in the list of all fillings, sorted by their first field, then their second, and so on. */
function fillingAt(place: number, fields: number, symbols: readonly number[]): readonly number[] {
  const used = new Map<number, number>(symbols.map((symbol) => [symbol, 0]));
  const usedTimes = (count: number) => [...used.values()].filter((uses) => uses === count).length;
  let left = place;
  return Array.from({ length: fields }, (_, at) => {
    const [fresh, once] = [usedTimes(0), usedTimes(1)];
    for (const [symbol, uses] of used) {
      if (uses === 2) continue;
      const after = fields - at - 1;
      const count = uses === 0 ? ways(after, fresh - 1, once + 1) : ways(after, fresh, once - 1);
      if (left < count) {
        used.set(symbol, uses + 1);
        return symbol;
      }
      left -= count;
    }
    throw new RangeError(`there is no filling ${place}`);
  });
}

const everySymbol = Array.from({ length: SYMBOLS }, (_, symbol) => symbol);

/** A card without three of a symbol: any of LOSING_LAYOUTS. */
export const losingLayout = (place: number): readonly number[] => fillingAt(place, FIELDS, everySymbol);

/** A card with three of the winning symbol, and at most two of any other: any of WINNING_LAYOUTS. */
export function winningLayout(place: number, winner: number): readonly number[] {
  const triple = TRIPLES[Math.floor(place / REST_LAYOUTS)] ?? [];
  const others = everySymbol.filter((symbol) => symbol !== winner);
  const rest = [...fillingAt(place % REST_LAYOUTS, REST, others)];
  return Array.from({ length: FIELDS }, (_, field) => (triple.includes(field) ? winner : (rest.shift() ?? winner)));
}
