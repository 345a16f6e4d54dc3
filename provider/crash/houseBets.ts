const P = 10_000;
const STAKES = [20, 20, 40, 50, 100, 200] as const;
const PLAYERS = 6;
const LEAST = 3;
/** Hundredths. */
const TARGETS = { least: 110, step: 3 };

/**
 * What a house player does in a round: company for a table with few people. It is staked with nobody's money, counted
 * nowhere, and shown with the mark of the house (decision 062).
 */
export interface HouseBet {
  /** Which of the six house players. */
  readonly player: number;
  /** 1/10,000 P */
  readonly stake: number;
  /** Leaves at this multiplier, hundredths. */
  readonly target: number;
}

/**
 * The house players of a round, three to five, drawn from its commitment: all see the same, and nobody can choose it.
 * @param commitment hexadecimal, published before the bets
 */
export function houseBetsOf(commitment: string): readonly HouseBet[] {
  const bytes = [...Buffer.from(commitment, 'hex')];
  const byte = (at: number): number => bytes[at % bytes.length] ?? 0;
  const count = LEAST + (byte(0) % 3);
  return Array.from({ length: count }, (_, at) => ({
    player: 1 + ((byte(1) + at) % PLAYERS),
    stake: (STAKES[byte(2 + at) % STAKES.length] ?? 20) * P,
    target: TARGETS.least + TARGETS.step * byte(8 + at),
  }));
}
