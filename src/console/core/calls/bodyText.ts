/** Parses JSON; undefined if invalid. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Recorded in place of a body that is not JSON: it may hold secrets, so only its length is kept. */
export const noJson = (text: string): string => (text === '' ? '(empty)' : `(not JSON, ${text.length} characters)`);
