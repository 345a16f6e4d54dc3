import type { Console } from './console.ts';
import { settledType } from './held.ts';

const NAME = 'statehouse.console.lost';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is lost when the page is left: held events and held replies. */
export function heldBy({ gate, tap }: Pick<Console, 'gate' | 'tap'>): readonly string[] {
  const events = gate.held().map((held) => `${settledType(held)} to ${held.target.id}`);
  const replies = tap.log.read().filter(({ state }) => state === 'held');
  return [...events, ...replies.map(({ id }) => `reply of ${id}`)];
}

/** Saves the list for the next page of this tab, if storage is available. */
export function saveHeldBeforeReload(storage: Kept, lost: readonly string[]): void {
  try {
    if (lost.length > 0) storage.setItem(NAME, JSON.stringify(lost));
  } catch {
    return;
  }
}

/** Reads the list of the previous page, once. */
export function takeLost(storage: Kept): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(NAME) ?? '[]');
    storage.removeItem(NAME);
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}
