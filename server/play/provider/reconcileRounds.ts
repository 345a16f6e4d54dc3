import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { ROUND_CALLS_VERB, type RoundCalls, roundCalls, roundCallsPath } from '../../../protocol/rounds.ts';
import type { WalletVerb } from '../../../protocol/wallet.ts';
import { gameRound, walletTransaction } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { profiles } from './profiles.ts';
import { createProviderKeys } from './providerKeys.ts';
import { lockRound } from './round.ts';
import { isMoneyVerb, runVerb } from './runVerb.ts';
import { readRequest } from './scale.ts';
import { callerOf } from './sessionOf.ts';
import { returnStakes } from './verbs/cancelBet.ts';
import { verifyMessage } from './verifyRequest.ts';
import type { GameRound } from './walletCall.ts';

/** Age of an open round before its provider is asked, and the time until it is asked again. */
export const OPEN_ROUND_MS = 10 * 60_000;
const MOST_AT_ONCE = 100;
const TIMEOUT_MS = 5_000;

/** Asks a provider; as `fetch`. */
export type AskProvider = (
  url: string,
  init: { readonly headers: { readonly authorization: string }; readonly signal: AbortSignal },
) => Promise<Response>;

/**
 * Asks the provider about rounds that stay open: carries out what was missed, or returns the stakes of a round that was
 * never played. May run on several servers at once.
 */
export async function reconcileRounds(deps: ServerDeps, ask: AskProvider = fetch): Promise<void> {
  const { db, config, now, log, health } = deps;
  if (config.providerUrl === null || health.gamesAwaySince() !== null) return;
  const due = await db
    .select()
    .from(gameRound)
    .where(
      and(
        eq(gameRound.merchantCode, config.merchant),
        eq(gameRound.state, 'open'),
        lt(gameRound.askedAt, now() - OPEN_ROUND_MS),
      ),
    )
    .orderBy(asc(gameRound.askedAt))
    .limit(MOST_AT_ONCE);
  for (const round of due) {
    const mine = await db
      .update(gameRound)
      .set({ askedAt: now() })
      .where(and(eq(gameRound.id, round.id), eq(gameRound.askedAt, round.askedAt)))
      .returning({ id: gameRound.id });
    if (mine.length === 0) continue;
    await reconcile(deps, round, ask).catch((error: unknown) =>
      log.warn({ err: error, round: round.roundRef }, 'an open round could not be reconciled'),
    );
  }
}

async function reconcile(deps: ServerDeps, round: GameRound, ask: AskProvider): Promise<void> {
  const profile = profiles.get(round.provider);
  if (profile === undefined) throw new Error(`${round.provider} has no profile`);
  const told = await askAbout(deps, round, ask);
  if (!told.known) return giveUp(deps, round);
  for (const { verb, body } of told.calls) {
    if (!isMoneyVerb(verb)) continue;
    const request = readRequest(profile, verb, JSON.parse(body));
    // A refusal is an answer: what follows may still be carried out.
    await runVerb(deps, profile, verb as WalletVerb, request as never).catch((error: unknown) =>
      deps.log.info({ err: error, verb, round: round.roundRef }, 'a reconciled call was refused'),
    );
  }
}

async function askAbout(
  { config, now }: ServerDeps,
  { roundRef, sessionId }: GameRound,
  ask: AskProvider,
): Promise<RoundCalls> {
  const response = await ask(`${config.providerUrl}${roundCallsPath(roundRef)}`, {
    headers: { authorization: `Bearer ${sessionId}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body = await response.text();
  await verifyMessage(createProviderKeys(config), now(), { headers: response.headers, verb: ROUND_CALLS_VERB, body });
  const told = roundCalls.parse(JSON.parse(body));
  if (told.roundId !== roundRef) throw new Error(`asked about ${roundRef}, told about ${told.roundId}`);
  return told;
}

/** Returns all stakes of a round that the provider has never played; one that has paid is for people to look at. */
async function giveUp(deps: ServerDeps, { roundRef, sessionId, provider }: GameRound): Promise<void> {
  const profile = profiles.get(provider);
  if (profile === undefined) return;
  const after = await deps.db.transaction(async (db) => {
    const call = { deps, db, profile, ...(await callerOf(deps, db, profile, sessionId)), at: deps.now() };
    const round = await lockRound(call, roundRef);
    if (round === null || round.state !== 'open') return null;
    if (round.payout > 0) throw new Error('the provider does not know a round that it has paid');
    const bets = await db
      .select()
      .from(walletTransaction)
      .where(
        and(
          eq(walletTransaction.merchantCode, deps.config.merchant),
          eq(walletTransaction.provider, provider),
          eq(walletTransaction.roundRef, roundRef),
          inArray(walletTransaction.verb, ['bet', 'betWin']),
          eq(walletTransaction.state, 'done'),
          isNull(walletTransaction.cancelledAt),
        ),
      );
    const cause = { transactionId: `reconciled/${round.id}`, reason: 'unknown to the provider' };
    return returnStakes(call, round, bets, cause);
  });
  if (after === null) return;
  const { memberId, gameId, state, stake, payout } = after;
  deps.live.publish(memberId, { type: 'round', at: deps.now(), roundId: roundRef, gameId, state, stake, payout });
}
