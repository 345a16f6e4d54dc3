/** The function by which XState creates every actor, as it has been written since 5.20. */
const CREATE = /function createActor\(logic, (?:options|\.\.\.\[options\])\) \{/;

/** Lets a page say with which options XState creates an actor; code that is something else stays as it is. */
export const hooked = (code: string): string =>
  code.replace(CREATE, (head) => `${head}\n  options = globalThis.statehouseOptions?.(logic, options) ?? options;`);

/** The files in which XState may have it. */
export const XSTATE_FILES = /\/xstate\/dist\/[^/]+\.js$/;
