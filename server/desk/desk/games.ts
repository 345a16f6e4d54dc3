import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { DeskGame, deskGames } from '../../../src/api/contract/desk/deskGames.ts';
import { DESK_PAGE_SIZE } from '../../../src/api/contract/desk/deskMarks.ts';
import type { RequestOf, ValueOf } from '../../../src/api/contract/endpoint.ts';
import { anywhere } from '../../database/containing.ts';
import { game, vendor } from '../../database/schema.ts';
import type { Operator, ServerDeps } from '../../deps.ts';
import { invalidateCatalog } from '../../play/game/catalog.ts';
import { Refusal } from '../../refusal.ts';
import { audit } from './audit.ts';
import { inDeskLanguage } from './inDeskLanguage.ts';

type Calls = typeof deskGames;
type Asked = z.output<Calls['games']['request']>;
type Deps = Pick<ServerDeps, 'config' | 'db' | 'now'>;

const ofVendor = and(eq(vendor.merchantCode, game.merchantCode), eq(vendor.code, game.vendor));

const inQueue = { shown: eq(game.enabled, true), hidden: eq(game.enabled, false), hot: eq(game.isHot, true) } as const;

const found = (text: string) =>
  text === ''
    ? undefined
    : sql`(${game.id} ilike ${anywhere(text)} or ${game.vendor} ilike ${anywhere(text)}
        or ${game.name}->>'EN' ilike ${anywhere(text)} or ${game.name}->>'TH' ilike ${anywhere(text)})`;

/** A page of games, the most played first. */
export async function gamesAtDesk(
  { config, db }: Deps,
  { queue, search, page, language }: Asked,
): Promise<ValueOf<Calls['games']>> {
  const where = and(eq(game.merchantCode, config.merchant), inQueue[queue], found(search));
  const rows = await db
    .select({ row: game, vendorName: vendor.name, isVendorShown: vendor.enabled })
    .from(game)
    .innerJoin(vendor, ofVendor)
    .where(where)
    .orderBy(asc(game.rank), asc(game.id))
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  const list = rows.map(
    ({ row, vendorName, isVendorShown }): DeskGame => ({
      id: row.id,
      name: inDeskLanguage(row.name, language),
      category: row.category,
      vendor: row.vendor,
      vendorName: inDeskLanguage(vendorName, language),
      isShown: row.enabled,
      isVendorShown,
      isHot: row.isHot,
      isNew: row.isNew,
      leastReturn: row.leastReturn,
      greatestReturn: row.greatestReturn,
      minStake: row.minStake,
      maxStake: row.maxStake,
      rank: row.rank,
    }),
  );
  return { list, count: await db.$count(game, where) };
}

/** Shows or hides a game, or marks it as hot, and audits it. @throws {Refusal} NOT_FOUND. */
export async function setGame(
  deps: Deps,
  operator: Operator,
  { id, mark, on }: RequestOf<Calls['setGame']>,
): Promise<null> {
  const { merchant: merchantCode } = deps.config;
  const one = and(eq(game.merchantCode, merchantCode), eq(game.id, id));
  await deps.db.transaction(async (db) => {
    const [row] = await db.select().from(game).where(one).for('update');
    if (row === undefined) throw new Refusal('NOT_FOUND');
    const before = mark === 'shown' ? row.enabled : row.isHot;
    if (before === on) return;
    await db
      .update(game)
      .set(mark === 'shown' ? { enabled: on } : { isHot: on })
      .where(one);
    await audit(db, {
      merchantCode,
      at: deps.now(),
      operator: operator.name,
      act: 'gameChanged',
      subject: id,
      before: { [mark]: before },
      after: { [mark]: on },
    });
  });
  invalidateCatalog(deps);
  return null;
}
