import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { betCategory, type OpenRound, type RoundDetail } from '../../../src/api/contract/play/bet.ts';
import {
  bet,
  gameRound,
  ledgerAccount,
  ledgerEntry,
  ledgerMovement,
  walletTransaction,
} from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { memberAccount } from '../../money/ledger/account.ts';
import { Refusal } from '../../refusal.ts';
import { gameNames } from '../game/gameNames.ts';
import { vendorNames } from './vendorNames.ts';

type Deps = Pick<ServerDeps, 'db' | 'config'>;
type Row = typeof gameRound.$inferSelect;

const MOST = 100;

/** Rounds of a member with a stake that is not settled, the newest first. */
export async function openRounds(
  deps: Deps,
  memberId: string,
  language: LanguageCode,
): Promise<{ readonly list: OpenRound[] }> {
  const rows = await deps.db
    .select()
    .from(gameRound)
    .where(and(eq(gameRound.memberId, memberId), eq(gameRound.state, 'open'), gt(gameRound.stake, 0)))
    .orderBy(desc(gameRound.openedAt), desc(gameRound.id))
    .limit(MOST);
  return { list: await shown(deps, rows, language) };
}

/**
 * A round of a member, with what the provider asked for and what the ledger did.
 * @throws {Refusal} NOT_FOUND
 */
export async function roundDetail(
  deps: Deps,
  memberId: string,
  id: string,
  language: LanguageCode,
): Promise<RoundDetail> {
  const { db, config } = deps;
  const round = await roundOf(deps, memberId, id);
  if (round === undefined) throw new Refusal('NOT_FOUND');
  const { roundRef } = round;
  const [view] = await shown(deps, [round], language);
  if (view === undefined) throw new Refusal('NOT_FOUND');
  const transactions = await db
    .select()
    .from(walletTransaction)
    .where(
      and(
        eq(walletTransaction.merchantCode, round.merchantCode),
        eq(walletTransaction.provider, round.provider),
        eq(walletTransaction.roundRef, roundRef),
      ),
    )
    .orderBy(asc(walletTransaction.at), asc(walletTransaction.transactionId));
  const ledger = await ledgerOf(deps, round);
  const { provider, state, validBet, settledAt, voidReason, demo } = round;
  const page = (name: string) =>
    config.providerUrl === null ? null : `${config.providerUrl}/${name}/${encodeURIComponent(roundRef)}`;
  return {
    ...view,
    provider,
    state,
    validBet,
    settledAt,
    voidReason,
    demo,
    ledger,
    transactions: transactions.map(({ transactionId, verb, amount, state, at }) => ({
      transactionId,
      kind: verb,
      amount,
      state,
      at,
    })),
    checkUrl: page('check'),
    replayUrl: page('replay'),
  };
}

/** By the provider's reference, or by the id of the round's bet. */
async function roundOf({ db }: Deps, memberId: string, id: string): Promise<Row | undefined> {
  const [found] = await db
    .select({ round: bet.round })
    .from(bet)
    .where(and(eq(bet.memberId, memberId), eq(bet.id, id)));
  const [round] = await db
    .select()
    .from(gameRound)
    .where(and(eq(gameRound.memberId, memberId), eq(gameRound.roundRef, found?.round ?? id)));
  return round;
}

/** Rows of the member's purses that transactions or bets of the round caused. */
async function ledgerOf({ db }: Deps, { memberId, provider, roundRef, openedAt }: Row): Promise<RoundDetail['ledger']> {
  const caused = sql`nullif(${ledgerMovement.memo}, '')::jsonb ->> 'round' = ${roundRef}
    and nullif(${ledgerMovement.memo}, '')::jsonb ->> 'provider' = ${provider}`;
  const points = sql`${ledgerMovement.cause} in (select id from bet where member_id = ${memberId}
    and round = ${roundRef} and request_id like ${`${provider}/%`})`;
  const rows = await db
    .select({
      movement: ledgerMovement.id,
      line: ledgerEntry.line,
      at: ledgerEntry.at,
      kind: ledgerMovement.kind,
      amount: ledgerEntry.amount,
      balance: ledgerEntry.balance,
      wallet: ledgerAccount.purse,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerMovement, eq(ledgerMovement.id, ledgerEntry.movementId))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(
      and(
        inArray(
          ledgerEntry.accountId,
          (['main', 'points'] as const).map((purse) => memberAccount(memberId, purse).id),
        ),
        sql`${ledgerEntry.at} >= ${openedAt}`,
        sql`((${caused}) or ${points})`,
      ),
    )
    .orderBy(asc(ledgerEntry.at), asc(ledgerEntry.accountId), asc(ledgerEntry.seq));
  return rows.map(({ movement, line, balance, ...row }) => ({
    ...row,
    id: `${movement}/${line}`,
    balance: balance ?? 0,
  }));
}

async function shown(deps: Deps, rows: readonly Row[], language: LanguageCode): Promise<OpenRound[]> {
  const [games, names] = await Promise.all([
    gameNames(
      deps,
      rows.map(({ gameId }) => gameId),
      language,
    ),
    vendorNames(deps.db, deps.config.merchant, language),
  ]);
  return rows.map(({ roundRef, openedAt, vendor, category, gameId, stake, payout }) => ({
    roundId: roundRef,
    openedAt,
    vendor: names.get(vendor) ?? vendor,
    category: betCategory.parse(category),
    game: games.get(gameId) ?? gameId,
    gameId,
    stake,
    payout,
  }));
}
