import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { RequestOf, ValueOf } from '../../../src/api/contract/endpoint.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { type bankAccountContract, MAX_BANK_ACCOUNTS } from '../../../src/api/contract/money/bankAccount.ts';
import type { Database } from '../../database/database.ts';
import { bank, bankAccount } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { writeMessage } from '../../member/inbox/writeMessage.ts';
import { Refusal } from '../../refusal.ts';
import { numberHash, sealNumber } from './sealNumber.ts';

type ListCall = (typeof bankAccountContract)['list'];
type AddCall = (typeof bankAccountContract)['add'];
type Config = Pick<ServerDeps, 'config'>;

/** The member's accounts, default first, and the available banks. */
export async function listBankAccounts(
  { config, db }: Pick<ServerDeps, 'config' | 'db'>,
  memberId: string,
  language: LanguageCode,
): Promise<ValueOf<ListCall>> {
  const banks = await db.select().from(bank).where(eq(bank.merchantCode, config.merchant)).orderBy(asc(bank.sort));
  const names = new Map(banks.map(({ code, name }) => [code, name[language]]));
  const rows = await db
    .select()
    .from(bankAccount)
    .where(eq(bankAccount.memberId, memberId))
    .orderBy(desc(bankAccount.isDefault), asc(bankAccount.createdAt), asc(bankAccount.id));
  return {
    list: rows.map(({ id, bankCode: code, holderName, last4, isDefault, createdAt }) => ({
      id,
      bank: { code, name: names.get(code) ?? code },
      holderName,
      last4,
      isDefault,
      createdAt,
    })),
    most: MAX_BANK_ACCOUNTS,
    banks: banks
      .filter(({ enabled }) => enabled)
      .map(({ code, name, minDigits, maxDigits }) => ({ code, name: name[language], minDigits, maxDigits })),
  };
}

/**
 * Adds an account. Locks the member's payment password row, so that concurrent adds cannot exceed five.
 * @throws {Refusal} INVALID_FIELDS, BANK_ACCOUNT_KNOWN, BANK_ACCOUNTS_FULL.
 */
export async function addBankAccount(
  { config, now }: Config & Pick<ServerDeps, 'now'>,
  db: Database,
  memberId: string,
  { bank: bankCode, holderName, accountNumber }: Pick<RequestOf<AddCall>, 'bank' | 'holderName' | 'accountNumber'>,
): Promise<{ readonly id: string }> {
  const [known] = await db
    .select()
    .from(bank)
    .where(and(eq(bank.merchantCode, config.merchant), eq(bank.code, bankCode), eq(bank.enabled, true)));
  if (!known) throw new Refusal('INVALID_FIELDS', { fields: ['bank'] });
  const digits = accountNumber.replace(/[ -]/g, '');
  if (digits.length < known.minDigits || digits.length > known.maxDigits)
    throw new Refusal('INVALID_FIELDS', { fields: ['accountNumber'] });

  const own = await db.select().from(bankAccount).where(eq(bankAccount.memberId, memberId));
  const hash = await numberHash(db, bankCode, digits);
  if (own.some((account) => account.numberHash === hash)) throw new Refusal('BANK_ACCOUNT_KNOWN');
  if (own.length >= MAX_BANK_ACCOUNTS) throw new Refusal('BANK_ACCOUNTS_FULL');
  const id = randomUUID();
  await db.insert(bankAccount).values({
    id,
    memberId,
    bankCode,
    holderName: holderName.trim(),
    numberSealed: await sealNumber(db, digits),
    numberHash: hash,
    last4: digits.slice(-4),
    isDefault: own.length === 0,
    createdAt: now(),
  });
  const told = { merchantCode: config.merchant, memberId, at: now() };
  await writeMessage(db, { ...told, topic: 'bankAccountAdded', facts: { account: digits.slice(-4) } });
  return { id };
}

/** The member's account with this id. @throws {Refusal} NOT_FOUND, also for another member's. */
export async function ownBankAccount(
  db: Database,
  memberId: string,
  id: string,
): Promise<typeof bankAccount.$inferSelect> {
  const [found] = await db
    .select()
    .from(bankAccount)
    .where(and(eq(bankAccount.id, id), eq(bankAccount.memberId, memberId)));
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** @throws {Refusal} NOT_FOUND. */
export const makeDefault = ({ db }: Pick<ServerDeps, 'db'>, memberId: string, id: string): Promise<void> =>
  db.transaction(async (transaction) => {
    await lockOwn(transaction, memberId);
    await ownBankAccount(transaction, memberId, id);
    await transaction.update(bankAccount).set({ isDefault: false }).where(eq(bankAccount.memberId, memberId));
    await transaction.update(bankAccount).set({ isDefault: true }).where(eq(bankAccount.id, id));
  });

/** When the default is deleted, the oldest remaining account becomes the default. @throws {Refusal} NOT_FOUND. */
export const removeBankAccount = ({ db }: Pick<ServerDeps, 'db'>, memberId: string, id: string): Promise<void> =>
  db.transaction(async (transaction) => {
    const own = await lockOwn(transaction, memberId);
    const { isDefault } = await ownBankAccount(transaction, memberId, id);
    await transaction.delete(bankAccount).where(eq(bankAccount.id, id));
    const next = own.find((account) => account.id !== id);
    if (isDefault && next)
      await transaction.update(bankAccount).set({ isDefault: true }).where(eq(bankAccount.id, next.id));
  });

const lockOwn = (db: Database, memberId: string) =>
  db
    .select()
    .from(bankAccount)
    .where(eq(bankAccount.memberId, memberId))
    .orderBy(asc(bankAccount.createdAt), asc(bankAccount.id))
    .for('update');
