import type { Chart, ChartState } from '../../inspection/chart.ts';

/** A chart as something to climb: every state by its id, in document order, and what holds it. */
export interface ChartTree {
  readonly states: ReadonlyMap<string, ChartState>;
  /** The states around a state, from itself up to the root. Empty where the chart has no such state. */
  readonly lineOf: (id: string) => readonly ChartState[];
  /** Whether the one is the other, or stands in it. */
  readonly isWithin: (id: string, around: string) => boolean;
  /** The keys from a state down to one within it, `asking.resting`; empty for itself and for any other. */
  readonly pathBelow: (id: string, around: string) => string;
}

export function chartTree(chart: Chart): ChartTree {
  const states = new Map<string, ChartState>();
  const parents = new Map<string, string>();
  const visit = (state: ChartState): void => {
    states.set(state.id, state);
    for (const child of state.states) {
      parents.set(child.id, state.id);
      visit(child);
    }
  };
  visit(chart.root);

  const lineOf = (id: string | undefined): readonly ChartState[] => {
    const state = id === undefined ? undefined : states.get(id);
    return state === undefined ? [] : [state, ...lineOf(parents.get(state.id))];
  };
  const isWithin = (id: string, around: string): boolean => lineOf(id).some((state) => state.id === around);
  return {
    states,
    lineOf,
    isWithin,
    pathBelow: (id, around) =>
      lineOf(id)
        .filter((state) => isWithin(state.id, around) && state.id !== around)
        .map(({ key }) => key)
        .reverse()
        .join('.'),
  };
}
