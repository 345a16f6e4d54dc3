import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { walletTransaction } from '../../database/schema.ts';
import { memberAccount } from '../../money/ledger/account.ts';
import { balancesOf } from '../../money/ledger/balances.ts';
import { Refusal } from '../../refusal.ts';
import type { ProviderProfile } from './profiles.ts';
import { callerOf } from './sessionOf.ts';
import type { CallDeps, GameRound, MoneyVerb, Outcome } from './walletCall.ts';
import { isFinal, WalletRefusal } from './walletRefusal.ts';

interface MoneyRequest {
  readonly session: string;
  readonly transactionId: string;
  readonly roundId?: string;
}

export interface Answered {
  /** Without status and balance: the first answer, for a repeat too. */
  readonly answer: Readonly<Record<string, unknown>>;
  readonly refusal: WalletRefusal | null;
  /** Today's, in 1/10,000 P. */
  readonly balance: number;
  readonly memberId: string;
  /** The round, if this call changed it. */
  readonly round: GameRound | null;
}

type Kept = Pick<typeof walletTransaction.$inferInsert, 'state' | 'answer' | 'amount' | 'jackpots'>;

/**
 * The one path of every call that moves money (decision G3), in one transaction: claims the transaction id, runs the
 * verb, stores its answer. A repeat waits for the first and gets its answer. A defect stores nothing.
 * @throws {WalletRefusal} that may be answered otherwise when the call is repeated.
 */
export function answerOnce<Request extends MoneyRequest>(
  deps: CallDeps,
  profile: ProviderProfile,
  { verb, takesStake = undefined, run }: MoneyVerb<Request>,
  request: Request,
): Promise<Answered> {
  const { transactionId, roundId = null } = request;
  const bodyHash = hashOf({ verb, ...request });
  return deps.db.transaction(async (db) => {
    const caller = await callerOf(deps, db, profile, request.session);
    const { session } = caller;
    const { memberId } = session;
    const at = deps.now();
    const own = {
      merchantCode: deps.config.merchant,
      provider: profile.code,
      transactionId,
      verb,
      sessionId: session.id,
      roundRef: roundId,
      bodyHash,
      at,
    };
    const claimed = await db
      .insert(walletTransaction)
      .values({ ...own, amount: 0, state: 'done', answer: {} })
      .onConflictDoNothing()
      .returning({ id: walletTransaction.transactionId });
    const mine = and(
      eq(walletTransaction.merchantCode, own.merchantCode),
      eq(walletTransaction.provider, own.provider),
      eq(walletTransaction.transactionId, transactionId),
    );
    if (claimed.length === 0) {
      const [first] = await db.select().from(walletTransaction).where(mine);
      if (first === undefined) throw new Error(`${transactionId}: a transaction that stands in the way is there`);
      return { ...repeated(first, own), balance: await mainBalance(db, memberId), memberId, round: null };
    }
    const runIn = (inner: Database) => run({ deps, db: inner, profile, ...caller, at }, request);
    // Only the refusal of a stake outlives what was done before it.
    const outcome = await (takesStake ? db.transaction(runIn) : runIn(db)).catch((error: unknown): WalletRefusal => {
      const refusal = refusalOf(error);
      if (takesStake && isFinal(refusal)) return refusal;
      throw refusal;
    });
    const refusal = outcome instanceof WalletRefusal ? outcome : null;
    const kept = outcome instanceof WalletRefusal ? keptRefusal(outcome) : keptOutcome(outcome);
    await db.update(walletTransaction).set(kept).where(mine);
    const { round = null, balances } = outcome instanceof WalletRefusal ? {} : outcome;
    const balance = balances?.get(memberAccount(memberId, 'main').id) ?? (await mainBalance(db, memberId));
    return { answer: kept.answer, refusal, balance, memberId, round };
  });
}

/** The main purse, in 1/10,000 P. */
export const mainBalance = async (db: Database, memberId: string): Promise<number> =>
  (await balancesOf(db, memberId)).get('main') ?? 0;

const keptOutcome = ({ answer = {}, amount = 0, state = 'done', jackpots }: Outcome): Kept => ({
  answer,
  amount,
  state,
  ...(jackpots === undefined ? {} : { jackpots }),
});
const keptRefusal = ({ code, message }: WalletRefusal): Kept => ({
  answer: { code, message },
  amount: 0,
  state: 'refused',
});

/** A ledger that refuses is a balance below the stake; everything else that is thrown is a defect. */
function refusalOf(error: unknown): WalletRefusal {
  if (error instanceof WalletRefusal) return error;
  if (error instanceof Refusal && error.code === 'BALANCE_TOO_LOW') return new WalletRefusal('INSUFFICIENT_FUNDS');
  throw error;
}

function repeated(
  first: typeof walletTransaction.$inferSelect,
  { verb, bodyHash }: Pick<typeof walletTransaction.$inferSelect, 'verb' | 'bodyHash'>,
): Pick<Answered, 'answer' | 'refusal'> {
  if (first.state === 'tombstone' && verb === 'bet') return { answer: {}, refusal: new WalletRefusal('BET_CANCELLED') };
  if (first.bodyHash !== bodyHash) throw new WalletRefusal('DUPLICATE_DIFFERS');
  if (first.state !== 'refused') return { answer: first.answer, refusal: null };
  const { code, message } = first.answer as Pick<WalletRefusal, 'code' | 'message'>;
  return { answer: {}, refusal: new WalletRefusal(code, message) };
}

/** Of the fields, not of their order on the wire. */
const hashOf = (request: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('hex');
