/** Something that was read from a storage: when, by the actor clock, ms, under which name, and what stood there. */
export interface StorageRead {
  readonly at: number;
  readonly name: string;
  readonly value: string | null;
}

export interface StorageTap {
  /** Everything so far, in order. */
  readonly read: () => readonly StorageRead[];
  readonly close: () => void;
}

interface TapOptions {
  /** Under which names what is read is written down: none of a secret. */
  readonly names: ReadonlySet<string>;
  readonly now: () => number;
  /** What all storages have their `getItem` from; where there are none, nothing is read. */
  readonly storages?: Pick<Storage, 'getItem'>;
}

/**
 * Writes down what an application reads from its storages: an action that asks them says so in no event, and a replay in
 * another browser would read something else.
 */
export function tapStorage({
  names,
  now,
  storages = globalThis.Storage?.prototype ?? { getItem: () => null },
}: TapOptions): StorageTap {
  const { getItem } = storages;
  const reads: StorageRead[] = [];
  storages.getItem = function (this: Storage, name: string) {
    const value = getItem.call(this, name);
    if (names.has(name)) reads.push({ at: now(), name, value });
    return value;
  };
  return {
    read: () => reads,
    close: () => {
      storages.getItem = getItem;
    },
  };
}
