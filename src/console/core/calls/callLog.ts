import type { CallRecord } from './callRecord.ts';
import { createListeners } from './listeners.ts';

export interface CallLog {
  /** Oldest first; a new array after each change. */
  read(): readonly CallRecord[];
  /** Adds or replaces a record by number. Dropped records stay dropped. */
  write(record: CallRecord): void;
  clear(): void;
  /** Notifies of changes; a throwing listener is reported to `onError`. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** The latest calls, at most `capacity`. */
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
