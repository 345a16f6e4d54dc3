import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { DESK_PAGE_SIZE } from '../../../src/api/contract/desk/deskMarks.ts';
import type {
  DeskSetting,
  DeskSettingChange,
  deskSettings,
  SettingValue,
} from '../../../src/api/contract/desk/deskSettings.ts';
import type { RequestOf, ValueOf } from '../../../src/api/contract/endpoint.ts';
import type { Database } from '../../database/database.ts';
import { member, merchant, settingChange } from '../../database/schema.ts';
import type { Operator, ServerDeps } from '../../deps.ts';
import { paymentRulesFor, savePaymentRules } from '../../money/payment/rulesOfPayment.ts';
import { Refusal } from '../../refusal.ts';
import { isAgentMember } from '../../site/session/admit.ts';
import { changeSettings } from '../../site/system/changeSettings.ts';
import { merchantSettings } from '../../site/system/merchantSettings.ts';
import { audit } from '../desk/audit.ts';
import { type Configured, isOfKind, type Setting, settingById, settingsOf } from './settingList.ts';

type Calls = typeof deskSettings;
type Deps = Pick<ServerDeps, 'config' | 'now'>;
type Row = typeof settingChange.$inferSelect;

const valueIn = (json: string): SettingValue => JSON.parse(json) as SettingValue;

/** A page of settings, each with its last change and the one that waits. */
export async function settingsAtDesk(
  deps: Deps,
  db: Database,
  { queue, page }: z.output<Calls['settings']['request']>,
): Promise<ValueOf<Calls['settings']>> {
  const all = settingsOf(queue);
  const { configured, isOpened } = await configuredOf(deps, db);
  const start = (page - 1) * DESK_PAGE_SIZE;
  const shown = all.slice(start, start + DESK_PAGE_SIZE);
  const ids = shown.map(({ id }) => id);
  const rows = await db
    .select()
    .from(settingChange)
    .where(
      and(
        eq(settingChange.merchantCode, deps.config.merchant),
        inArray(settingChange.setting, ids),
        ne(settingChange.status, 'declined'),
      ),
    )
    .orderBy(desc(settingChange.madeAt), desc(settingChange.id));
  return {
    list: shown.map((one) => viewOf({ ...one, twoPeople: one.twoPeople && isOpened }, configured, rows)),
    count: all.length,
  };
}

function viewOf(one: Setting, configured: Configured, rows: readonly Row[]): DeskSetting {
  const own = rows.filter(({ setting }) => setting === one.id);
  const waiting = own.find(({ status }) => status === 'pending');
  const last = own.find(({ status }) => status === 'done');
  return {
    ...{ id: one.id, name: one.name, part: one.part, kind: one.kind, value: one.read(configured) },
    ...{ least: one.least, most: one.most, twoPeople: one.twoPeople },
    waiting: waiting === undefined ? null : { value: valueIn(waiting.after), madeBy: waiting.madeBy },
    changedBy: last?.decidedBy ?? last?.madeBy ?? null,
    changedAt: last?.decidedAt ?? last?.madeAt ?? null,
  };
}

/**
 * Changes a setting, or asks a second operator to once the site has opened and the setting touches money. The same value
 * again changes nothing.
 * @throws {Refusal} NOT_FOUND; INVALID_FIELDS for a value that the setting cannot have; AMOUNT_OUT_OF_RANGE for a number
 * outside its limits; STATUS_CHANGED while another change of it waits.
 */
export async function changeSetting(
  deps: Deps,
  db: Database,
  operator: Operator,
  { id, value }: RequestOf<Calls['changeSetting']>,
): Promise<ValueOf<Calls['changeSetting']>> {
  const one = settingById(id);
  if (one === null) throw new Refusal('NOT_FOUND');
  refuseBad(one, value);
  const { configured, isOpened } = await lockedOf(deps, db);
  const before = one.read(configured);
  if (before === value) return { status: 'done' };
  if ((await db.$count(settingChange, pendingOf(deps, id))) > 0) throw new Refusal('STATUS_CHANGED');
  await refuseStranger(deps, db, one, value);
  const waits = one.twoPeople && isOpened;
  // Also where it waits: the second operator is not to find that it cannot be.
  if (waits) await checkWrite(one, value, configured);
  else await write(deps, db, one, value);
  await db.insert(settingChange).values({
    ...{ id: randomUUID(), merchantCode: deps.config.merchant, setting: id },
    ...{ before: JSON.stringify(before), after: JSON.stringify(value), status: waits ? 'pending' : 'done' },
    ...{ madeBy: operator.name, madeAt: deps.now() },
  });
  await audit(db, {
    ...{ merchantCode: deps.config.merchant, at: deps.now(), operator: operator.name, subject: id },
    ...{ act: waits ? 'settingAsked' : 'settingChanged', before: { kind: one.kind, value: before } },
    after: { kind: one.kind, value },
  });
  return { status: waits ? 'pending' : 'done' };
}

/** Changes of settings: those that wait for a second operator, or those decided. */
export async function settingChangesAtDesk(
  { config }: Deps,
  db: Database,
  { queue, page }: z.output<Calls['settingChanges']['request']>,
): Promise<ValueOf<Calls['settingChanges']>> {
  const isPending = eq(settingChange.status, 'pending');
  const where = and(
    eq(settingChange.merchantCode, config.merchant),
    queue === 'pending' ? isPending : ne(settingChange.status, 'pending'),
  );
  const order = queue === 'pending' ? asc : desc;
  const rows = await db
    .select()
    .from(settingChange)
    .where(where)
    .orderBy(order(settingChange.madeAt), order(settingChange.id))
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  return { list: rows.flatMap(changeView), count: await db.$count(settingChange, where) };
}

