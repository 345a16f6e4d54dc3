/** The JSON of a text; undefined when it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What stands in a record for a body that is no JSON: it may hold anything, so only its length is kept. */
export const noJson = (text: string): string => (text === '' ? '(empty)' : `(no JSON, ${text.length} characters)`);
