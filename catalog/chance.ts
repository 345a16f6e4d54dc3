/** A number from 0 up to 1 that follows from a text: the seed is the same everywhere. */
export function chanceOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

export function pickBy<T>(text: string, list: readonly [T, ...T[]]): T {
  return list[Math.floor(chanceOf(text) * list.length)] ?? list[0];
}

/** The same things in an order that follows from their names. */
export const shuffledBy = <T>(list: readonly T[], salt: string, nameOf: (one: T) => string): T[] =>
  list
    .map((one) => [chanceOf(`${salt} ${nameOf(one)}`), one] as const)
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one);
