import type { EventObject } from 'xstate';
import type { ActorRecord, Origin } from './entry.ts';

/** Origin of an event, by its sender. */
export function originOf({ type }: EventObject, actor: ActorRecord, from: ActorRecord | null): Origin {
  if (from === null) return 'user';
  if (!type.startsWith('xstate.')) return from === actor ? 'timer' : 'message';
  if (/^xstate\.(done|error)\.actor\./.test(type) || /^xstate\.promise\./.test(type)) return 'reply';
  return from === actor ? 'timer' : 'message';
}
