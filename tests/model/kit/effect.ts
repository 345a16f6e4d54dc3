import type { EventObject } from 'xstate';

/** What a machine does to the world outside: a plain action, an event for whoever listens, for a child or for its parent. */
export type Effect =
  | { readonly did: string; readonly params: unknown }
  | { readonly emitted: EventObject }
  | { readonly sent: EventObject; readonly to: string }
  | { readonly told: EventObject };

/** XState acts at once and sends only when the whole step is made, so the two kinds are told apart. */
export const inKinds = (effects: readonly Effect[]) => ({
  acts: effects.filter(isAct),
  news: effects.filter((effect) => !isAct(effect)),
});

const isAct = (effect: Effect): boolean => 'did' in effect || 'emitted' in effect;
