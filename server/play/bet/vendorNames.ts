import { eq } from 'drizzle-orm';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { Database } from '../../database/database.ts';
import { vendor } from '../../database/schema.ts';

/** Names of a merchant's vendors by code. */
export async function vendorNames(
  db: Database,
  merchantCode: string,
  language: LanguageCode,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(vendor).where(eq(vendor.merchantCode, merchantCode));
  return new Map(rows.map(({ code, name }) => [code, name[language]]));
}
