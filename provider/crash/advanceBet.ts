import type { ProviderDeps } from '../deps.ts';
import { type Answered, askWallet } from '../rounds/askWallet.ts';
import { walletCall } from '../rounds/walletCall.ts';
import type { CrashBetRow } from '../store/crashBets.ts';
import type { CrashBetEvent } from './crashBet.machine.ts';
import { isBetOver, replayCrashBet } from './replayCrash.ts';

const REASON = 'the bet was not confirmed before the launch, or its round was interrupted';

/** Adds an event; writes down the new state, the answer behind it, and the call that it waits for. */
export function takeBet(
  { store, now }: ProviderDeps,
  bet: CrashBetRow,
  event: CrashBetEvent,
  answered?: Answered,
): CrashBetRow {
  const { sessions, crash } = store;
  const events = [...bet.events, event];
  const after = replayCrashBet(events);
  const taken: CrashBetRow = { ...bet, ...after, events, endedAt: isBetOver(after.state) ? now() : null };
  const walletSession = sessions.get(bet.sessionId)?.walletSession ?? '';
  const next = walletCall(after.state, { ...taken, walletSession, reason: REASON }, now());
  if (answered !== undefined) crash.calls.answered(answered.call.transactionId, now(), answered.result);
  crash.bets.update(taken);
  if (next !== null) {
    const { transactionId, verb, body } = next;
    crash.calls.insert({ transactionId, roundId: bet.id, verb, body: JSON.stringify(body), dueAt: now() });
  }
  return taken;
}

/**
 * Takes a bet as far as it goes now: into the air, to its end, or to a call without an answer, which is due again later.
 * A stake that is not confirmed while its round takes bets is taken back.
 */
export async function advanceBet(deps: ProviderDeps, id: string): Promise<CrashBetRow> {
  const { crash, transaction } = deps.store;
  for (;;) {
    const bet = crash.bets.get(id);
    if (bet === null) throw new Error(`there is no bet ${id}`);
    if (isBetOver(bet.state) || bet.state === 'flying') return bet;
    if (bet.state === 'committed') {
      transaction(() => takeBet(deps, bet, { type: 'bet.place' }));
      continue;
    }
    const isOpen = () => crash.rounds.get(bet.roundId)?.state === 'betting';
    const hasMoved = await askWallet(deps, crash.calls, { ...bet, isTooLate: !isOpen() }, ({ event, answered }) => {
      const isLate = event.type === 'bet.taken' && !isOpen();
      takeBet(deps, bet, isLate ? { type: 'bet.unanswered' } : event, answered);
    });
    if (!hasMoved) return crash.bets.get(id) ?? bet;
  }
}
