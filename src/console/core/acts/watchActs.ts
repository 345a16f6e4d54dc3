import type { CallRecord } from '../calls/callRecord.ts';
import { maskedText } from '../calls/editedReply.ts';
import type { Fault } from '../calls/fault.ts';
import type { CallTap } from '../calls/tapFetch.ts';
import type { Gate, GateChange } from '../gate.ts';
import { settledType } from '../held.ts';
import { editableOf } from '../heldEdit.ts';
import type { Recording } from '../recording.ts';
import { jsonOf } from '../words.ts';
import type { HeldChange } from './act.ts';
import type { Acts } from './acts.ts';

const CHANGES: ReadonlySet<string> = new Set<HeldChange>(['edited', 'delayed', 'moved', 'dropped']);
/** Longer contents of an event are cut, characters. */
const LONGEST = 400;

type Told = Pick<Recording, 'recorder' | 'calls' | 'shape' | 'mask' | 'maskEvent'>;

/** Writes down what is done to held events. */
export function watchGate(gate: Gate, acts: Acts, { recorder, maskEvent }: Told, now: () => number): Gate {
  const add = (change: HeldChange, { held }: Pick<GateChange, 'held'>): void => {
    if (held === null) return;
    const { id, target, source, event, dueAt, kind } = held;
    acts.add({
      ...{ kind: 'event', change, isUser: kind === 'user', type: settledType(held) },
      to: recorder.actorOf(target)?.path ?? target.id,
      how: howOf(change, {
        carried: () => shortened(jsonOf(editableOf(maskEvent(event, source)).carried)),
        delay: () => (dueAt ?? now()) - now(),
        place: () => gate.held().findIndex((one) => one.id === id) + 1,
      }),
    });
  };
  gate.onHeld((change) => {
    if (CHANGES.has(change.what)) add(change.what as HeldChange, change);
  });
  return {
    ...gate,
    deliver: (id) => {
      const [first, ...later] = gate.held();
      const found = first?.id === id ? undefined : later.find((one) => one.id === id);
      if (found !== undefined) add('delivered', { held: found });
      return gate.deliver(id);
    },
  };
}

function howOf(
  change: HeldChange,
  { carried, delay, place }: { carried: () => string; delay: () => number; place: () => number },
): string | number | null {
  if (change === 'edited') return carried();
  if (change === 'delayed') return delay();
  return change === 'moved' ? place() : null;
}

const shortened = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`);

/** Writes down which faults are set. `asked` tells after how many inputs something happened, by the actor clock. */
export function watchTap(tap: CallTap, acts: Acts, told: Told, asked: (at: number) => number): CallTap {
  /** What somebody has written into a reply is masked where its schema says so, like everything that is kept. */
  const masked = (call: string, fault: Fault | null): Fault | null => {
    const found = told.calls.find(({ id }) => id === call);
    if (fault?.kind !== 'answer' || found === undefined) return fault;
    return { kind: 'answer', text: maskedText(found, told.shape, fault.text, told.mask) };
  };
  const onReply = (seq: number, fault: Fault | null): void => {
    const all = tap.log.read();
    const record = all.find((one) => one.seq === seq);
    if (record === undefined || record.endedAt !== null) return;
    const place = asked(record.startedAt);
    const isAhead = (one: CallRecord) => one.id === record.id && one.seq < seq && asked(one.startedAt) === place;
    acts.add({
      ...{ kind: 'reply', call: record.id, fault: masked(record.id, fault) },
      ...{ isHeld: record.state === 'held', asked: place, ahead: all.filter(isAhead).length },
    });
  };
  const set: CallTap['faults']['set'] = (call, scope, fault) => {
    acts.add({ kind: 'fault', call, scope, fault: call === null ? fault : masked(call, fault) });
    tap.faults.set(call, scope, fault);
  };
  return {
    ...tap,
    faults: {
      ...tap.faults,
      set,
      clear: () => {
        for (const { call, scope } of tap.faults.read()) set(call, scope, null);
      },
    },
    steer: (seq, fault) => {
      onReply(seq, fault);
      tap.steer(seq, fault);
    },
    edit: (seq, text) => {
      onReply(seq, { kind: 'answer', text });
      tap.edit(seq, text);
    },
  };
}

/** After how many inputs something happened. */
export const inputsBefore = (inputs: readonly { readonly at: number }[], at: number): number =>
  inputs.filter((input) => input.at <= at).length;
