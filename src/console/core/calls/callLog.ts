import type { CallRecord } from './callRecord.ts';
import { createListeners } from './listeners.ts';

export interface CallLog {
  /** Oldest first; a new array after each change. */
  read(): readonly CallRecord[];
  /** Adds a call, or puts a newer record in the place of the one with its number. One that has left the ring stays away. */
  write(record: CallRecord): void;
  clear(): void;
  /** Hears of every change; returns how to stop. A listener that throws is told to `onError`. */
  subscribe(listener: () => void): () => void;
}

/** The latest calls, `capacity` at most. */
export function createCallLog(capacity: number, onError: (error: unknown) => void): CallLog {
  let records: CallRecord[] = [];
  let shown: readonly CallRecord[] | null = null;
  let lastSeq = Number.NEGATIVE_INFINITY;
  const listeners = createListeners(onError);
  const change = () => {
    shown = null;
    listeners.tell();
  };

  return {
    read: () => {
      shown ??= records.slice(-capacity);
      return shown;
    },
    write: (record) => {
      if (record.seq > lastSeq) {
        lastSeq = record.seq;
        records.push(record);
        // Half a ring at a time: one shift for each call would copy all of them each time.
        if (records.length > capacity * 1.5) records = records.slice(-capacity);
      } else {
        const at = records.findLastIndex(({ seq }) => seq === record.seq);
        if (at < 0) return;
        records[at] = record;
      }
      change();
    },
    clear: () => {
      records = [];
      change();
    },
    subscribe: listeners.subscribe,
  };
}
