import { inArray } from 'drizzle-orm';
import { MOST_CONTRIBUTED, type WalletRequest } from '../../../protocol/wallet.ts';
import type { Database } from '../../database/database.ts';
import { ledgerAccount, type Share } from '../../database/schema.ts';
import { type AccountRef, type Book, houseAccount } from '../../money/ledger/account.ts';
import { postAll } from '../../money/ledger/post.ts';
import { gameMovement } from './gameMovement.ts';
import type { ProviderProfile } from './profiles.ts';
import type { WalletCall } from './walletCall.ts';
import { WalletRefusal } from './walletRefusal.ts';

interface PotOwner {
  readonly merchantCode: string;
  readonly book: Book;
  readonly provider: string;
}

/** The account of a pot. Real and demo money have pots of their own (DEMO-05). */
export const potAccount = ({ merchantCode, book, provider }: PotOwner, jackpot: string): AccountRef =>
  houseAccount(merchantCode, book, `jackpot:${provider}/${jackpot}`);

export const potOf = ({ deps, book, profile }: WalletCall, jackpot: string): AccountRef =>
  potAccount({ merchantCode: deps.config.merchant, book, provider: profile.code }, jackpot);

/**
 * What a bet puts into pots.
 * @throws {WalletRefusal} JACKPOT_UNKNOWN; AMOUNT_INVALID for more than the protocol allows, or a pot named twice.
 */
export function sharesOf(
  { jackpots: seeds }: Pick<ProviderProfile, 'jackpots'>,
  { amount: stake, jackpots = [] }: Pick<WalletRequest<'bet'>, 'amount' | 'jackpots'>,
): readonly Share[] {
  if (jackpots.some(({ id }) => !seeds.has(id))) throw new WalletRefusal('JACKPOT_UNKNOWN');
  const sum = jackpots.reduce((total, { contribution }) => total + contribution, 0);
  if (sum > stake * MOST_CONTRIBUTED) throw new WalletRefusal('AMOUNT_INVALID', 'the contributions are too high');
  if (new Set(jackpots.map(({ id }) => id)).size < jackpots.length)
    throw new WalletRefusal('AMOUNT_INVALID', 'a jackpot is named twice');
  return jackpots.map(({ id, contribution }) => ({ id, amount: contribution }));
}

/**
 * Gives the seed to pots that were empty before a bet: new ones.
 * @param balances after the bet; its pots are still locked
 */
export async function seedEmpty(
  call: WalletCall,
  { transactionId, roundId }: Pick<WalletRequest<'bet'>, 'transactionId' | 'roundId'>,
  shares: readonly Share[],
  balances: ReadonlyMap<string, number>,
): Promise<void> {
  const empty = shares.filter(({ id, amount }) => balances.get(potOf(call, id).id) === amount);
  const pots = empty.map(({ id }) => ({ account: potOf(call, id), amount: seedOf(call.profile, id) }));
  if (pots.length === 0) return;
  await postAll(call.db, gameMovement(call, { kind: 'jackpotSeed', transactionId, round: roundId, purse: 0, pots }));
}

/** In 1/10,000 P; 0 for an unknown jackpot. */
export const seedOf = ({ jackpots }: Pick<ProviderProfile, 'jackpots'>, jackpot: string): number =>
  jackpots.get(jackpot) ?? 0;

interface Pot {
  readonly id: string;
  /** What it would pay now, 1/10,000 P. */
  readonly pot: number;
  readonly seed: number;
}

/** The pots of a provider, the smallest seed first. One without an account is seeded by the first bet. */
export async function readPots(
  db: Database,
  { code: provider, jackpots }: Pick<ProviderProfile, 'code' | 'jackpots'>,
  owner: Omit<PotOwner, 'provider'>,
): Promise<readonly Pot[]> {
  const accounts = new Map([...jackpots.keys()].map((id) => [id, potAccount({ ...owner, provider }, id).id]));
  if (accounts.size === 0) return [];
  const rows = await db
    .select({ id: ledgerAccount.id, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(inArray(ledgerAccount.id, [...accounts.values()]));
  const balances = new Map(rows.map(({ id, balance }) => [id, balance]));
  return [...jackpots].map(([id, seed]) => ({ id, pot: balances.get(accounts.get(id) ?? '') || seed, seed }));
}
