import type { $ZodType } from 'zod/v4/core';

/** One call that the host knows, stated by it: all that the console knows of an API. */
export interface WatchedCall {
  /** Unique, and the name that people read. */
  readonly id: string;
  readonly method: string;
  /** Below the base address, without a query. */
  readonly path: string;
  /** Whether the payload of the request is sealed, so that nobody can read it here. */
  readonly encrypted: boolean;
  readonly request: $ZodType;
  /** What a success carries in its envelope. */
  readonly value: $ZodType;
  /** Every code that this call may be refused with. */
  readonly refusals: readonly string[];
  /** Where the host's specification says so. */
  readonly spec: string;
}

/** How the host's replies travel. */
export interface ReplyShape {
  /** The body of a success that carries this value. */
  envelope(value: unknown): unknown;
  /** What `envelope` was given: the value in such a body. */
  valueIn(body: unknown): unknown;
  /** What a refusal with this code looks like. */
  refusal(code: string): { readonly status: number; readonly body: unknown };
  /** The schema of the whole body of a success. */
  success(value: $ZodType): $ZodType;
  /** The code that a body refuses with; null when it is no refusal. */
  refusalIn(body: unknown): string | null;
}
