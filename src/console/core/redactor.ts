import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { ActorRecord, Kept } from './entry.ts';
import { createMask, hidden, type Mask } from './mask.ts';
import type { Rest } from './stand.ts';

export interface KeepingOptions {
  /** Masks any value: contexts, inputs, outputs, errors, parameters. */
  readonly mask: Mask;
  /** Masks an event, of which the schema may say more. */
  readonly maskEvent: (event: EventObject) => EventObject;
  /** The actors of which all that they bring is secret, by the name under which `setup` knows them. */
  readonly secretActors?: ReadonlySet<string>;
}

/** Under these an event carries what an actor has brought. */
const BROUGHT = ['output', 'data'] as const;

/** What an application says of its secrets. */
export interface Secrets {
  /** The names under which they stand, wherever they come up. */
  readonly names: Pick<ReadonlySet<string>, 'has'>;
  /** For events whose secrets have no name of their own: the fields that hold them, by event type. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The actors of which all that they bring is secret, by the name under which `setup` knows them. */
  readonly actors: ReadonlySet<string>;
  /** Says of an object under the name of a secret that it is none: the rule for a field stands under the field's name too. */
  readonly isOpen?: (value: object) => boolean;
}

/** What keeps these secrets out of a recorder. */
export function redactSecrets({ names, fields, actors, isOpen }: Secrets): Required<KeepingOptions> {
  const mask = createMask(names, isOpen);
  const maskEvent = (event: EventObject): EventObject => {
    const secret = fields[event.type];
    return mask(secret === undefined ? event : { ...event, ...hiddenIn(event, secret) }) as EventObject;
  };
  return { mask, maskEvent, secretActors: actors };
}

/** What may be kept of what is reported. */
export function createRedactor({ mask, maskEvent, secretActors = new Set() }: KeepingOptions) {
  /** What a secret actor has told: an action may be given the very same event. */
  const told = new WeakMap<EventObject, EventObject>();
  /** To look into it takes as long as to mask an event. */
  let hasTold = false;
  const known = (event: EventObject): EventObject => (hasTold ? told.get(event) : undefined) ?? maskEvent(event);

  return {
    /** An event, and who has sent it. */
    event: (event: EventObject, from: ActorRecord | null = null): EventObject => {
      if (from === null || !secretActors.has(from.src)) return known(event);
      const masked = maskEvent({ ...event, ...hiddenIn(event, BROUGHT) });
      told.set(event, masked);
      hasTold = true;
      return masked;
    },
    /** What an action is given: it may be an event, or hold the one that it sends on. */
    params: (params: unknown): unknown => {
      if (isEvent(params)) return known(params);
      if (typeof params !== 'object' || params === null || !('event' in params)) return mask(params);
      return mask(isEvent(params.event) ? { ...params, event: known(params.event) } : params);
    },
    /** What a machine's snapshot shows beside its value and its context. */
    rest: ({ status, output, error, children, historyValue }: AnyMachineSnapshot, { src }: ActorRecord): Rest => {
      const end = secretActors.has(src) ? hidden(output) : mask(output);
      return { status, output: end, error: mask(error), children, historyValue };
    },
    /** A context: the same one where nothing in it is secret. */
    context: (context: object): object => mask(context) as object,
    /** A snapshot: the same one where nothing in it is secret. */
    snapshot: (snapshot: unknown, { src }: ActorRecord): Kept => {
      const { context, output, error, input } = snapshot as Readonly<Record<string, unknown>>;
      const shown = mask(context);
      const end = secretActors.has(src) ? hidden(output) : mask(output);
      const failure = mask(error);
      const given = mask(input);
      if (shown === context && end === output && failure === error && given === input) return snapshot as Kept;
      const masked = { context: shown, output: end, error: failure, input: given };
      return Object.assign(Object.create(Object.getPrototypeOf(snapshot)) as Kept, snapshot, masked);
    },
  };
}

/** These fields of a value, as far as it has them, hidden. */
const hiddenIn = (value: object, fields: readonly string[]): object =>
  Object.fromEntries(
    fields
      .filter((field) => field in value)
      .map((field) => [field, hidden((value as Readonly<Record<string, unknown>>)[field])]),
  );

const isEvent = (value: unknown): value is EventObject =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
