/** States that are rightly the same to a person, as `one = other = third`: why that is so. */
export type IdenticalStates = Readonly<Record<string, string>>;

/** Every document that was shown, with the states that showed it. */
export interface IdenticalStateCheck {
  readonly hang: (state: string, shown: string) => void;
  /** Which states nobody can tell apart, and excuses that nothing needs, as sentences. */
  readonly faults: (excused: IdenticalStates) => readonly string[];
}

/** Keeps what states look like, and says which look alike. */
export function createIdenticalStateCheck(): IdenticalStateCheck {
  const statesBy = new Map<string, Set<string>>();
  return {
    hang: (state, shown) => {
      const states = statesBy.get(shown) ?? new Set();
      statesBy.set(shown, states.add(state));
    },
    faults: (excused) => {
      const alike = new Set([...statesBy.values()].flatMap((states) => pairsOf([...states])));
      const allowed = new Set(Object.keys(excused).flatMap((states) => pairsOf(states.split(' = '))));
      return [
        ...[...alike]
          .filter((pair) => !allowed.has(pair))
          .map(
            (pair) =>
              `${pair}: nobody can tell them apart. Show what is different, or say in \`excused.lookalikes\` why they are the same to a person.`,
          ),
        ...[...allowed]
          .filter((pair) => !alike.has(pair))
          .map((pair) => `${pair}: are excused in \`lookalikes\`, and do not look alike. Take the excuse out.`),
      ];
    },
  };
}

/** Every two of them, in one order. */
const pairsOf = (states: readonly string[]): readonly string[] =>
  states.toSorted().flatMap((one, at, all) => all.slice(at + 1).map((other) => `${one} = ${other}`));
