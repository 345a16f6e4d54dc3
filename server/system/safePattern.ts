const longest = 200;
const unboundedAllowed = 4;

/** One quantifier or bracket at a time; classes and escapes count as one sign. */
const sign = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?[:=!])?|\)|\*|\+|\{\d+(?:,\d*)?\}|[\s\S]/g;
const isUnbounded = (quantifier: string): boolean => /^(?:\*|\+|\{\d+,\})$/.test(quantifier);
const isRepeat = (quantifier: string): boolean => isUnbounded(quantifier) || /^\{/.test(quantifier);

interface Group {
  /** Holds a repeat or a choice, so that repeating it could run away. */
  varies: boolean;
}

/**
 * Whether a field's pattern can be run on what anybody types (decision A8): anchored at both ends, short, without back
 * references, and without a repeat around something that varies itself, which is what makes matching explode.
 * `*` alone stands for anything (VALID-05).
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern === '*') return true;
  if (pattern.length > longest || !/^\^[\s\S]*\$$/.test(pattern) || /\\(?:[1-9]|k<)/.test(pattern)) return false;
  return isRegExp(pattern) && repeatsAreFlat(pattern);
}

function isRegExp(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function repeatsAreFlat(pattern: string): boolean {
  const open: Group[] = [{ varies: false }];
  let last: Group | null = null;
  let unbounded = 0;
  for (const [part] of pattern.matchAll(sign)) {
    if (part.startsWith('(')) open.push({ varies: false });
    const inner = open.at(-1);
    if (!inner) return false;
    if (isRepeat(part)) {
      if (last?.varies || (isUnbounded(part) && ++unbounded > unboundedAllowed)) return false;
      inner.varies = true;
    }
    if (part === '|' || part === '?') inner.varies = true;
    last = part === ')' ? (open.pop() ?? null) : null;
    const outer = open.at(-1);
    if (last?.varies && outer) outer.varies = true;
  }
  return open.length === 1;
}
