import type { Snapshot } from 'xstate';

/** An actor that does nothing until somebody says how it ends. */
export type HeldSnapshot = Snapshot<unknown> & { readonly input: unknown; readonly context?: unknown };

/** What a held actor is like before it has given anything. */
export const waiting = (input: unknown): HeldSnapshot => ({
  status: 'active',
  output: undefined,
  error: undefined,
  input,
});

/** What it is like once it has given something, and goes on. */
export const given = (input: unknown, context: unknown): HeldSnapshot => ({ ...waiting(input), context });
