import type { WalletRequest } from '../../../../protocol/wallet.ts';
import { gateOfPlay } from '../../../member/protection/gates.ts';
import { postAll } from '../../../money/ledger/post.ts';
import { gameMovement } from '../gameMovement.ts';
import { potOf, seedEmpty, sharesOf } from '../jackpots.ts';
import { nothingParked, payParked } from '../parkedWins.ts';
import { type OpenRound, openRound, type RoundRequest, settleRound, updateRound } from '../round.ts';
import { keepAlive } from '../sessionOf.ts';
import type { GameRound, MoneyVerb, WalletCall } from '../walletCall.ts';
import { WalletRefusal } from '../walletRefusal.ts';

/**
 * Takes a stake from a living session, and pays wins of the round that came before it.
 * @throws {WalletRefusal} SESSION_ENDED, GAME_UNKNOWN, ROUND_CLOSED, PLAYER_BLOCKED, LIMIT_REACHED, JACKPOT_UNKNOWN,
 *   AMOUNT_INVALID.
 * @throws {Refusal} BALANCE_TOO_LOW.
 */
export const bet: MoneyVerb<WalletRequest<'bet'>> = {
  verb: 'bet',
  takesStake: true,
  run: async (call, request) => {
    const { transactionId, amount, roundId } = request;
    const shares = sharesOf(call.profile, request);
    const { round, isNew } = await admitStake(call, request, amount);
    const pots = shares.map(({ id, amount }) => ({ account: potOf(call, id), amount }));
    const stake = gameMovement(call, { kind: 'gameBet', transactionId, round: roundId, purse: -amount, pots });
    const parked = isNew ? nothingParked(round) : await payParked(call, round);
    const { points, round: after } = parked.isFinal
      ? await settleRound(call, parked.round, { risked: parked.risked })
      : {
          points: [],
          round: isNew ? round : await updateRound(call, round, { ...sums(parked.round), unsettledBy: null }),
        };
    const { balances } = await postAll(call.db, [...stake, ...parked.movements, ...points]);
    if (shares.length === 0) return { amount, round: after, balances };
    await seedEmpty(call, request, shares, balances);
    return { amount, round: after, balances, jackpots: shares };
  },
};

const sums = ({ stake, payout, receivable }: GameRound) => ({ stake, payout, receivable });

/** The open round of a stake that may be placed, with the stake in it; written down only where the round is new. */
export async function admitStake(
  call: WalletCall,
  request: RoundRequest,
  stake: number,
): Promise<Pick<OpenRound, 'round' | 'isNew'>> {
  const { db, session, at } = call;
  await keepAlive(db, call, at);
  // Before the round holds the stake: open stakes count against the limits.
  const closed = await gateOfPlay(db, { memberId: session.memberId, stake, at });
  if (closed !== null) throw new WalletRefusal(closed.why === 'limit' ? 'LIMIT_REACHED' : 'PLAYER_BLOCKED');
  const { round, game, isNew } = await openRound(call, request, stake);
  const staked = isNew ? round : { ...round, stake: round.stake + stake };
  if (staked.stake > game.maxStake) throw new WalletRefusal('LIMIT_REACHED');
  return { round: staked, isNew };
}
