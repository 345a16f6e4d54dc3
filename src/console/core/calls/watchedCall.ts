import type { $ZodType } from 'zod/v4/core';

/** An API call as described by the host. */
export interface WatchedCall {
  /** Unique id, also the display name. */
  readonly id: string;
  readonly method: string;
  /** Path below the base address, without a query. */
  readonly path: string;
  /** Whether the request is encrypted and unreadable here. */
  readonly encrypted: boolean;
  readonly request: $ZodType;
  /** Schema of the value in a successful reply. */
  readonly value: $ZodType;
  /** All refusal codes of this call. */
  readonly refusals: readonly string[];
  /** Source in the specification. */
  readonly spec: string;
}

/** Reply format of the host. */
export interface ReplyShape {
  /** Wraps a value in a successful body. */
  envelope(value: unknown): unknown;
  /** Extracts the value from a successful body. */
  valueIn(body: unknown): unknown;
  /** Builds the body of a refusal. */
  refusal(code: string): { readonly status: number; readonly body: unknown };
  /** Schema of a successful body. */
  success(value: $ZodType): $ZodType;
  /** Refusal code of a body; null if not a refusal. */
  refusalIn(body: unknown): string | null;
}
