import { and, count, desc, eq } from 'drizzle-orm';
import type { DeskSetup, SetupItem } from '../../../src/api/contract/desk/deskSetup.ts';
import type { Database } from '../../database/database.ts';
import {
  authenticator,
  bank,
  game,
  ledgerProof,
  merchant,
  operator,
  paymentMethod,
  vendor,
} from '../../database/schema.ts';
import type { Operator, ServerDeps } from '../../deps.ts';
import { readCatalog } from '../../play/catalog/readCatalog.ts';
import { Refusal } from '../../refusal.ts';
import { merchantSettings } from '../../site/system/merchantSettings.ts';
import { audit } from '../desk/audit.ts';

type Deps = Pick<ServerDeps, 'config' | 'db' | 'log' | 'now' | 'payments'>;

/** Two operators open a site, and approve what is large. */
const FEWEST_OPERATORS = 2;
/** Name of the brand that comes with the program. */
const DEMO_BRAND = 'Statehouse';

/** The checklist, and whether the brand has opened. */
export async function setupOf(deps: Deps, db: Database): Promise<DeskSetup> {
  const [row] = await db.select().from(merchant).where(eq(merchant.code, deps.config.merchant));
  if (!row) throw new Refusal('UNAVAILABLE');
  return {
    brand: row.brandName,
    openedAt: row.openedAt,
    openingBy: row.openingBy,
    items: await itemsOf(deps, db, row),
  };
}

/** How much is missing before the brand can open; 0 once it has. */
export async function missingSetup(deps: Deps, db: Database): Promise<number> {
  const own = eq(merchant.code, deps.config.merchant);
  const [row] = await db.select({ openedAt: merchant.openedAt }).from(merchant).where(own);
  if (row === undefined || row.openedAt !== null) return 0;
  return (await setupOf(deps, db)).items.filter(({ done }) => !done).length;
}

/**
 * The first operator asks to open the brand to players, and a second one opens it; both need the checklist whole.
 * @throws {Refusal} STATUS_CHANGED, SETUP_INCOMPLETE, SECOND_PERSON_NEEDED.
 */
export async function openBrand(deps: Deps, db: Database, { name }: Operator): Promise<DeskSetup> {
  const own = eq(merchant.code, deps.config.merchant);
  await db.select({ code: merchant.code }).from(merchant).where(own).for('update');
  const { openedAt, openingBy, items } = await setupOf(deps, db);
  if (openedAt !== null) throw new Refusal('STATUS_CHANGED');
  if (items.some(({ done }) => !done)) throw new Refusal('SETUP_INCOMPLETE');
  if (openingBy === name) throw new Refusal('SECOND_PERSON_NEEDED');
  const opens = openingBy !== null;
  await db
    .update(merchant)
    .set(opens ? { openedAt: deps.now(), openingBy: null, status: 0, maintenanceUntil: null } : { openingBy: name })
    .where(own);
  await audit(db, {
    ...{ merchantCode: deps.config.merchant, at: deps.now(), operator: name, subject: deps.config.merchant },
    ...(opens ? { act: 'siteOpened', after: { madeBy: openingBy } } : { act: 'openingAsked' }),
  });
  return setupOf(deps, db);
}

async function itemsOf(
  deps: Deps,
  db: Database,
  { brandName, settings }: typeof merchant.$inferSelect,
): Promise<DeskSetup['items']> {
  const { config, payments } = deps;
  const { customerService } = merchantSettings.parse(settings);
  const has = async (query: PromiseLike<readonly { readonly count: number }[]>, fewest = 1): Promise<boolean> =>
    ((await query)[0]?.count ?? 0) >= fewest;
  const methods = (direction: 'in' | 'out') =>
    db
      .select({ count: count() })
      .from(paymentMethod)
      .where(
        and(
          eq(paymentMethod.merchantCode, config.merchant),
          eq(paymentMethod.direction, direction),
          eq(paymentMethod.enabled, true),
        ),
      );
  const banks = db.select({ count: count() }).from(bank).where(eq(bank.merchantCode, config.merchant));
  const done: Readonly<Record<SetupItem, boolean>> = {
    brand: brandName !== DEMO_BRAND,
    address: /^https:\/\/(?!localhost\b|127\.)/.test(config.siteUrl),
    operators: await has(withFactor(deps, db), FEWEST_OPERATORS),
    mail: config.smtpUrl !== null,
    sms: config.smsWebhookUrl !== null,
    gateway: payments.ready,
    deposits: await has(methods('in')),
    payouts: (await has(methods('out'))) && (await has(banks)),
    provider: await answers(deps),
    games: await has(shownGames(deps, db)),
    service: customerService.url !== '',
    books: await areProved(db),
  };
  return (Object.keys(done) as SetupItem[]).map((id) => ({ id, done: done[id] }));
}

/** Operators who may act, with their second factor. */
const withFactor = ({ config }: Deps, db: Database) =>
  db
    .select({ count: count() })
    .from(operator)
    .innerJoin(authenticator, eq(authenticator.operatorId, operator.id))
    .where(and(eq(operator.merchantCode, config.merchant), eq(operator.role, 'operator')));

const shownGames = ({ config }: Deps, db: Database) =>
  db
    .select({ count: count() })
    .from(game)
    .innerJoin(vendor, and(eq(vendor.merchantCode, game.merchantCode), eq(vendor.code, game.vendor)))
    .where(and(eq(game.merchantCode, config.merchant), eq(game.enabled, true), eq(vendor.enabled, true)));

const answers = (deps: Deps): Promise<boolean> =>
  readCatalog(deps, false).then(
    () => true,
    () => false,
  );

async function areProved(db: Database): Promise<boolean> {
  const [proof] = await db.select().from(ledgerProof).orderBy(desc(ledgerProof.at), desc(ledgerProof.id)).limit(1);
  return proof !== undefined && proof.faults.length === 0;
}
