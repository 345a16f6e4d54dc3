interface Plan {
  readonly issues: number;
  readonly doubles: boolean;
}

/** How many times the slip is bet on each issue in a row. */
export const timesOf = ({ issues, doubles }: Plan): readonly number[] =>
  Array.from({ length: issues }, (_, place) => (doubles ? 2 ** place : 1));

/** How many times the slip all issues cost together. */
export const timesOfAll = (plan: Plan): number => timesOf(plan).reduce((sum, times) => sum + times, 0);
