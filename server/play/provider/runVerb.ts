import type { WalletRequest, WalletVerb } from '../../../protocol/wallet.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { type Answered, answerOnce, mainBalance } from './answerOnce.ts';
import type { ProviderProfile } from './profiles.ts';
import { callerOf } from './sessionOf.ts';
import { bet } from './verbs/bet.ts';
import { betWin } from './verbs/betWin.ts';
import { cancelBet } from './verbs/cancelBet.ts';
import { cancelUnsettle } from './verbs/cancelUnsettle.ts';
import { finishRound } from './verbs/finishRound.ts';
import { jackpots } from './verbs/jackpots.ts';
import { jackpotWin } from './verbs/jackpotWin.ts';
import { promoWin } from './verbs/promoWin.ts';
import { roundInfo } from './verbs/roundInfo.ts';
import { openGameSession } from './verbs/session.ts';
import { unsettle } from './verbs/unsettle.ts';
import { win } from './verbs/win.ts';
import type { MoneyVerb, WalletDeps } from './walletCall.ts';
import { WalletRefusal } from './walletRefusal.ts';

const money = { bet, win, betWin, jackpotWin, finishRound, cancelBet, unsettle, cancelUnsettle, promoWin } as const;
export type MoneyVerbName = keyof typeof money;
export const isMoneyVerb = (verb: string): verb is MoneyVerbName => Object.hasOwn(money, verb);

export interface VerbAnswer {
  /** Without status and balance. */
  readonly value: Readonly<Record<string, unknown>>;
  /** In 1/10,000 P. */
  readonly balance: number;
  /** A refusal that is the first answer to its transaction. */
  readonly refusal: WalletRefusal | null;
}

/**
 * Runs a call of a provider, whose signature was checked, and tells the member's channels.
 * @throws {WalletRefusal}
 */
export async function runVerb<V extends WalletVerb>(
  deps: WalletDeps,
  profile: ProviderProfile,
  verb: V,
  request: WalletRequest<V>,
): Promise<VerbAnswer> {
  if (startsPlay.has(verb)) await refuseWhenClosed(deps);
  if (isMoneyVerb(verb)) {
    const answered = await answerOnce(deps, profile, money[verb] as MoneyVerb<MoneyRequest>, request as MoneyRequest);
    publish(deps, answered);
    return { value: answered.answer, balance: answered.balance, refusal: answered.refusal };
  }
  const { balance, ...value } = await read(deps, profile, verb, request);
  return { value, balance, refusal: null };
}

type MoneyRequest = WalletRequest<MoneyVerbName>;

const startsPlay: ReadonlySet<WalletVerb> = new Set(['session', 'bet', 'betWin']);

/** STATUS-02: under maintenance nothing new starts; what has started is paid. */
async function refuseWhenClosed(deps: WalletDeps): Promise<void> {
  if ((await merchantOf(deps)).status === 1) throw new WalletRefusal('UNAVAILABLE', 'maintenance');
}

async function read(
  deps: WalletDeps,
  profile: ProviderProfile,
  verb: WalletVerb,
  request: unknown,
): Promise<{ readonly balance: number }> {
  switch (verb) {
    case 'session':
      return openGameSession(deps, profile, request as WalletRequest<'session'>);
    case 'jackpots':
      return jackpots(deps, profile, request as WalletRequest<'jackpots'>);
    case 'roundInfo':
      return roundInfo(deps, profile, request as WalletRequest<'roundInfo'>);
    default: {
      const { session } = request as WalletRequest<'balance'>;
      return {
        balance: await mainBalance(deps.db, (await callerOf(deps, deps.db, profile, session)).session.memberId),
      };
    }
  }
}

function publish({ live, now }: WalletDeps, { memberId, round }: Answered): void {
  if (round === null) return;
  const { roundRef: roundId, gameId, state, stake, payout } = round;
  live.publish(memberId, { type: 'round', at: now(), roundId, gameId, state, stake, payout });
}
