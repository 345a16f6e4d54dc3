/** The newest things in the order in which they came, at most so many; the oldest go first. */
export interface Ring<T> {
  readonly size: number;
  /** How many have been dropped to make room. */
  readonly dropped: number;
  push(item: T): void;
  /** The item at a place, 0 being the oldest kept. */
  at(place: number): T | undefined;
  clear(): void;
}

/** Grows up to its capacity and takes no more room after that. */
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
