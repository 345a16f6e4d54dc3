/** How something that a machine has started may end, or what it may give while it goes on. */
export type Outcome<Output = unknown> =
  | { readonly kind: 'done'; readonly output: Output }
  | { readonly kind: 'error'; readonly error: unknown }
  | { readonly kind: 'next'; readonly context: unknown };
