/** Of a game in which there is nothing to choose before a bet. */
export type NoChoice = Readonly<Record<string, never>>;

/** Null for anything but an object without fields. */
export const readNoChoice = (value: unknown): NoChoice | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0 ? {} : null;
