import type { EventObject } from 'xstate';

/** What a machine does to the world outside: a plain action, an event for whoever listens, for a child or for its parent. */
export type Effect =
  | { readonly did: string; readonly params: unknown }
  | { readonly emitted: EventObject }
  | { readonly sent: EventObject; readonly to: string }
  | { readonly told: EventObject };
