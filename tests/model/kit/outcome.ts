/** How something that a machine has started may end, or what it may give while it goes on. */
export type Outcome<Output = unknown> =
  | { readonly kind: 'done'; readonly output: Output }
  | { readonly kind: 'error'; readonly error: unknown }
  | { readonly kind: 'next'; readonly context: unknown };

export const done = <Output>(output: Output): Outcome<Output> => ({ kind: 'done', output });

/** A value of an actor that goes on: what an observable emits, what a machine below has come to (`onSnapshot`). */
export const gives = (context: unknown): Outcome<never> => ({ kind: 'next', context });

export const fails = (error: unknown): Outcome<never> => ({ kind: 'error', error });
