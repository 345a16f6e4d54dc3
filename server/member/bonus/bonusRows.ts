import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { BonusGroup, BonusRow } from '../../../src/api/contract/member/bonus.ts';
import type { Database } from '../../database/database.ts';
import { bonus, mission } from '../../database/schema.ts';
import { bonusGroupOf, bonusKinds } from './bonusGroups.ts';

export interface BonusesWanted {
  readonly from: number;
  readonly to: number;
  readonly group: BonusGroup | 'all';
  readonly state: BonusRow['state'] | 'all';
}

/** The member's bonuses that are wanted. */
export const bonusesOf = (memberId: string, { from, to, group, state }: BonusesWanted): SQL | undefined =>
  and(
    eq(bonus.memberId, memberId),
    gte(bonus.at, from),
    lt(bonus.at, to),
    group === 'all' ? undefined : inArray(bonus.kind, [...bonusKinds[group]]),
    state === 'all' ? undefined : state === 'credited' ? gte(bonus.amount, 0) : lt(bonus.amount, 0),
  );

/** Sums of both directions, in 1/10,000 P. */
export async function bonusSums(
  db: Database,
  where: SQL | undefined,
): Promise<{ credited: number; takenBack: number }> {
  const sumOf = (is: SQL) => sql`coalesce(sum(${bonus.amount}) filter (where ${is}), 0)`.mapWith(Number);
  const [sums] = await db
    .select({ credited: sumOf(gte(bonus.amount, 0)), takenBack: sumOf(lt(bonus.amount, 0)) })
    .from(bonus)
    .where(where);
  return { credited: sums?.credited ?? 0, takenBack: -(sums?.takenBack ?? 0) };
}

type Memo = Readonly<Partial<Record<'since' | 'until' | 'level' | 'base' | 'rate', number> & { mission: string }>>;

/** Rows with what made them, in the language. */
export async function bonusRows(
  db: Database,
  rows: readonly (typeof bonus.$inferSelect)[],
  language: LanguageCode,
): Promise<BonusRow[]> {
  const read = rows.map(({ memo, ...row }) => ({ ...row, memo: (memo === '' ? {} : JSON.parse(memo)) as Memo }));
  const names = await missionNames(
    db,
    read.flatMap(({ memo }) => memo.mission ?? []),
    language,
  );
  return read.map(({ movementId, at, kind, amount, memo }) => ({
    id: movementId,
    at,
    group: bonusGroupOf(kind),
    kind,
    amount,
    state: amount < 0 ? 'takenBack' : 'credited',
    cause: {
      since: memo.since ?? null,
      until: memo.until ?? null,
      level: memo.level ?? null,
      base: memo.base ?? null,
      rate: memo.rate ?? null,
      name: names.get(memo.mission ?? '') ?? null,
    },
  }));
}

async function missionNames(
  db: Database,
  ids: readonly string[],
  language: LanguageCode,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: mission.id, name: mission.name })
    .from(mission)
    .where(inArray(mission.id, [...new Set(ids)]));
  return new Map(found.map(({ id, name }) => [id, name[language]]));
}
