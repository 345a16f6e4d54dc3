/** Simulations that one shrinking may take. */
const BUDGET = 60;

/** Makes as many choices harmless as it can while the list still fails: halves first, single choices last. */
export async function shrink(
  list: readonly number[],
  fails: (list: readonly number[]) => Promise<boolean>,
): Promise<readonly number[]> {
  let kept = list;
  let left = BUDGET;
  for (let size = Math.ceil(list.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let end = list.length; end > 0 && left > 0; end -= size) {
      const tried = kept.map((choice, at) => (at >= end - size && at < end ? 0 : choice));
      if (tried.every((choice, at) => choice === kept[at])) continue;
      left -= 1;
      if (await fails(tried)) kept = tried;
    }
  }
  return kept.slice(0, kept.findLastIndex((choice) => choice > 0) + 1);
}
