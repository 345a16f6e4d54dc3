import type { WalletVerb } from '../../protocol/wallet.ts';
import type { ProviderDeps } from '../deps.ts';
import type { CallStore, StoredCall } from '../store/calls.ts';
import type { WalletResult } from '../wallet/walletClient.ts';
import { commit } from './commit.ts';
import type { WalletEvent } from './walletEvent.ts';

const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 60_000;

export interface Answered {
  readonly call: StoredCall;
  readonly result: unknown;
}
interface Asked {
  readonly event: WalletEvent;
  readonly answered: Answered;
}

interface Asking {
  readonly id: string;
  readonly state: string;
  readonly sessionId: string;
  /** A stake without an answer is given up. */
  readonly isTooLate: boolean;
}

/**
 * Sends the call that a round waits for, and keeps what its answer means, on disk with it. False: no answer, or none
 * that helps; it is due again later.
 */
export async function askWallet(
  deps: ProviderDeps,
  calls: CallStore,
  { id, state, sessionId, isTooLate }: Asking,
  keep: (asked: Asked) => void,
): Promise<boolean> {
  const { now } = deps;
  const call = calls.waiting(id);
  if (call === null) throw new Error(`round ${id} is ${state} and has no call`);
  if (state === 'betting' && isTooLate) {
    await commit(deps, () => keep({ event: { type: 'bet.unanswered' }, answered: { call, result: 'given up' } }));
    return true;
  }
  if (call.dueAt > now()) return false;
  const result = await deps.sendToWallet(call.verb, call.body);
  return commit(deps, () => {
    keepNews(deps, sessionId, result);
    const event = eventOf(state, result);
    if (event !== null) keep({ event, answered: { call, result } });
    else calls.later(call.transactionId, now() + Math.min(FIRST_RETRY_MS * 2 ** call.attempts, LONGEST_RETRY_MS));
    return event !== null;
  });
}

const ENDING: ReadonlySet<string> = new Set(['SESSION_ENDED', 'PLAYER_BLOCKED']);

/** Every answer brings the balance; some say that the wallet takes no more bets. */
function keepNews({ store }: ProviderDeps, sessionId: string, result: WalletResult<WalletVerb>): void {
  const balance = result.kind === 'ok' ? result.answer.balance : result.kind === 'refused' ? result.balance : undefined;
  if (balance !== undefined) store.sessions.setBalance(sessionId, balance);
  if (result.kind === 'refused' && ENDING.has(result.code)) store.sessions.end(sessionId, result.code);
}

/** Faults of keys and clocks: they are mended, and the call is repeated. */
const OURS: ReadonlySet<string> = new Set(['BAD_REQUEST', 'SIGNATURE_INVALID', 'KEY_UNKNOWN', 'CLOCK_OFF']);

/** What an answer means to a round in a state; null if it must be asked again. */
function eventOf(state: string, result: WalletResult<WalletVerb>): WalletEvent | null {
  if (result.kind === 'unknown') return null;
  if (state === 'unsure') {
    const roundIs = result.kind === 'ok' && 'state' in result.answer ? result.answer.state : null;
    if (roundIs === 'settled') return { type: 'reconcile.settled' };
    return roundIs === 'cancelled' ? { type: 'reconcile.cancelled' } : null;
  }
  if (result.kind === 'refused') {
    if (state !== 'betting' && OURS.has(result.code)) return null;
    return { type: state === 'betting' ? 'bet.refused' : 'wallet.contradicts', code: result.code };
  }
  if (state === 'betting') return { type: 'bet.taken' };
  if (state === 'claiming')
    return { type: 'jackpot.paid', amount: 'amount' in result.answer ? result.answer.amount : 0 };
  if (state === 'paying') return { type: 'win.paid' };
  if (state === 'reopening') return { type: 'round.reopened' };
  return { type: state === 'finishing' ? 'round.finished' : 'bet.returned' };
}
