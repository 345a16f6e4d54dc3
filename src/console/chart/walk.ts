import type { LaidChart, LaidState } from './laidChart.ts';

const AXES = {
  ArrowRight: { along: 'x', across: 'y', breadth: 'height', sign: 1 },
  ArrowLeft: { along: 'x', across: 'y', breadth: 'height', sign: -1 },
  ArrowDown: { along: 'y', across: 'x', breadth: 'width', sign: 1 },
  ArrowUp: { along: 'y', across: 'x', breadth: 'width', sign: -1 },
} as const;
export type ArrowKey = keyof typeof AXES;

export const isArrowKey = (key: string): key is ArrowKey => key in AXES;

/** The nearest state on that side, one straight ahead before one aside; the state itself where there is none. */
export function stateTowards(key: ArrowKey, from: string, { states }: LaidChart): string {
  const here = states.find(({ id }) => id === from);
  if (here === undefined) return states[0]?.id ?? from;
  const { along, across, breadth, sign } = AXES[key];
  const ahead = (there: LaidState): number => (there[along] - here[along]) * sign;
  const aside = (there: LaidState): number =>
    Math.max(0, there[across] - here[across] - here[breadth], here[across] - there[across] - there[breadth]);
  const cost = (there: LaidState): number => ahead(there) + 2 * aside(there);
  return states.filter((there) => ahead(there) > 0).toSorted((a, b) => cost(a) - cost(b))[0]?.id ?? from;
}
