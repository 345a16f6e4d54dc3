import type { AnyStateMachine, EventObject } from 'xstate';
import type { Coverage } from '../../inspection/coverage.ts';
import type { ActorRecord, Kept } from '../core/entry.ts';
import { createMask } from '../core/mask.ts';
import { originOf } from '../core/origin.ts';
import { createMirror, type Mirror } from '../remote/mirror.ts';
import { type RemoteSnapshot, snapshotOf } from '../remote/standIn.ts';
import { createTakenCounts } from '../remote/takenCounts.ts';
import { deducedWay, isSame, mayHaveStayed } from './deduce.ts';
import { cutIn, hasStates, machineFrom } from './definition.ts';
import { guessedSecrets } from './secretNames.ts';
import { isWithinSizeLimit, MAX_SIZE } from './sizeLimit.ts';
import { DISCONNECTED, type WireActor, type WireMessage, wireMessage } from './wire.ts';

/** What is made of the messages of one application that speaks the protocol of `@statelyai/inspect`. */
export interface Listener {
  readonly recorder: Mirror;
  /** Hears a message; one that is none is counted and left out. */
  hear(message: unknown): void;
  /** The root's name; null as long as none is known. */
  name(): string | null;
  version(): string | null;
  /** Whether the application has said that no more will come. */
  hasEnded(): boolean;
  /** How many messages were heard. */
  heard(): number;
  /** What could not be used, in sentences. */
  troubles(): readonly string[];
  /** Names of fields that look secret and are masked. */
  masked(): readonly string[];
  /** The transitions that were seen, as far as they can be told. */
  coverage(): Coverage;
}

const KEPT = 20_000;
/** No clock shows a later time, ms. */
const LAST_TIME = 8.64e15;

export function createListener(now: () => number = Date.now): Listener {
  const secrets = guessedSecrets();
  const mask = createMask(secrets);
  const recorder = createMirror(KEPT);
  const taken = createTakenCounts();
  const lost = { rubbish: 0, large: 0, unknown: 0 };
  const cut = new Map<string, number>();
  const undrawn = new Map<string, string>();
  let version: string | null = null;
  let hasEnded = false;
  let heard = 0;

  const next = () => recorder.total + 1;
  const keptOf = ({ status, value, context, output, error }: RemoteSnapshot, actor: ActorRecord): Kept =>
    // A state may well be called `password`: where an actor stands is no secret.
    snapshotOf({ ...(mask({ context, output, error }) as object), status, value }, actor.machine);

  const machineOf = ({ definition, sessionId, name }: WireActor): AnyStateMachine | null => {
    if (typeof definition !== 'string' || !hasStates(definition)) return null;
    const parts = cutIn(definition);
    if (parts > 0) cut.set(name ?? sessionId, parts);
    try {
      return machineFrom(definition);
    } catch (error) {
      undrawn.set(name ?? sessionId, error instanceof Error ? error.message : String(error));
      return null;
    }
  };

  const meet = (message: WireActor, at: number): void => {
    if (recorder.actorIn(message.sessionId) !== null) return;
    const { sessionId: session, parentId, name } = message;
    const machine = machineOf(message);
    const id = name ?? session;
    const actor = recorder.meet({ session, id, parent: parentId ?? null, src: id, machine });
    if (message.snapshot) recorder.place(actor, keptOf(message.snapshot, actor));
    recorder.push({ kind: 'started', seq: next(), at, actor });
  };

  /** Who is meant; one that was never introduced is known by its session alone. */
  const actorOf = (session: string): ActorRecord => {
    const known = recorder.actorIn(session);
    if (known !== null) return known;
    lost.unknown += 1;
    return recorder.meet({ session, id: session, parent: null, src: session, machine: null });
  };

  const noteEvent = (session: string, source: string | null, event: EventObject, at: number): void => {
    const actor = actorOf(session);
    const from = source === null ? null : recorder.actorIn(source);
    const origin = originOf(event, actor, from);
    const shown = mask(event) as EventObject;
    recorder.push({ kind: 'event', seq: next(), at, actor, event: shown, from, origin, cause: null, isLate: false });
  };

  const noteSnapshot = (session: string, told: RemoteSnapshot, event: EventObject | null, at: number): void => {
    const actor = actorOf(session);
    const before = recorder.lastOf(actor);
    const after = keptOf(told, actor);
    const about = { seq: next(), at, actor, before, after, cause: null };
    const ways = event === null || event.type === 'xstate.init' ? null : waysOf(actor, before, after, event, told);
    if (event === null || ways === null) recorder.push({ ...about, kind: 'settled' });
    else recorder.push({ ...about, kind: 'step', event: mask(event) as EventObject, taken: ways });
  };

  /** The transitions that a machine took, none where it has none for the event; null where that cannot be told. */
  const waysOf = (
    actor: ActorRecord,
    before: Kept | null,
    after: Kept,
    { type }: EventObject,
    told: RemoteSnapshot,
  ) => {
    if (told.value === undefined) return null;
    // Without the machine nobody can say that an event was ignored: it may have done something that does not show.
    if (actor.machine === null) return null;
    if (isSame(before, after) && !mayHaveStayed(after, type)) return [];
    const way = deducedWay(before, after, type);
    if (way === null) return null;
    taken.note(actor.machine, [way]);
    return [way];
  };

  const note = (message: WireMessage): void => {
    const told = Number(message.createdAt);
    const at = told > 0 && told < LAST_TIME ? told : now();
    version = message._version;
    heard += 1;
    switch (message.type) {
      case '@xstate.actor':
        meet(message, at);
        break;
      case '@xstate.event':
        noteEvent(message.sessionId, message.sourceId ?? null, message.event, at);
        break;
      case '@xstate.snapshot':
        noteSnapshot(message.sessionId, message.snapshot, message.event ?? null, at);
        break;
    }
  };

  return {
    recorder,
    hear: (message) => {
      if (!isWithinSizeLimit(message)) {
        lost.large += 1;
        return;
      }
      if (isMessage(message, DISCONNECTED)) {
        hasEnded = true;
        return;
      }
      const read = wireMessage.safeParse(message);
      if (!read.success) lost.rubbish += 1;
      else note(read.data);
    },
    name: () => recorder.actors.find(({ parent }) => parent === null)?.id ?? null,
    version: () => version,
    hasEnded: () => hasEnded,
    heard: () => heard,
    troubles: () => [
      ...(lost.large > 0
        ? [
            `${many(lost.large, 'message')} dropped: larger than ${MAX_SIZE.toLocaleString('en')} characters, or nested too deeply.`,
          ]
        : []),
      ...(lost.rubbish > 0 ? [`${many(lost.rubbish, 'message')} dropped: not valid @statelyai/inspect messages.`] : []),
      ...(lost.unknown > 0 ? [`${many(lost.unknown, 'actor')} never registered: its start was missed.`] : []),
      ...[...cut].map(
        ([name, parts]) =>
          `The protocol cut ${parts === 1 ? '1 part' : `${parts} parts`} of ${name}: what was there is not in its chart.`,
      ),
      ...[...undrawn].map(([name, why]) => `No chart for ${name}: ${why}.`),
    ],
    masked: () => [...secrets.met],
    coverage: taken.read,
  };
}

const many = (count: number, what: string): string =>
  count === 1 ? `1 ${what} was` : `${count.toLocaleString('en')} ${what}s were`;

const isMessage = (message: unknown, type: string): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === type;
