/** What a view said in each state, kept for comparison with the approved file. */
export interface Screens {
  readonly keep: (state: string, told: string) => void;
  /** One whole screen a state, and every line that any other screen of it had. */
  readonly text: () => string;
}

interface Told {
  readonly first: string;
  readonly more: Set<string>;
}

export function createScreens(): Screens {
  const byState = new Map<string, Told>();
  return {
    keep: (state, told) => {
      const known = byState.get(state);
      if (known === undefined) byState.set(state, { first: told, more: new Set() });
      else for (const line of told.split('\n')) known.more.add(line.trim());
    },
    text: () =>
      [...byState]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([state, { first, more }]) => {
          const lines = new Set(first.split('\n').map((line) => line.trim()));
          const others = [...more].filter((line) => !lines.has(line)).toSorted();
          return `# ${state}\n${first}\n${others.map((line) => `or ${line}\n`).join('')}`;
        })
        .join('\n'),
  };
}
