import type { WalletRequest, WalletVerb } from '../../protocol/wallet.ts';

/** What a call of a round is about. */
export interface RoundFacts {
  readonly id: string;
  readonly walletSession: string;
  readonly gameId: string;
  /** 1/10,000 P */
  readonly stake: number;
  /** Without a jackpot, 1/10,000 P. */
  readonly payout: number;
  /** The deal, issue or hand that several players bet on. */
  readonly issueId?: string | null;
  /** Parts of the stake that go into pots. */
  readonly contributions?: WalletRequest<'bet'>['jackpots'];
  /** The jackpot that was won. */
  readonly jackpot?: string | undefined;
  /** What counts of the stake, where it is not the whole, 1/10,000 P. */
  readonly validBet?: number | undefined;
  /** Why a stake is taken back, or a round opened again. */
  readonly reason?: string;
  /** How often it was opened again. */
  readonly reopened?: number;
}

export type RoundCall = {
  [V in WalletVerb]: { readonly verb: V; readonly transactionId: string; readonly body: WalletRequest<V> };
}['bet' | 'jackpotWin' | 'win' | 'finishRound' | 'cancelBet' | 'unsettle' | 'roundInfo'];

/** The call that a state waits for, or none. Its transaction id follows from the round, so a repeat has the same. */
export function walletCall(state: string, facts: RoundFacts, at: number): RoundCall | null {
  const { id, walletSession, gameId, stake, payout, reason = 'no answer to the bet' } = facts;
  const { contributions, jackpot = '', reopened = 0, validBet } = facts;
  const counted = validBet === undefined ? {} : { validBet };
  const inSession = { session: walletSession, gameId, roundId: id, at };
  const of = (part: string) => `${id}.${part}`;
  /** Of a call that an un-settlement leads to again. */
  const again = (part: string) => (reopened === 0 ? of(part) : of(`${part}.${reopened + 1}`));
  switch (state) {
    case 'betting': {
      const transactionId = of('bet');
      const jackpots = contributions === undefined ? {} : { jackpots: contributions };
      const draw = facts.issueId == null ? {} : { draw: facts.issueId };
      return { verb: 'bet', transactionId, body: { ...inSession, transactionId, amount: stake, ...draw, ...jackpots } };
    }
    case 'claiming': {
      const transactionId = of('jackpot');
      return { verb: 'jackpotWin', transactionId, body: { ...inSession, transactionId, jackpot } };
    }
    case 'paying': {
      const transactionId = again('win');
      return {
        verb: 'win',
        transactionId,
        body: { ...inSession, transactionId, amount: payout, final: true, ...counted },
      };
    }
    case 'finishing': {
      const transactionId = again('end');
      return { verb: 'finishRound', transactionId, body: { ...inSession, transactionId, ...counted } };
    }
    case 'cancelling': {
      const transactionId = of('cancel');
      const body = { ...inSession, transactionId, betTransactionId: of('bet'), reason };
      return { verb: 'cancelBet', transactionId, body };
    }
    case 'reopening': {
      const transactionId = again('unsettle');
      return { verb: 'unsettle', transactionId, body: { ...inSession, transactionId, reason } };
    }
    case 'unsure':
      return { verb: 'roundInfo', transactionId: again('info'), body: { roundId: id } };
    default:
      return null;
  }
}
