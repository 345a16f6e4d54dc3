import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { GatewayBank, GatewayMethod } from '../../../protocol/payments.ts';
import { DESK_PAGE_SIZE } from '../../../src/api/contract/desk/deskMarks.ts';
import type { DeskPaymentMethod, deskPayments } from '../../../src/api/contract/desk/deskPayments.ts';
import type { RequestOf, ValueOf } from '../../../src/api/contract/endpoint.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { businessDay, startOfDay } from '../../../src/api/contract/rules/businessDay.ts';
import { paymentFee } from '../../../src/api/contract/rules/paymentFee.ts';
import type { Database } from '../../database/database.ts';
import { bank, paymentDay, paymentMethod } from '../../database/schema.ts';
import type { Operator, ServerDeps } from '../../deps.ts';
import { reconcileDay } from '../../money/payment/reconcileDay.ts';
import { Refusal } from '../../refusal.ts';
import { audit } from './audit.ts';
import { inDeskLanguage } from './inDeskLanguage.ts';

type Calls = typeof deskPayments;
type Deps = Pick<ServerDeps, 'config' | 'db' | 'log' | 'now' | 'payments'>;

const MOST_DIFFERENCES = 100;

const idOf = ({ direction, code }: Pick<GatewayMethod, 'direction' | 'code'>): string => `${direction}-${code}`;

/** @throws {Refusal} PAYMENT_GATEWAY_DOWN: no gateway, no answer, or one outside the protocol */
const fromGateway = async <T>({ log, payments }: Deps, ask: (port: Deps['payments']) => Promise<T>): Promise<T> => {
  if (!payments.ready) throw new Refusal('PAYMENT_GATEWAY_DOWN');
  try {
    return await ask(payments);
  } catch (err) {
    log.warn({ err }, 'the payment gateway did not answer');
    throw new Refusal('PAYMENT_GATEWAY_DOWN');
  }
};

/**
 * A page of methods: on the site, or offered by the gateway and not on the site.
 * @throws {Refusal} PAYMENT_GATEWAY_DOWN where the gateway is asked
 */
export async function methodsAtDesk(
  deps: Deps,
  { queue, page, language }: z.output<Calls['paymentMethods']['request']>,
): Promise<ValueOf<Calls['paymentMethods']>> {
  const own = await ownMethods(deps);
  const all =
    queue === 'offered'
      ? (await offered(deps, own)).map((one) => viewOf(one, 'offered', language))
      : own.filter(({ enabled }) => enabled === (queue === 'shown')).map((one) => viewOf(one, queue, language));
  const start = (page - 1) * DESK_PAGE_SIZE;
  return { list: all.slice(start, start + DESK_PAGE_SIZE), count: all.length };
}

const ownMethods = ({ config, db }: Deps) =>
  db
    .select()
    .from(paymentMethod)
    .where(eq(paymentMethod.merchantCode, config.merchant))
    .orderBy(asc(paymentMethod.direction), asc(paymentMethod.sort));

async function offered(deps: Deps, own: Awaited<ReturnType<typeof ownMethods>>): Promise<readonly GatewayMethod[]> {
  const { methods } = await fromGateway(deps, (port) => port.offers());
  const taken = new Set(own.map(idOf));
  return methods.filter((one) => !taken.has(idOf(one)));
}

const viewOf = (
  one: Omit<GatewayMethod, 'expiresMinutes'>,
  state: DeskPaymentMethod['state'],
  language: LanguageCode,
): DeskPaymentMethod => ({
  ...{ id: idOf(one), direction: one.direction, code: one.code, kind: one.kind, state },
  ...{ name: inDeskLanguage(one.name, language), min: one.minAmount, max: one.maxAmount },
  ...{ feeFixed: one.feeFixed, feeRate: one.feeRate },
});

/**
 * Takes a method over, or all that are offered, and audits it; a method of payouts brings the banks that it reaches. The
 * gateway is asked before the transaction.
 * @throws {Refusal} PAYMENT_GATEWAY_DOWN; NOT_FOUND: not offered, or on the site already
 */
export async function importMethod(
  deps: Deps,
  operator: Operator,
  { id }: RequestOf<Calls['importMethod']>,
): Promise<ValueOf<Calls['importMethod']>> {
  const { methods, banks } = await fromGateway(deps, (port) => port.offers());
  const { merchant: merchantCode } = deps.config;
  return deps.db.transaction(async (db) => {
    const taken = new Set((await ownMethods({ ...deps, db })).map(idOf));
    const chosen = methods.filter((one) => !taken.has(idOf(one)) && (id === null || id === idOf(one)));
    if (chosen.length === 0) throw new Refusal('NOT_FOUND');
    await saveMethods(db, merchantCode, chosen);
    const reached = chosen.some(({ direction }) => direction === 'out') ? banks : [];
    await saveBanks(db, merchantCode, reached);
    await audit(db, {
      ...{ merchantCode, at: deps.now(), operator: operator.name, act: 'methodImported' },
      subject: id ?? chosen.map(idOf).join(', '),
      after: { added: chosen.length, banks: reached.length },
    });
    return { added: chosen.length, banks: reached.length };
  });
}

