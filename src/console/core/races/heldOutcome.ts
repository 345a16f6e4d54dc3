import type { EventObject } from 'xstate';
import type { Outcome } from '../../../inspection/step/outcome.ts';

/**
 * How the actor ends whose end an event tells; null for any other event. A promise's own settle has what it brings as
 * `data`, the telling of its parent as `output` or `error`.
 */
export function outcomeOf(event: EventObject): Outcome | null {
  const { type, data, output, error } = event as EventObject & Readonly<Record<string, unknown>>;
  if (type === 'xstate.promise.resolve') return { kind: 'done', output: data };
  if (type === 'xstate.promise.reject') return { kind: 'error', error: data };
  if (type.startsWith('xstate.done.actor.')) return { kind: 'done', output };
  return type.startsWith('xstate.error.actor.') ? { kind: 'error', error } : null;
}
