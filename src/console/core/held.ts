import type { AnyActorRef, EventObject } from 'xstate';
import type { Delivery } from './relay.ts';

/** Origin of a held event: user, reply, timer or another actor. */
export type HeldKind = 'user' | 'reply' | 'timer' | 'message';

/** An event held at the gate. */
export interface Held {
  readonly id: number;
  readonly source: AnyActorRef | undefined;
  readonly target: AnyActorRef;
  readonly event: EventObject;
  readonly kind: HeldKind;
  /** Time of arrival, ms of the gate's clock. */
  readonly at: number;
  /** End of its delay; null while queued. */
  readonly dueAt: number | null;
}

const SETTLED = /^xstate\.(promise\.(resolve|reject)|observable\.(next|error|complete))$/;
const ENDED = /^xstate\.(done|error)\.actor\./;

/** `caused`: sent while an actor was processing; otherwise a machine sends only by timer. */
export function kindOf({ source, event }: Delivery, caused: boolean): HeldKind {
  if (source === undefined) return 'user';
  if (SETTLED.test(event.type)) return 'reply';
  if (!isMachine(source)) return ENDED.test(event.type) ? 'reply' : 'message';
  if (event.type.startsWith('xstate.after.')) return 'timer';
  return caused || ENDED.test(event.type) || event.type.startsWith('xstate.snapshot.') ? 'message' : 'timer';
}

/** Whether this is a promise's or observable's own settle event; a second delivery then notifies the parent. */
export const isSettle = ({ source, target, event }: Delivery): boolean =>
  source === target && /^xstate\.(promise\.(resolve|reject)|observable\.(error|complete))$/.test(event.type);

/** Whether an actor reports its end to the parent. */
export const isEnd = ({ source, target, event }: Delivery): boolean =>
  source?._parent === target && ENDED.test(event.type);

const isMachine = (actor: AnyActorRef): boolean => {
  const { logic } = actor as unknown as { readonly logic: unknown };
  return typeof logic === 'object' && logic !== null && 'root' in logic;
};

/** Event type that the machine receives: for a settled promise, that of the second delivery. */
export function settledType(held: Delivery): string {
  if (!isSettle(held)) return held.event.type;
  return `xstate.${/(reject|error)$/.test(held.event.type) ? 'error' : 'done'}.actor.${held.target.id}`;
}
