import * as z from 'zod/mini';
import { chartOf } from '../../../inspection/chart.ts';
import { structureHash } from '../../../inspection/structureHash.ts';
import { type Act, actShape, type KeptAct } from '../acts/act.ts';
import type { CallRecord } from '../calls/callRecord.ts';
import { type Check, checkShape } from '../checks/checks.ts';
import type { EntryOf } from '../entry.ts';
import { type PageInfo, pageInfoShape } from '../inputs/pageInfo.ts';
import { type PageInput, pageInputShape } from '../inputs/pageInput.ts';
import { type Note, noteShape } from '../notes/notes.ts';
import type { Recorder } from '../recorder.ts';
import { addresses } from './address.ts';
import { capsuleTextIn } from './inReport.ts';
import { plainOf } from './plain.ts';
import type { StorageRead } from './tapStorage.ts';

/** Grows when an older console could not read the capsule any more. */
const VERSION = 3;

/** A timer that has fired: the time of the actor clock, ms, the address of whoever had set it, and the type of its event. */
const tickShape = z.tuple([z.number(), z.string(), z.string()]);

const stepShape = z.object({
  /** The time of the actor clock, ms. */
  at: z.number(),
  /** The timers that had fired since the step before, in order. Which of them it was follows from no time: a clock that leaps fires all at once. */
  ticks: z.array(tickShape),
  /** The address of whoever heard it. */
  to: z.string(),
  /** The address of what is no machine and said it; null for somebody outside. */
  by: z.nullable(z.string()),
  event: z.looseObject({ type: z.string() }),
  /** It was an end, and whoever had started that never heard of it: somebody held it back, or walked another way. */
  unheard: z.optional(z.literal(true)),
  /** What was taken from then to the next step, in order: the address of a machine and the id of a transition. */
  taken: z.array(z.tuple([z.string(), z.string()])),
});

const capsuleShape = z.object({
  version: z.literal(VERSION, {
    error: ({ input }) => `is ${JSON.stringify(input)}, expected ${VERSION}`,
  }),
  /** The machines that ran, each with a hash of its structure. */
  machines: z.array(z.object({ id: z.string(), hash: z.string() })),
  /** The first one starts the root; its event holds the input. */
  steps: z.array(stepShape).check(z.minLength(1)),
  /** What the server was asked and said, in the order of asking; a replay does not need it. No status: it never said anything. */
  calls: z.array(
    z.object({
      id: z.string(),
      method: z.string(),
      path: z.string(),
      status: z.nullable(z.number()),
      body: z.unknown(),
      /** It failed without a reply. */
      isLost: z.optional(z.literal(true)),
    }),
  ),
  /** What actions read from the browser's storages, in order: the name, and what stood there. */
  reads: z.array(z.tuple([z.string(), z.nullable(z.string())])),
  end: z.object({ at: z.number(), ticks: z.array(tickShape) }),
  /** What was done on the page, and which page it was; a replay does not need it. */
  inputs: z.optional(z.array(pageInputShape)),
  page: z.optional(pageInfoShape),
  /** What was done with the console; a replay does not need it. */
  acts: z.optional(z.array(actShape)),
  notes: z.optional(z.array(noteShape)),
  checks: z.optional(z.array(checkShape)),
});

/**
 * What came to a system of machines from outside: what somebody sent, how what they had started ended and what it said.
 * All else follows from it. It is plain data, and has only what the recorder keeps, so that secrets are masked.
 */
export type Capsule = z.output<typeof capsuleShape>;
export type CapsuleStep = z.output<typeof stepShape>;
export type CapsuleCall = Capsule['calls'][number];

interface Beside {
  readonly calls?: readonly CallRecord[];
  readonly reads?: readonly StorageRead[];
  readonly inputs?: readonly PageInput[];
  readonly page?: PageInfo | null;
  readonly acts?: readonly Act[];
  readonly notes?: readonly Note[];
  readonly checks?: readonly Check[];
  /** The number of the last entry that goes in. */
  readonly until?: number;
}

/** What became of a recording, and of what was asked and read meanwhile. @throws Error where its beginning is no longer kept. */
export function capsuleOf(
  recorder: Recorder,
  { calls = [], reads = [], until = recorder.total, ...beside }: Beside = {},
): Capsule {
  const begin = recorder.find(1);
  if (begin === undefined) {
    throw new Error('The start of the recording is no longer kept, so it cannot be replayed. Reload the page.');
  }
  const address = addresses(recorder);
  const steps: CapsuleStep[] = [];
  /** Which step an event belongs to: what a listener tells at once comes in the middle of what it was started by. */
  const owners = new Map<number, CapsuleStep>();
  const ownerOf = (cause: number | null) => (cause === null ? undefined : owners.get(cause)) ?? steps.at(-1);
  /** How something ended, as it heard it itself; whoever had started it has not heard of it yet. */
  const ends = new Map<number, CapsuleStep>();
  let ticks: CapsuleStep['ticks'] = [];
  let at = begin.at;
  for (let place = 0; place < recorder.size; place += 1) {
    const entry = recorder.at(place);
    if (entry === undefined || entry.seq > until) break;
    at = entry.at;
    if (entry.kind === 'step') {
      const step = ownerOf(entry.cause);
      step?.taken.push(...entry.taken.map((id): [string, string] => [address.of(entry.actor), id]));
    }
    if (entry.kind !== 'event') continue;
    if (isTick(entry)) ticks.push([entry.at, address.of(entry.actor), entry.event.type]);
    if (isToldEnd(recorder, entry)) ends.delete(entry.cause as number);
    if (!isFromOutside(recorder, entry)) {
      const step = ownerOf(entry.cause);
      if (step !== undefined) owners.set(entry.seq, step);
      continue;
    }
    const { actor, from, event } = entry;
    const by = from === null ? null : address.of(from);
    const step: CapsuleStep = {
      at,
      ticks,
      to: address.of(actor),
      by,
      event: plainOf(event) as CapsuleStep['event'],
      taken: [],
    };
    ticks = [];
    owners.set(entry.seq, step);
    if (/^xstate\.promise\./.test(event.type)) ends.set(entry.seq, step);
    // What was sent before the root had started waited for it.
    if (isStart(entry)) steps.unshift(step);
    else steps.push(step);
  }
  for (const step of ends.values()) step.unheard = true;
  return {
    version: VERSION,
    machines: machinesOf(recorder),
    steps,
    calls: calls.flatMap((call) => callBy(at, call)),
    reads: reads.filter((read) => read.at <= at).map(({ name, value }) => [name, value]),
    end: { at, ticks },
    ...besides(beside, until, recorder),
  };
}

