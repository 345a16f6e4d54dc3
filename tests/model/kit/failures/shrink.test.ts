import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shrink } from './shrink.ts';

/** Fails where it has all of these, in this order. */
const failsWith = (needed: readonly number[]) => async (list: readonly number[]) => {
  let found = 0;
  for (const each of list) if (each === needed[found]) found += 1;
  return found === needed.length ? list : null;
};

it('leaves nothing but what is needed, in its order', async () => {
  const list = Array.from({ length: 60 }, (_, at) => at);
  await fc.assert(
    fc.asyncProperty(fc.subarray(list), async (needed) => {
      expect(await shrink(list, failsWith(needed))).toEqual(needed);
    }),
  );
});

it('goes on from what was needed of a list, and not from the list', async () => {
  const tried: number[] = [];
  const stopsAtThree = async (list: readonly number[]) => {
    tried.push(list.length);
    return list.includes(3) ? list.slice(0, list.indexOf(3) + 1) : null;
  };
  expect(await shrink([1, 2, 3, 4, 5, 6, 7, 8], stopsAtThree)).toEqual([3]);
  expect(tried[1]).toBe(1);
});

it('refuses what does not fail', async () => {
  await expect(shrink([1], async () => null)).rejects.toThrow('what does not fail cannot be shrunk');
});

it('returns the shortest list so far when its time is over', async () => {
  expect(await shrink([1, 2, 3], failsWith([2]), 0)).toEqual([1, 2, 3]);
});
