import type { CallRecord } from './calls/callRecord.ts';
import { verdictText } from './calls/verdictText.ts';
import type { Item } from './sequenceItem.ts';

type Drafts = (record: CallRecord) => readonly Extract<Item, { arrow: unknown }>['arrow'][];

/** Inserts calls between entries: after the start of their caller, before its reply. Calls of one time keep their order. */
export function callsAmong(items: readonly Item[], calls: readonly CallRecord[], drafts: Drafts): readonly Item[] {
  const all = [...items];
  const ofCalls = new Set<Item>();
  for (const record of calls) {
    const { caller, startedAt } = record;
    const start = caller === null ? -1 : all.findIndex((item) => 'arrow' in item && item.arrow.to === caller);
    let after = start < 0 ? all.findLastIndex(({ at }) => at <= startedAt) : start;
    for (const arrow of drafts(record)) {
      const isBefore = (item: Item) => item.at < arrow.at || (item.at === arrow.at && ofCalls.has(item));
      after = Math.max(after, all.findLastIndex(isBefore)) + 1;
      const item = { at: arrow.at, arrow };
      all.splice(after, 0, item);
      ofCalls.add(item);
    }
  }
  return all;
}

/** Result as text: `200, valid`, `401, Not logged in`, `aborted`, and `held` if not delivered. */
export function answerLabel({ status, replyVerdict, state, fault }: CallRecord): string {
  const words = [
    status === null ? '' : String(status),
    verdictText(replyVerdict),
    state === 'done' || state === 'waiting' ? '' : state,
  ].filter((part) => part !== '');
  return words.join(', ') || (fault?.kind ?? state);
}
