import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { safeParse } from 'zod/v4/core';
import type { Outcome } from '../../../inspection/step/outcome.ts';
import type { Console } from '../console.ts';
import type { ActorRecord } from '../entry.ts';
import { eventsHere } from '../events.ts';
import { formOf } from '../form.ts';
import { casesOf } from '../formCases.ts';
import type { Held } from '../held.ts';
import { timersOf } from '../standingHere.ts';
import { eventName } from '../words.ts';
import { outcomeOf } from './heldOutcome.ts';
import { lastOutputs } from './lastOutputs.ts';

/** An event that can arrive: held, or available to users. */
export interface FlyingEvent {
  readonly id: string;
  readonly name: string;
  readonly isHeld: boolean;
  /** Whether it has an effect in the current state. */
  readonly can: boolean;
  /** Whether it can be sent without a payload, as far as known. */
  readonly isWhole: boolean;
  readonly cases: readonly { readonly name: string; readonly event: EventObject }[];
}

/** A pending actor, and its possible outcomes. */
export interface FlyingReply {
  /** Id of the pending actor. */
  readonly id: string;
  readonly src: string;
  readonly isHeld: boolean;
  readonly cases: readonly { readonly name: string; readonly outcomes: readonly Outcome[] }[];
}

/** Everything that can reach an actor, in any order. */
export interface Flying {
  readonly events: readonly FlyingEvent[];
  readonly replies: readonly FlyingReply[];
  readonly timers: readonly { readonly name: string; readonly dueAt: number }[];
}

/** In flight for an actor: held events, pending replies, timers, and available events. */
export function inFlightOf(core: Console, actor: ActorRecord): Flying {
  const snapshot = actor.ref.getSnapshot() as AnyMachineSnapshot;
  if (actor.machine === null || snapshot.status !== 'active') return { events: [], replies: [], timers: [] };
  const held = core.gate.held();
  const known = lastOutputs(core.recorder);
  return {
    events: [
      ...held.filter(({ target, kind }) => target === actor.ref && kind !== 'reply').map(heldEvent),
      ...eventsHere(actor.machine, snapshot).map(({ type, can }) => ({
        ...{ id: type, name: type, isHeld: false, can, isWhole: isWhole(core, type) },
        cases: casesOfEvent(core, type),
      })),
    ],
    replies: core.recorder.actors
      .filter(({ parent, machine, ref }) => parent === actor && machine === null && isUnderWay(snapshot, ref))
      .map(({ id, src, ref }): FlyingReply => {
        const settle = held.find(({ source, kind }) => source === ref && kind === 'reply');
        const real = settle === undefined ? null : outcomeOf(settle.event);
        return { id, src, isHeld: real !== null, cases: casesOfReply(real, known.get(src), madeFor(core, actor, src)) };
      }),
    timers: timersOf(core, actor).map(({ event, dueAt }) => ({ name: eventName(event), dueAt })),
  };
}

/**
 * How something ends that is only started on the way: as it did last, else with a reply that the console makes, else by
 * failing; a machine is left alone.
 */
export function endsOnTheWay(core: Console, actor: ActorRecord): (src: string) => readonly Outcome[] {
  const known = lastOutputs(core.recorder);
  return (src) => (isMachine(actor, src) ? [] : [known.get(src) ?? madeFor(core, actor, src).find(isDone) ?? FAILS]);
}

/** Outcomes that the console can generate for an invoked actor. */
const madeFor = ({ outcomes }: Console, { machine }: ActorRecord, src: string): readonly Outcome[] =>
  outcomes(machine?.id ?? '', src);

const isDone = ({ kind }: Outcome): boolean => kind === 'done';

/** Whether an invoked actor is a machine rather than a call. */
export function isMachine({ machine }: ActorRecord, src: string): boolean {
  const logics: Readonly<Record<string, object | undefined>> = machine?.implementations.actors ?? {};
  return 'root' in (logics[src] ?? {});
}

/** Generated failure. */
const FAILS: Outcome = { kind: 'error', error: new Error('Failed by the console') };

const isUnderWay = ({ children }: AnyMachineSnapshot, ref: ActorRecord['ref']): boolean =>
  Object.values(children).includes(ref) && ref.getSnapshot().status === 'active';

const heldEvent = ({ id, event }: Held): FlyingEvent => ({
  ...{ id: `held ${id}`, name: eventName(event), isHeld: true, can: true, isWhole: true },
  cases: [{ name: 'as held', event }],
});

function casesOfReply(real: Outcome | null, last: Outcome | undefined, made: readonly Outcome[]): FlyingReply['cases'] {
  const good = made.find(isDone);
  const answer = real ?? last ?? good;
  return [
    ...(real === null ? [] : [{ name: 'as held', outcomes: [real] }]),
    ...(last === undefined ? [] : [{ name: 'last received', outcomes: [last] }]),
    ...(good === undefined ? [] : [{ name: 'generated', outcomes: [good] }]),
    { name: 'fails', outcomes: [FAILS] },
    ...(made.length < 2 ? [] : [{ name: 'all generated', outcomes: made }]),
    ...(answer === undefined || answer.kind === 'error'
      ? []
      : [{ name: 'success or failure', outcomes: [answer, FAILS] }]),
  ];
}

function isWhole({ events }: Console, type: string): boolean {
  const schema = events[type];
  return schema === undefined ? Object.keys(events).length === 0 : safeParse(schema, {}).success;
}

const forms = new WeakMap<object, ReturnType<typeof casesOf>>();

function casesOfEvent({ events }: Console, type: string): FlyingEvent['cases'] {
  const schema = events[type];
  if (schema === undefined) return [{ name: 'default', event: { type } }];
  const cases = forms.get(schema) ?? casesOf(formOf(schema));
  forms.set(schema, cases);
  return cases.map(({ name, value }) => ({ name, event: { ...(value as object), type } }));
}
