import type { AnyStateMachine, EventObject, StateValue } from 'xstate';
import { leafStates } from '../../inspection/leafStates.ts';
import { nodesOf } from '../../inspection/transitions.ts';
import type { ActorRecord, Entry, Kept } from './entry.ts';

/** State of an actor in one line: `signedIn.member`, `screen.normal + asking.resting`, or `active`, `done`. */
export function whereIs(snapshot: Kept | null | undefined): string {
  if (snapshot === null || snapshot === undefined) return '';
  if (snapshot.status !== 'active' || !('value' in snapshot)) return snapshot.status;
  return leafStates(snapshot.value as StateValue).join(' + ') || 'active';
}

/** Name of an actor: its id, or what runs in it where XState made the id up. */
export function actorName({ id, src, parent }: Pick<ActorRecord, 'id' | 'src' | 'parent'>): string {
  if (!isMadeUp(id)) return id;
  return isMadeUp(src) ? invokedName(id, parent?.machine ?? null) : src;
}

/** `0.checkout.shipping`, `x:12`, `xstate.invoke.0.checkout.shipping`. */
const isMadeUp = (name: string): boolean => /^(\d+\.|x:\d+$|xstate\.invoke\.)/.test(name);

/** What an invocation without an id runs, as its machine says. */
function invokedName(id: string, machine: AnyStateMachine | null): string {
  const [, place, state] = /^(\d+)\.(.+)$/.exec(id) ?? [];
  if (machine === null || state === undefined) return id;
  const src = nodesOf(machine.root).find((node) => node.id === state)?.invoke[Number(place)]?.src;
  return typeof src === 'string' && !isMadeUp(src) ? src : id;
}

/** Readable event name: `ask done`, `after warmth`, `door.open`. The machine that hears it names actors without an id. */
export function eventName({ type }: Pick<EventObject, 'type'>, machine: AnyStateMachine | null = null): string {
  const [, ended, who] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? [];
  if (ended !== undefined) return `${invokedName(who ?? '', machine)} ${ended === 'done' ? 'done' : 'failed'}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  if (delay !== undefined) return `after ${/^\d+$/.test(delay) ? `${Number(delay) / 1_000} s` : delay}`;
  if (type === 'xstate.init') return 'start';
  if (type === 'xstate.stop') return 'stop';
  if (type === 'xstate.promise.resolve') return 'resolved';
  if (type === 'xstate.promise.reject') return 'rejected';
  if (/^xstate\.snapshot\./.test(type)) return `${type.slice('xstate.snapshot.'.length)} changed`;
  return type;
}

/** An entry as text: event, and result. */
export interface Line {
  readonly what: string;
  readonly result: string;
  /** Whether it was ignored. */
  readonly isNo: boolean;
}

export function lineOf(entry: Entry): Line {
  switch (entry.kind) {
    case 'started':
      return { what: 'started', result: 'new actor', isNo: false };
    case 'event':
      return {
        what: eventName(entry.event, entry.actor.machine) + payloadOf(entry.event),
        result: entry.isLate ? 'too late' : '',
        isNo: entry.isLate,
      };
    case 'action':
      return { what: entry.action, result: 'effect', isNo: false };
    case 'step': {
      // XState tells a parent that a child has ended, whether or not it wants to know.
      const isNo = entry.taken.length === 0 && !entry.event.type.startsWith('xstate.');
      const [before, after] = [whereIs(entry.before), whereIs(entry.after)];
      const way = before === after ? after : `${before} → ${after}`;
      return {
        what: isNo ? `${eventName(entry.event, entry.actor.machine)} ignored` : way,
        result: isNo ? after : '',
        isNo,
      };
    }
    case 'settled':
      return { what: whereIs(entry.after), result: '', isNo: entry.after.status === 'error' };
  }
}

const LONGEST = 120;

function payloadOf({ type, ...payload }: EventObject): string {
  if (type.startsWith('xstate.') || Object.keys(payload).length === 0) return '';
  return ` ${shorten(jsonOf(payload))}`;
}

const shorten = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`);

/** Any value as JSON; actors by id, functions by name, errors by message, cycles cut. */
export function jsonOf(value: unknown, indent = 0): string {
  const above: unknown[] = [];
  return (
    JSON.stringify(
      value,
      function (this: unknown, _, item: unknown) {
        if (typeof item === 'function') return `ƒ ${item.name}`;
        if (typeof item === 'bigint') return `${item}n`;
        if (typeof item !== 'object' || item === null) return item;
        if ('sessionId' in item && 'id' in item) return `actor ${String(item.id)}`;
        if (item instanceof Error) return { ...item, error: item.name, message: item.message };
        while (above.length > 0 && above.at(-1) !== this) above.pop();
        if (above.includes(item)) return '↻';
        above.push(item);
        return item;
      },
      indent,
    ) ?? 'undefined'
  );
}

/** Entry kinds, as offered by the log filter. */
export const KINDS = ['event', 'step', 'action', 'started', 'settled'] as const;

/** Whether XState did this internally (starting children, setting timers); other lines show the same. */
export const isInternalEvent = (entry: Entry): boolean =>
  (entry.kind === 'action' && entry.action.startsWith('xstate.')) ||
  (entry.kind === 'event' && /^xstate\.(init|promise\.)/.test(entry.event.type)) ||
  (entry.kind === 'settled' && entry.after.status === 'active');
