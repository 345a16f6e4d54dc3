/** Whether two lists name the same fields in the same order: then their form needs no rendering. */
export const areSameFields = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();
