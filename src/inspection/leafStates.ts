import type { StateValue } from 'xstate';

/** The states without children that a machine stands in, as paths. */
export const leafStates = (value: StateValue, above = ''): readonly string[] =>
  typeof value === 'string'
    ? [above + value]
    : Object.entries(value).flatMap(([key, below]) =>
        below === undefined || (typeof below === 'object' && Object.keys(below).length === 0)
          ? [above + key]
          : leafStates(below, `${above}${key}.`),
      );
