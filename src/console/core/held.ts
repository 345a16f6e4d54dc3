import type { AnyActorRef, EventObject } from 'xstate';
import type { Delivery } from './relay.ts';

/** Where a held event comes from: outside, a promise or another call, a timer, another actor. */
export type HeldKind = 'user' | 'reply' | 'timer' | 'message';

/** An event that waits at the gate. */
export interface Held {
  readonly id: number;
  readonly source: AnyActorRef | undefined;
  readonly target: AnyActorRef;
  readonly event: EventObject;
  readonly kind: HeldKind;
  /** When it came, in milliseconds of the gate's clock. */
  readonly at: number;
  /** Until when it was put off; null while it stands in line. */
  readonly dueAt: number | null;
}

const SETTLED = /^xstate\.(promise\.(resolve|reject)|observable\.(next|error|complete))$/;
const ENDED = /^xstate\.(done|error)\.actor\./;

/** `caused`: whether it came up while an actor was at work; a machine that sends at any other time does so by a timer. */
export function kindOf({ source, event }: Delivery, caused: boolean): HeldKind {
  if (source === undefined) return 'user';
  if (SETTLED.test(event.type)) return 'reply';
  if (!isMachine(source)) return ENDED.test(event.type) ? 'reply' : 'message';
  if (event.type.startsWith('xstate.after.')) return 'timer';
  return caused || ENDED.test(event.type) || event.type.startsWith('xstate.snapshot.') ? 'message' : 'timer';
}

/** Whether a promise or an observable tells itself how its work ended; it then tells its parent in a second delivery. */
export const isSettle = ({ source, target, event }: Delivery): boolean =>
  source === target && /^xstate\.(promise\.(resolve|reject)|observable\.(error|complete))$/.test(event.type);

/** Whether an actor tells its parent that it is through. */
export const isEnd = ({ source, target, event }: Delivery): boolean =>
  source?._parent === target && ENDED.test(event.type);

const isMachine = (actor: AnyActorRef): boolean => {
  const { logic } = actor as unknown as { readonly logic: unknown };
  return typeof logic === 'object' && logic !== null && 'root' in logic;
};

/** The type under which a machine hears of it: that of the second delivery where a promise settles. */
export function settledType(held: Delivery): string {
  if (!isSettle(held)) return held.event.type;
  return `xstate.${/(reject|error)$/.test(held.event.type) ? 'error' : 'done'}.actor.${held.target.id}`;
}
