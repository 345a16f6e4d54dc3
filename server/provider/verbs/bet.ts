import type { WalletRequest } from '../../../protocol/wallet.ts';
import { gameOf } from '../../game/gameOf.ts';
import { mayPlay } from '../../game/mayPlay.ts';
import { postAll } from '../../ledger/post.ts';
import { gameMovement } from '../gameMovement.ts';
import { payParked } from '../parkedWins.ts';
import { openRound, settleRound, updateRound } from '../round.ts';
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
    const round = await admitStake(call, request, amount);
    const stake = gameMovement(call, { kind: 'gameBet', transactionId, round: roundId, purse: -amount });
    const staked = { ...round, stake: round.stake + amount };
    const parked = await payParked(call, staked);
    const { points, round: after } = parked.isFinal
      ? await settleRound(call, parked.round)
      : { points: [], round: await updateRound(call, round, { ...sums(parked.round), unsettledBy: null }) };
    await postAll(call.db, [...stake, ...parked.movements, ...points]);
    return { amount, round: after };
  },
};

const sums = ({ stake, payout, receivable }: GameRound) => ({ stake, payout, receivable });

/** The open round of a stake that may be placed. */
export async function admitStake(
  call: WalletCall,
  { roundId, gameId }: { readonly roundId: string; readonly gameId: string },
  stake: number,
): Promise<GameRound> {
  const { db, deps, session, at } = call;
  await keepAlive(db, session, at);
  const round = await openRound(call, { roundId, gameId });
  const game = await gameOf(db, deps.config.merchant, gameId);
  if (game === null || round.stake + stake > game.maxStake) throw new WalletRefusal('LIMIT_REACHED');
  const blocked = await mayPlay(db, session.memberId, stake);
  if (blocked !== null) throw new WalletRefusal(blocked);
  return round;
}
