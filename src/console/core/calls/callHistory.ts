import type { Reading } from '../viewed.ts';
import type { CallLog } from './callLog.ts';
import type { CallRecord } from './callRecord.ts';

interface Version {
  readonly record: CallRecord;
  /** The entry that it came after. */
  readonly after: number;
}

/** Keeps how far each call was. */
export interface CallHistory {
  /** The calls as they were after an entry, oldest first. A reply that came before the next one is not there yet. */
  at(seq: number): readonly CallRecord[];
  close(): void;
}

export function createCallHistory(log: CallLog, recorder: Pick<Reading, 'total'>): CallHistory {
  let kept = new Map<number, readonly Version[]>();
  const keep = (): void => {
    const after = recorder.total;
    kept = new Map(
      log.read().map((record) => {
        const versions = kept.get(record.seq) ?? [];
        return [record.seq, versions.at(-1)?.record === record ? versions : [...versions, { record, after }]];
      }),
    );
  };
  keep();
  return {
    at: (seq) => {
      // An entry starts calls; what becomes of them later leads to the next one.
      const wasThere = ({ after }: Version, place: number): boolean => (place === 0 ? after <= seq : after < seq);
      return [...kept.values()].flatMap((versions) => versions.findLast(wasThere)?.record ?? []);
    },
    close: log.subscribe(keep),
  };
}