async function saveMethods(db: Database, merchantCode: string, methods: readonly GatewayMethod[]): Promise<void> {
  const [last] = await db
    .select({ sort: sql<number>`coalesce(max(${paymentMethod.sort}), 0)::int` })
    .from(paymentMethod)
    .where(eq(paymentMethod.merchantCode, merchantCode));
  await db
    .insert(paymentMethod)
    .values(methods.map((one, place) => ({ ...one, merchantCode, sort: (last?.sort ?? 0) + place + 1 })))
    .onConflictDoNothing();
}

async function saveBanks(db: Database, merchantCode: string, banks: readonly GatewayBank[]): Promise<void> {
  if (banks.length === 0) return;
  await db
    .insert(bank)
    .values(banks.map((one, sort) => ({ ...one, sort, merchantCode })))
    .onConflictDoUpdate({
      target: [bank.merchantCode, bank.code],
      set: {
        name: sql`excluded.name`,
        minDigits: sql`excluded.min_digits`,
        maxDigits: sql`excluded.max_digits`,
      },
    });
}

type Row = typeof paymentMethod.$inferSelect;

/** Changes a method whose row is locked, and audits what differs. @throws {Refusal} NOT_FOUND. */
async function change(
  { config, db: database, now }: Deps,
  operator: Operator,
  id: string,
  changed: (row: Row) => Partial<Pick<Row, 'enabled' | 'minAmount' | 'maxAmount' | 'feeFixed'>>,
): Promise<null> {
  const { merchant: merchantCode } = config;
  const [direction = '', code = ''] = id.split('-');
  const one = and(
    eq(paymentMethod.merchantCode, merchantCode),
    eq(paymentMethod.direction, direction as Row['direction']),
    eq(paymentMethod.code, code),
  );
  await database.transaction(async (db) => {
    const [row] = await db.select().from(paymentMethod).where(one).for('update');
    if (row === undefined) throw new Refusal('NOT_FOUND');
    const fields = changed(row);
    const names = (Object.keys(fields) as (keyof typeof fields)[]).filter((name) => fields[name] !== row[name]);
    if (names.length === 0) return;
    await db.update(paymentMethod).set(fields).where(one);
    await audit(db, {
      ...{ merchantCode, at: now(), operator: operator.name, act: 'methodChanged', subject: id },
      before: Object.fromEntries(names.map((name) => [name, row[name]])),
      after: Object.fromEntries(names.map((name) => [name, fields[name] as number | boolean])),
    });
  });
  return null;
}

/** Offers a method to members, or no longer. What is under way goes on. @throws {Refusal} NOT_FOUND. */
export const showMethod = (deps: Deps, operator: Operator, { id, on }: RequestOf<Calls['showMethod']>): Promise<null> =>
  change(deps, operator, id, () => ({ enabled: on }));

/** @throws {Refusal} NOT_FOUND; AMOUNT_OUT_OF_RANGE: the least above the most, or a fee that eats the least. */
export const setMethod = (
  deps: Deps,
  operator: Operator,
  { id, what, amount }: RequestOf<Calls['setMethod']>,
): Promise<null> =>
  change(deps, operator, id, (row) => {
    const column = ({ min: 'minAmount', max: 'maxAmount', fee: 'feeFixed' } as const)[what];
    const next = { ...row, [column]: amount };
    const fee = paymentFee(next.minAmount, { fixed: next.feeFixed, rate: next.feeRate });
    if (next.minAmount <= 0 || next.minAmount > next.maxAmount || fee >= next.minAmount)
      throw new Refusal('AMOUNT_OUT_OF_RANGE', { min: next.minAmount, max: next.maxAmount });
    return { [column]: amount };
  });

/** Days that were compared with the gateway. */
export async function daysAtDesk(
  { config, db }: Deps,
  { queue, page }: z.output<Calls['paymentDays']['request']>,
): Promise<ValueOf<Calls['paymentDays']>> {
  const where = and(
    eq(paymentDay.merchantCode, config.merchant),
    queue === 'differing' ? sql`jsonb_array_length(${paymentDay.differences}) > 0` : undefined,
  );
  const rows = await db
    .select()
    .from(paymentDay)
    .where(where)
    .orderBy(desc(paymentDay.day))
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  return {
    list: rows.map(({ day, checkedAt, paidIn, paidOut, differences }) => ({
      ...{ id: businessDay(day), checkedAt, paidIn, paidOut },
      ...{ differences: differences.slice(0, MOST_DIFFERENCES), count: differences.length },
    })),
    count: await db.$count(paymentDay, where),
  };
}

/** Compares a day that was compared before, and audits it. @throws {Refusal} NOT_FOUND, PAYMENT_GATEWAY_DOWN. */
export async function reconcileAtDesk(
  deps: ServerDeps,
  operator: Operator,
  { id }: RequestOf<Calls['reconcileDay']>,
): Promise<ValueOf<Calls['reconcileDay']>> {
  const { merchant: merchantCode } = deps.config;
  const of = and(eq(paymentDay.merchantCode, merchantCode), eq(paymentDay.day, startOfDay(id)));
  if ((await deps.db.$count(paymentDay, of)) === 0) throw new Refusal('NOT_FOUND');
  const differences = await fromGateway(deps, () => reconcileDay(deps, id));
  await deps.db.transaction((db) =>
    audit(db, {
      ...{ merchantCode, at: deps.now(), operator: operator.name, act: 'paymentsReconciled', subject: id },
      after: { differences: differences.length },
    }),
  );
  return { differences: differences.length };
}
