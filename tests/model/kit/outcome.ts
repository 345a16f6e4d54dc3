/** How something that a machine has started may end. */
export type Outcome<Output = unknown> =
  | { readonly kind: 'done'; readonly output: Output }
  | { readonly kind: 'error'; readonly error: unknown };

export const done = <Output>(output: Output): Outcome<Output> => ({ kind: 'done', output });

export const fails = (error: unknown): Outcome<never> => ({ kind: 'error', error });
