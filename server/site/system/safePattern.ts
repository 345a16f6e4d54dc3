const longest = 200;
/** Each unbounded repeat multiplies the cost of a long input. */
const variableAllowed = 3;

/** Tokens: a quantifier or bracket; classes and escapes count as one character. */
const sign = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?[:=!])?|\)|\*|\+|\{\d+(?:,\d*)?\}|[\s\S]/g;
const isVariable = (quantifier: string): boolean => /^(?:\*|\+|\?|\{(\d+),(?!\1\})\d*\})$/.test(quantifier);
const isRepeat = (quantifier: string): boolean => /^(?:\*|\+|\{\d+(?:,\d*)?\})$/.test(quantifier);

interface Group {
  /** Contains a repeat or an alternative, so repeating it could backtrack exponentially. */
  varies: boolean;
}

/**
 * Whether a field's pattern is safe to run on user input (decision A8): anchored at both ends, short, without back
 * references, and without nested repeats, which cause catastrophic backtracking. `*` alone allows anything (VALID-05).
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
