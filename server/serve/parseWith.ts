import type { z } from 'zod/mini';
import { Refusal } from '../refusal.ts';
import { illFormedFields } from './wellFormed.ts';

const MOST_FIELDS_NAMED = 20;

/**
 * Parses with a contract schema.
 * @throws {Refusal} INVALID_FIELDS with the invalid top-level fields.
 */
export function parseWith<S extends z.ZodMiniType>(schema: S, payload: unknown): z.output<S> {
  const illFormed = illFormedFields(payload);
  if (illFormed.length > 0) throw invalid(illFormed);
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.map(({ path }) => String(path[0] ?? '')));
}

const invalid = (fields: readonly string[]) =>
  new Refusal('INVALID_FIELDS', { fields: [...new Set(fields)].slice(0, MOST_FIELDS_NAMED) });
