import { and, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { PublicationState } from '../../../src/api/contract/rules/publicationState.ts';
import { Refusal } from '../../refusal.ts';

/** A page of what is written at the desk. */
export interface DeskList {
  readonly state: PublicationState;
  readonly page: number;
  readonly language: LanguageCode;
}

interface Columns {
  readonly published: PgColumn;
  readonly startsAt: PgColumn;
  readonly endsAt: PgColumn;
}

/** Rows in a state at an instant: `publicationState` as SQL. */
export function inState(
  { published, startsAt, endsAt }: Columns,
  state: PublicationState,
  at: number,
): SQL | undefined {
  if (state === 'draft') return eq(published, false);
  if (state === 'ended') return and(eq(published, true), isNotNull(endsAt), lte(endsAt, at));
  const begun = state === 'running' ? lte(startsAt, at) : gt(startsAt, at);
  return and(eq(published, true), begun, or(isNull(endsAt), gt(endsAt, at)));
}

/** A draft without a start begins when it is published. */
const FROM_PUBLICATION = 0;

/** The start as the desk reads it. */
export const startRead = (startsAt: number): number | null => (startsAt === FROM_PUBLICATION ? null : startsAt);

/** The start as it is stored: without one, that of now, or of its publication. */
export const startStored = (startsAt: number | null, publish: boolean, at: number): number =>
  startsAt ?? (publish ? at : FROM_PUBLICATION);

/** @throws {Refusal} INVALID_FIELDS with the fields, unless there are none. */
export function refuseFaults(fields: readonly string[]): void {
  if (fields.length > 0) throw new Refusal('INVALID_FIELDS', { fields: [...fields] });
}

type Changed = { readonly updatedAt: number } | null;

/** Nobody overwrites what they have not read. @throws {Refusal} STATUS_CHANGED */
export function refuseOverwriting(before: Changed, readAt: number | null): void {
  if (before !== null && before.updatedAt !== readAt) throw new Refusal('STATUS_CHANGED');
}

/** When something is changed: two changes never share a moment. */
export const laterThan = (before: Changed, at: number): number => Math.max(at, (before?.updatedAt ?? 0) + 1);
