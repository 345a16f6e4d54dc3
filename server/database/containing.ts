import { ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows with the text in one of the columns, whatever its case; undefined, so any row, for an empty text. */
export function containing(text: string, ...columns: readonly PgColumn[]): SQL | undefined {
  if (text === '') return undefined;
  return or(...columns.map((column) => ilike(column, anywhere(text))));
}

/** The pattern of `like` for a text anywhere. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
