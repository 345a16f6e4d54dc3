import type { Console } from './console.ts';
import { settledType } from './held.ts';

const NAME = 'statehouse.console.lost';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a page that is left takes with it: what is held and was never delivered, and replies that were never let go. */
export function heldBy({ gate, tap }: Pick<Console, 'gate' | 'tap'>): readonly string[] {
  const events = gate.held().map((held) => `${settledType(held)} to ${held.target.id}`);
  const replies = tap.log.read().filter(({ state }) => state === 'held');
  return [...events, ...replies.map(({ id }) => `the reply of ${id}`)];
}

/** Remembers it for the next page of this tab. A browser that keeps nothing forgets it. */
export function keepLost(storage: Kept, lost: readonly string[]): void {
  try {
    if (lost.length > 0) storage.setItem(NAME, JSON.stringify(lost));
  } catch {
    return;
  }
}

/** What the page before has taken with it; it is told once. */
export function takeLost(storage: Kept): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(NAME) ?? '[]');
    storage.removeItem(NAME);
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}
