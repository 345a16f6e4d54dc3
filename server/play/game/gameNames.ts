import { and, eq, inArray } from 'drizzle-orm';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { game } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';

/** Names of games by id, enabled or not. */
export async function gameNames(
  { db, config }: Pick<ServerDeps, 'db' | 'config'>,
  ids: readonly string[],
  language: LanguageCode,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: game.id, name: game.name })
    .from(game)
    .where(and(eq(game.merchantCode, config.merchant), inArray(game.id, [...new Set(ids)])));
  return new Map(rows.map(({ id, name }) => [id, name[language]]));
}
