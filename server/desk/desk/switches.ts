import { eq } from 'drizzle-orm';
import type { Switches } from '../../../src/api/contract/desk/desk.ts';
import type { Features } from '../../../src/api/contract/site/system.ts';
import type { Database } from '../../database/database.ts';
import { merchant } from '../../database/schema.ts';
import type { Operator, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { changeSettings } from '../../site/system/changeSettings.ts';
import { invalidateMerchant } from '../../site/system/merchant.ts';
import { merchantSettings } from '../../site/system/merchantSettings.ts';
import { audit } from './audit.ts';

/** Current switches from the database. */
export async function switchesOf({ config }: Pick<ServerDeps, 'config'>, db: Database): Promise<Switches> {
  const [row] = await db.select().from(merchant).where(eq(merchant.code, config.merchant));
  if (!row) throw new Refusal('UNAVAILABLE');
  const { features } = merchantSettings.parse(row.settings);
  return { status: row.status, maintenanceUntil: row.maintenanceUntil, features };
}

/** Switches a feature (CONFIG-11) and audits it. An unchanged value is not audited. */
export function switchFeature(
  deps: ServerDeps,
  operator: Operator,
  { name, on }: { readonly name: keyof Features; readonly on: boolean },
): Promise<Switches> {
  return switching(deps, async (db) => {
    const before = await locked(deps, db);
    if (before.features[name] === on) return;
    await changeSettings(deps, db, ({ features }) => ({ features: { ...features, [name]: on } }));
    await audit(db, {
      merchantCode: deps.config.merchant,
      at: deps.now(),
      operator: operator.name,
      act: 'featureSwitched',
      subject: name,
      before: { on: !on },
      after: { on },
    });
  });
}

/**
 * STATUS-01…03: opens the site, or closes it until an announced time, and audits it.
 * @throws {Refusal} SETUP_INCOMPLETE for a brand that has never opened.
 */
export function switchStatus(
  deps: ServerDeps,
  operator: Operator,
  { status, minutes }: { readonly status: 0 | 1 | 2; readonly minutes: number | null },
): Promise<Switches> {
  const maintenanceUntil = status === 1 && minutes !== null ? deps.now() + minutes * 60_000 : null;
  return switching(deps, async (db) => {
    const before = await locked(deps, db);
    if (status === 0 && (await neverOpened(deps, db))) throw new Refusal('SETUP_INCOMPLETE');
    if (before.status === status && before.maintenanceUntil === maintenanceUntil) return;
    await db.update(merchant).set({ status, maintenanceUntil }).where(eq(merchant.code, deps.config.merchant));
    await audit(db, {
      merchantCode: deps.config.merchant,
      at: deps.now(),
      operator: operator.name,
      act: 'statusSwitched',
      subject: deps.config.merchant,
      before: { status: before.status, until: before.maintenanceUntil },
      after: { status, until: maintenanceUntil },
    });
  });
}

async function switching(deps: ServerDeps, work: (db: Database) => Promise<void>): Promise<Switches> {
  await deps.db.transaction(work);
  invalidateMerchant(deps);
  return switchesOf(deps, deps.db);
}

async function neverOpened({ config }: ServerDeps, db: Database): Promise<boolean> {
  const [row] = await db.select({ at: merchant.openedAt }).from(merchant).where(eq(merchant.code, config.merchant));
  return row?.at === null;
}

async function locked(deps: ServerDeps, db: Database): Promise<Switches> {
  await db.select({ code: merchant.code }).from(merchant).where(eq(merchant.code, deps.config.merchant)).for('update');
  return switchesOf(deps, db);
}
