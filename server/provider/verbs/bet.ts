import type { WalletRequest } from '../../../protocol/wallet.ts';
import { mayPlay } from '../../game/mayPlay.ts';
import { postAll } from '../../ledger/post.ts';
import { gameMovement } from '../gameMovement.ts';
import { nothingParked, payParked } from '../parkedWins.ts';
import { type OpenRound, openRound, settleRound, updateRound } from '../round.ts';
import { keepAlive } from '../sessionOf.ts';
import type { GameRound, MoneyVerb, WalletCall } from '../walletCall.ts';
import { WalletRefusal } from '../walletRefusal.ts';

/**
 * Takes a stake from a living session, and pays wins of the round that came before it.
 * @throws {WalletRefusal} SESSION_ENDED, GAME_UNKNOWN, ROUND_CLOSED, PLAYER_BLOCKED, LIMIT_REACHED.
 * @throws {Refusal} BALANCE_TOO_LOW.
 */
export const bet: MoneyVerb<WalletRequest<'bet'>> = {
  verb: 'bet',
  takesStake: true,
  run: async (call, request) => {
    const { transactionId, amount, roundId } = request;
    const { round, isNew } = await admitStake(call, request, amount);
    const stake = gameMovement(call, { kind: 'gameBet', transactionId, round: roundId, purse: -amount });
    const staked = { ...round, stake: round.stake + amount };
    const parked = isNew ? nothingParked(staked) : await payParked(call, staked);
    const { points, round: after } = parked.isFinal
      ? await settleRound(call, parked.round)
      : { points: [], round: await updateRound(call, round, { ...sums(parked.round), unsettledBy: null }) };
    const { balances } = await postAll(call.db, [...stake, ...parked.movements, ...points]);
    return { amount, round: after, balances };
  },
};

const sums = ({ stake, payout, receivable }: GameRound) => ({ stake, payout, receivable });

/** The open round of a stake that may be placed. */
export async function admitStake(
  call: WalletCall,
  { roundId, gameId }: { readonly roundId: string; readonly gameId: string },
  stake: number,
): Promise<Pick<OpenRound, 'round' | 'isNew'>> {
  const { db, session, at } = call;
  await keepAlive(db, session, at);
  const { round, game, isNew } = await openRound(call, { roundId, gameId });
  if (round.stake + stake > game.maxStake) throw new WalletRefusal('LIMIT_REACHED');
  const blocked = await mayPlay(db, session.memberId, stake);
  if (blocked !== null) throw new WalletRefusal(blocked);
  return { round, isNew };
}
