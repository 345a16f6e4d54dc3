import type { WalletRequest, WalletVerb } from '../../protocol/wallet.ts';

/** What a call of a round is about. */
export interface RoundFacts {
  readonly id: string;
  readonly walletSession: string;
  readonly gameId: string;
  /** 1/10,000 P */
  readonly stake: number;
  /** 1/10,000 P */
  readonly payout: number;
  /** Why a stake is taken back. */
  readonly reason?: string;
}

export type RoundCall = {
  [V in WalletVerb]: { readonly verb: V; readonly transactionId: string; readonly body: WalletRequest<V> };
}['bet' | 'win' | 'finishRound' | 'cancelBet' | 'roundInfo'];

/** The call that a state waits for, or none. Its transaction id follows from the round, so a repeat has the same. */
export function walletCall(state: string, facts: RoundFacts, at: number): RoundCall | null {
  const { id, walletSession, gameId, stake, payout, reason = 'no answer to the bet' } = facts;
  const inSession = { session: walletSession, gameId, roundId: id, at };
  const of = (part: string) => `${id}.${part}`;
  switch (state) {
    case 'betting': {
      const transactionId = of('bet');
      return { verb: 'bet', transactionId, body: { ...inSession, transactionId, amount: stake } };
    }
    case 'paying': {
      const transactionId = of('win');
      return { verb: 'win', transactionId, body: { ...inSession, transactionId, amount: payout, final: true } };
    }
    case 'finishing': {
      const transactionId = of('end');
      return { verb: 'finishRound', transactionId, body: { ...inSession, transactionId } };
    }
    case 'cancelling': {
      const transactionId = of('cancel');
      const body = { ...inSession, transactionId, betTransactionId: of('bet'), reason };
      return { verb: 'cancelBet', transactionId, body };
    }
    case 'unsure':
      return { verb: 'roundInfo', transactionId: of('info'), body: { roundId: id } };
    default:
      return null;
  }
}