/** What goes with a recording, each at the step that it came after. */
function besides(
  { inputs = [], acts = [], page = null, notes = [], checks = [] }: Beside,
  until: number,
  recorder: Recorder,
) {
  if (inputs.length + acts.length + notes.length + checks.length === 0 && page === null) return {};
  const seqs = stepSeqs(recorder);
  const placed = <T extends { readonly seq: number }>(all: readonly T[]) =>
    all.filter(({ seq }) => seq <= until).map(({ seq, ...one }) => ({ ...one, step: placeIn(seqs, seq) }));
  return {
    ...(page === null ? {} : { page }),
    ...(inputs.length === 0 ? {} : { inputs: placed(inputs) }),
    ...(acts.length === 0 ? {} : { acts: placed(acts) as KeptAct[] }),
    ...(notes.length === 0 ? {} : { notes: placed(notes) }),
    ...(checks.length === 0 ? {} : { checks: placed(checks) }),
  };
}

/** The last step at or before an entry. */
const placeIn = (seqs: readonly number[], seq: number): number =>
  Math.max(
    0,
    seqs.findLastIndex((one) => one <= seq),
  );

/** The entries that are the steps of a recording, in its order. */
export function stepSeqs(recorder: Recorder): readonly number[] {
  const seqs: number[] = [];
  for (let place = 0; place < recorder.size; place += 1) {
    const entry = recorder.at(place);
    if (entry?.kind !== 'event' || !isFromOutside(recorder, entry)) continue;
    if (isStart(entry)) seqs.unshift(entry.seq);
    else seqs.push(entry.seq);
  }
  return seqs;
}

/** What was known of a call at some time. */
function callBy(
  at: number,
  { id, method, path, status, reply, state, startedAt, endedAt }: CallRecord,
): readonly CapsuleCall[] {
  if (startedAt > at) return [];
  const isOver = endedAt !== null && endedAt <= at && status !== null;
  const said = { status: isOver ? status : null, body: isOver ? (plainOf(reply) ?? null) : null };
  return [{ id, method, path, ...said, ...(state === 'failed' ? { isLost: true as const } : {}) }];
}

function machinesOf({ actors }: Recorder): Capsule['machines'] {
  const machines = new Set(actors.flatMap(({ machine }) => machine ?? []));
  const found = new Map<string, Capsule['machines'][number]>();
  for (const machine of machines) {
    const hash = structureHash(chartOf(machine));
    found.set(`${machine.id} ${hash}`, { id: machine.id, hash });
  }
  return [...found.values()];
}

const isStart = ({ event, actor }: EntryOf<'event'>): boolean => event.type === 'xstate.init' && actor.parent === null;

/** A timer of a machine: nobody was at work when it sent itself this. */
const isTick = ({ origin, cause, actor }: EntryOf<'event'>): boolean =>
  origin === 'timer' && cause === null && actor.machine !== null;

/** That a machine hears how something has ended. */
export const isEnd = ({ type }: { readonly type: string }): boolean => /^xstate\.(done|error)\.actor\./.test(type);

/** It hears so as soon as the end has come: nobody held it back, and nobody made it up. What failed as it began had no end to hear of itself. */
function isToldEnd({ find }: Recorder, { event, cause }: EntryOf<'event'>): boolean {
  if (!isEnd(event) || cause === null) return false;
  const came = find(cause);
  return came?.kind !== 'event' || came.event.type !== 'xstate.init';
}

/** Whether a replay must be told of it. The end of a promise is what it hears itself; that its machine hears of it follows. */
function isFromOutside(recorder: Recorder, entry: EntryOf<'event'>): boolean {
  const { event, from, isLate } = entry;
  if (isStart(entry)) return true;
  if (event.type === 'xstate.init' || isLate) return false;
  if (from === null) return true;
  return from.machine === null && !isToldEnd(recorder, entry) && !event.type.startsWith('xstate.snapshot.');
}

/** Reads what was written as JSON, also within a bug report. @throws Error that says what is wrong with it. */
export function readCapsule(text: string): Capsule {
  const read = capsuleShape.safeParse(jsonOf(capsuleTextIn(text)));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.path.join('.') || 'it';
  throw new Error(`Invalid capsule: ${where} ${says(issue?.message ?? '')}`);
}

/** Zod's own words, as the end of a sentence. */
const says = (message: string): string => (/^(is|has|lacks) /.test(message) ? message : `(${message})`);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error('Invalid capsule: not JSON.', { cause });
  }
}
