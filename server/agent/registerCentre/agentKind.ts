/** `isAgent` of an agent below another one (ROLE-14): 1 and 2 are the levels of one tree, 41 and 42 of another. */
export const agentKindBelow = (isAgent: number): number => (isAgent === 41 || isAgent === 42 ? 42 : 2);
