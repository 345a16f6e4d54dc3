/** A number from 0 to below `count`. 0 is always the harmless one, so that a list of zeros is a run without faults. */
export type Choose = (count: number) => number;

/** Reads choices from a list; past its end everything is harmless. A list is a seed that can be shrunk. */
export function chooseFrom(list: readonly number[]): Choose {
  let at = 0;
  return (count) => (list[at++] ?? 0) % count;
}

/** True once in `times`. */
export const once = (choose: Choose, times: number): boolean => choose(times) === times - 1;
