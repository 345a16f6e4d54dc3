import type { ActorRecord } from '../entry.ts';
import type { Mask } from '../mask.ts';
import { brokenReplies } from './brokenReplies.ts';
import { type CallLog, createCallLog } from './callLog.ts';
import type { CallRecord } from './callRecord.ts';
import { maskedText, unmaskedText } from './editedReply.ts';
import type { Fault } from './fault.ts';
import { createFaults, type Faults } from './faults.ts';
import { createLastValues } from './lastValues.ts';
import { type CallClock, createLiveCall, type LiveCall } from './liveCall.ts';
import { type MadeReply, madeReply } from './madeReply.ts';
import { replyRead } from './replyRead.ts';
import { requestSent } from './requestSent.ts';
import type { ReplyShape, WatchedCall } from './watchedCall.ts';

type Fetch = typeof globalThis.fetch;

export interface CallTapOptions {
  /** Calls to watch; others pass untouched. */
  readonly calls: readonly WatchedCall[];
  readonly shape: ReplyShape;
  /** Masks properties with secret names. */
  readonly mask: Mask;
  readonly clock: CallClock;
  /** Base path of the calls. */
  readonly baseURL: string;
  /** The actor that makes a call, from what `fetch` was given. */
  readonly callerOf?: (init: RequestInit | undefined) => ActorRecord | null;
  /** Object whose `fetch` is wrapped. */
  readonly target?: { fetch: Fetch };
  /** Sequence numbers shared with other records; ascending. */
  readonly nextSeq?: () => number;
  /** Receives errors of the console; they never reach the site. */
  readonly onError: (error: unknown) => void;
}

/** The boundary between site and network. */
export interface CallTap {
  readonly log: CallLog;
  readonly faults: Faults;
  /** Applies a fault to this reply: null releases it, `drop` loses it, `slow` delays it from now. */
  steer(seq: number, fault: Fault | null): void;
  /** Held reply as masked JSON to edit; null if there is none. */
  editable(seq: number): string | null;
  /** Replies with the edited text; masked secrets keep their original value. */
  edit(seq: number, text: string): void;
  /** Replaces the server: null never replies. Returns a function that restores it. */
  answerWith(answers: (call: WatchedCall) => MadeReply | null): () => void;
  /** Names of all broken replies of a call. */
  breaksOf(id: string): readonly string[];
  /** Releases everything held and restores `fetch`. */
  close(): void;
}

const RING = 5000;

/** Wraps `fetch`. Call before the site creates its client. */
export function tapFetch(options: CallTapOptions): CallTap {
  const { shape, mask, clock, onError, target = globalThis } = options;
  const base = new URL(options.baseURL, globalThis.location?.href);
  const folder = base.pathname.replace(/\/$/, '');
  const callAt = new Map(options.calls.map((call) => [keyOf(call.method, new URL(folder + call.path, base)), call]));
  const live = new Map<number, { readonly call: WatchedCall; readonly reply: LiveCall }>();
  const values = createLastValues(shape);
  const log = createCallLog(RING, onError);
  const faults = createFaults(onError);
  const untouched = target.fetch;
  let counted = 0;
  const nextSeq = options.nextSeq ?? (() => ++counted);
  let isOpen = true;
  let standIn: ((call: WatchedCall) => MadeReply | null) | null = null;

  const breaks = new Map<string, readonly string[]>();
  const breaksOf = (id: string): readonly string[] => {
    const call = options.calls.find((one) => one.id === id);
    const names = breaks.get(id) ?? (call ? brokenReplies(call, shape).map(({ name }) => name) : []);
    breaks.set(id, names);
    return names;
  };

  const attempt = <T>(task: () => T): T | null => {
    try {
      return task();
    } catch (error) {
      onError(error);
      return null;
    }
  };

  const begin = (input: Parameters<Fetch>[0], init: RequestInit | undefined): LiveCall | null => {
    const asked = input instanceof Request ? input : null;
    const url = new URL(asked?.url ?? String(input), base);
    const method = (init?.method ?? asked?.method ?? 'GET').toUpperCase();
    const call = callAt.get(keyOf(method, url));
    if (!call) return null;
    const record: CallRecord = {
      ...{ seq: nextSeq(), id: call.id, method, path: call.path, startedAt: clock.now() },
      caller: options.callerOf?.(init) ?? null,
      ...requestSent(call, url, init?.body ?? asked?.body, mask),
      ...{ status: null, reply: null, replyVerdict: null, arrivedAt: null, endedAt: null },
      ...{ fault: null, state: 'waiting' },
    };
    const signal = init?.signal ?? asked?.signal;
    const onAbort = () => reply.abort(signal?.reason);
    const reply = createLiveCall({
      record,
      clock,
      onError,
      write: (next) => {
        log.write(next);
        if (next.replyVerdict?.kind === 'fits') values.keep(call, next.reply);
      },
      read: (answer) => replyRead(call, shape, answer, mask),
      make: (fault, text) => {
        if (fault.kind !== 'answer') return madeReply(call, shape, fault, values.toBreak(call, text));
        if (text === null) return null;
        return { status: 200, text: unmaskedText(call, shape, { text: fault.text, sent: text }, mask) };
      },
      onOver: () => {
        live.delete(record.seq);
        signal?.removeEventListener('abort', onAbort);
      },
    });
    log.write(record);
    live.set(record.seq, { call, reply });
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort);
    const fault = faults.take(call.id);
    if (fault) attempt(() => reply.steer(fault));
    return reply;
  };

  /** Whether this call is answered without the server. */
  const standsIn = (reply: LiveCall): boolean => {
    if (standIn === null) return false;
    const found = [...live.values()].find((one) => one.reply === reply);
    if (found === undefined) return false;
    reply.take(standIn(found.call));
    return true;
  };

  const tapped: Fetch = async (input, init) => {
    const reply = isOpen ? attempt(() => begin(input, init)) : null;
    if (reply === null) return untouched.call(globalThis, input, init);
    const ask = () => untouched.call(globalThis, input, init);
    if (!reply.isOver() && !attempt(() => standsIn(reply))) ask().then(reply.arrive, reply.lose);
    return reply.answered;
  };
  target.fetch = tapped;

  return {
    log,
    faults,
    steer: (seq, fault) => attempt(() => live.get(seq)?.reply.steer(fault)),
    editable: (seq) => {
      const one = live.get(seq);
      const text = one?.reply.text() ?? null;
      return one && text !== null ? maskedText(one.call, shape, text, mask) : null;
    },
    edit: (seq, text) => {
      const one = live.get(seq);
      if (one) attempt(() => one.reply.edit(unmaskedText(one.call, shape, { text, sent: one.reply.text() }, mask)));
    },
    answerWith: (answers) => {
      const before = standIn;
      standIn = answers;
      return () => {
        if (standIn === answers) standIn = before;
      };
    },
    breaksOf,
    close: () => {
      isOpen = false;
      standIn = null;
      faults.clear();
      for (const { reply } of [...live.values()]) attempt(reply.letGo);
      if (target.fetch === tapped) target.fetch = untouched;
    },
  };
}

const keyOf = (method: string, { origin, pathname }: URL): string => `${method} ${origin}${pathname}`;
