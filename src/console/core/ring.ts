/** Ring buffer: keeps the newest items and drops the oldest. */
export interface Ring<T> {
  readonly size: number;
  /** Number of dropped items. */
  readonly dropped: number;
  push(item: T): void;
  /** Item by index; 0 is the oldest. */
  at(place: number): T | undefined;
  clear(): void;
}

/** Grows up to its capacity. */
export function createRing<T>(capacity: number): Ring<T> {
  let items: T[] = [];
  let first = 0;
  let dropped = 0;
  return {
    get size() {
      return items.length;
    },
    get dropped() {
      return dropped;
    },
    push: (item) => {
      if (items.length < capacity) {
        items.push(item);
        return;
      }
      items[first] = item;
      first = (first + 1) % capacity;
      dropped += 1;
    },
    at: (place) => (place < 0 || place >= items.length ? undefined : items[(first + place) % items.length]),
    clear: () => {
      dropped += items.length;
      items = [];
      first = 0;
    },
  };
}
