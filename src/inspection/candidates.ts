import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** What a state may do at an event, in the order in which XState asks: its own name first, then the longest wildcard. */
export function candidatesFor({ transitions }: AnyStateNode, eventType: string): readonly AnyTransitionDefinition[] {
  const wild = [...transitions.keys()].filter((key) => key !== eventType && isWildcardFor(key, eventType));
  return [eventType, ...wild.sort((a, b) => b.length - a.length)].flatMap((key) => transitions.get(key) ?? []);
}

/** `*` stands for any event, `form.*` for `form` and all that begins with `form.`. */
const isWildcardFor = (key: string, eventType: string): boolean =>
  key === '*' || (key.endsWith('.*') && `${eventType}.`.startsWith(key.slice(0, -1)));
