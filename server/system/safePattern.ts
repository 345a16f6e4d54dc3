const longest = 200;
/** Each repeat of no fixed length multiplies what a long input costs. */
const variableAllowed = 3;

/** One quantifier or bracket at a time; classes and escapes count as one sign. */
const sign = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?[:=!])?|\)|\*|\+|\{\d+(?:,\d*)?\}|[\s\S]/g;
const isVariable = (quantifier: string): boolean => /^(?:\*|\+|\?|\{(\d+),(?!\1\})\d*\})$/.test(quantifier);
const isRepeat = (quantifier: string): boolean => /^(?:\*|\+|\{\d+(?:,\d*)?\})$/.test(quantifier);

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
  let variable = 0;
  for (const [part] of pattern.matchAll(sign)) {
    if (part.startsWith('(')) open.push({ varies: false });
    const inner = open.at(-1);
    if (!inner) return false;
    if (isVariable(part) && ++variable > variableAllowed) return false;
    if (isRepeat(part)) {
      if (last?.varies) return false;
      inner.varies = true;
    }
    if (part === '|' || part === '?') inner.varies = true;
    last = part === ')' ? (open.pop() ?? null) : null;
    const outer = open.at(-1);
    if (last?.varies && outer) outer.varies = true;
  }
  return open.length === 1;
}
