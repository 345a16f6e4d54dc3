import type { CallRecord } from './calls/callRecord.ts';
import { verdictText } from './calls/verdictText.ts';
import type { ActorRecord, Entry } from './entry.ts';
import type { Item } from './sequenceItem.ts';

type Draft = (record: CallRecord, maker: ActorRecord | null) => readonly Extract<Item, { arrow: unknown }>['arrow'][];

/** Inserts calls between entries: after the start of their caller, before its reply. */
export function callsAmong(
  entries: readonly Entry[],
  items: readonly Item[],
  calls: readonly CallRecord[],
  draft: Draft,
): readonly Item[] {
  const makers = makersOf(entries, calls);
  const all = [...items];
  for (const record of calls) {
    const maker = makers.get(record.seq) ?? null;
    const start = maker === null ? -1 : all.findIndex((item) => 'arrow' in item && item.arrow.to === maker);
    let after = start < 0 ? all.findLastIndex(({ at }) => at <= record.startedAt) : start;
    for (const arrow of draft(record, maker)) {
      after = Math.max(
        after,
        all.findLastIndex(({ at }) => at < arrow.at),
      );
      all.splice(after + 1, 0, { at: arrow.at, arrow });
      after += 1;
    }
  }
  return all;
}

/** Actors started within this time, ms, are assumed to make their calls in start order. */
const TOGETHER = 20;

/**
 * Who made each call, by its number. A call does not say it, so it is told by time: something that is no machine, had
 * started last and was still there when the answer came.
 */
export function makersOf(
  entries: readonly Entry[],
  calls: readonly CallRecord[],
): ReadonlyMap<CallRecord['seq'], ActorRecord> {
  const ends = new Map(
    entries.flatMap((entry) =>
      entry.kind === 'settled' && entry.after.status !== 'active' ? [[entry.actor, entry.at] as const] : [],
    ),
  );
  const started = entries.filter(
    (entry) => entry.kind === 'event' && entry.event.type === 'xstate.init' && entry.actor.machine === null,
  );
  const reached = entries.at(-1)?.at ?? 0;
  /** Long-running actors, such as listeners, do not wait for a reply. */
  const isThere = (actor: ActorRecord, at: number, isOver: boolean): boolean =>
    (ends.get(actor) ?? (isOver && at < reached ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY)) >= at;
  const makers = new Map<CallRecord['seq'], ActorRecord>();
  const busy = new Set<ActorRecord>();
  for (const { seq, startedAt, endedAt } of calls) {
    const free = started.filter(
      ({ actor, at }) => !busy.has(actor) && at <= startedAt && isThere(actor, endedAt ?? startedAt, endedAt !== null),
    );
    const latest = free.at(-1);
    const maker = free.find(({ at }) => latest !== undefined && latest.at - at <= TOGETHER)?.actor;
    if (maker === undefined) continue;
    busy.add(maker);
    makers.set(seq, maker);
  }
  return makers;
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