/** None for a setting that a newer version has. */
function changeView({
  id,
  setting,
  before,
  after,
  status,
  madeBy,
  madeAt,
  decidedBy,
  remark,
}: Row): DeskSettingChange[] {
  const one = settingById(setting);
  if (one === null) return [];
  return [
    {
      ...{ id, name: one.name, part: one.part, kind: one.kind, before: valueIn(before), after: valueIn(after) },
      ...{ status, madeBy, madeAt, decidedBy, remark },
    },
  ];
}

/** Where pending changes are counted. */
export const pendingSettings = ({ config }: Pick<ServerDeps, 'config'>) =>
  and(eq(settingChange.merchantCode, config.merchant), eq(settingChange.status, 'pending'));

/**
 * The second operator confirms a change, or one of the two declines it.
 * @throws {Refusal} NOT_FOUND, STATUS_CHANGED, SECOND_PERSON_NEEDED; AMOUNT_OUT_OF_RANGE or INVALID_FIELDS where what it
 * depends on has changed meanwhile.
 */
export async function decideSetting(
  deps: Deps,
  db: Database,
  operator: Operator,
  { id, confirms, remark = null }: { readonly id: string; readonly confirms: boolean; readonly remark?: string | null },
): Promise<null> {
  const { merchant: merchantCode } = deps.config;
  const { configured } = await lockedOf(deps, db);
  const own = and(eq(settingChange.id, id), eq(settingChange.merchantCode, merchantCode));
  const [row] = await db.select().from(settingChange).where(own).for('update');
  const one = row === undefined ? null : settingById(row.setting);
  if (row === undefined || one === null) throw new Refusal('NOT_FOUND');
  if (row.status !== 'pending') throw new Refusal('STATUS_CHANGED');
  if (confirms && row.madeBy === operator.name) throw new Refusal('SECOND_PERSON_NEEDED');
  const value = valueIn(row.after);
  const before = one.read(configured);
  if (confirms) {
    refuseBad(one, value);
    await refuseStranger(deps, db, one, value);
    await write(deps, db, one, value);
  }
  await db
    .update(settingChange)
    .set({
      ...{ status: confirms ? ('done' as const) : ('declined' as const), decidedBy: operator.name, remark },
      decidedAt: deps.now(),
    })
    .where(own);
  await audit(db, {
    ...{ merchantCode, at: deps.now(), operator: operator.name, subject: one.id, remark },
    ...{ act: confirms ? 'settingChanged' : 'settingDeclined', before: { kind: one.kind, value: before } },
    after: { kind: one.kind, value: confirms ? value : before, madeBy: row.madeBy },
  });
  return null;
}

const pendingOf = (deps: Pick<ServerDeps, 'config'>, id: string) =>
  and(pendingSettings(deps), eq(settingChange.setting, id));

/** @throws {Refusal} INVALID_FIELDS, AMOUNT_OUT_OF_RANGE. */
function refuseBad(one: Setting, value: SettingValue): void {
  if (!isOfKind(one, value)) throw new Refusal('INVALID_FIELDS', { fields: ['value'] });
  const { least, most } = one;
  if (typeof value === 'number' && least !== null && most !== null && (value < least || value > most))
    throw new Refusal('AMOUNT_OUT_OF_RANGE', { min: least, max: most });
}

/** The payer of agents' agreements is one of them. @throws {Refusal} INVALID_FIELDS. */
async function refuseStranger({ config }: Deps, db: Database, { name }: Setting, value: SettingValue): Promise<void> {
  if (name !== 'agentPayer' || value === '') return;
  const username = String(value).toLowerCase();
  const [found] = await db
    .select({ isAgent: member.isAgent })
    .from(member)
    .where(and(eq(member.merchantCode, config.merchant), eq(member.username, username)));
  if (!found || !isAgentMember(found.isAgent)) throw new Refusal('INVALID_FIELDS', { fields: ['value'] });
}

async function write(deps: Deps, db: Database, one: Setting, value: SettingValue): Promise<void> {
  const { configured } = await configuredOf(deps, db);
  const { settings, rules } = one.write(value as never, configured);
  if (rules !== undefined) await savePaymentRules(deps, db, rules);
  if (settings !== undefined) await changeSettings(deps, db, () => settings);
}

/** @throws {Refusal} INVALID_FIELDS where the settings could not be so. */
async function checkWrite(one: Setting, value: SettingValue, configured: Configured): Promise<void> {
  const { settings } = one.write(value as never, configured);
  if (!merchantSettings.safeParse({ ...configured.settings, ...settings }).success)
    throw new Refusal('INVALID_FIELDS', { fields: ['value'] });
}

/** Serializes changes of settings. */
async function lockedOf(deps: Deps, db: Database) {
  await db.execute(sql`select 1 from merchant where code = ${deps.config.merchant} for update`);
  return configuredOf(deps, db);
}

async function configuredOf(
  deps: Deps,
  db: Database,
): Promise<{ readonly configured: Configured; readonly isOpened: boolean }> {
  const [row] = await db.select().from(merchant).where(eq(merchant.code, deps.config.merchant));
  if (!row) throw new Refusal('UNAVAILABLE');
  return {
    configured: { settings: merchantSettings.parse(row.settings), rules: await paymentRulesFor(deps, db) },
    isOpened: row.openedAt !== null,
  };
}
