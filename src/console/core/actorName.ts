/** XState calls an actor without an id of its own so: `0.checkout.shipping`, `x:3`. */
const MADE_UP = /^(\d+\.|x:\d+$)/;

/** What people call an actor: by its id, or by the name of its source where XState made the id up. */
export const actorName = (id: string, src: unknown): string =>
  MADE_UP.test(id) && typeof src === 'string' && !src.startsWith('xstate.') ? src : id;
