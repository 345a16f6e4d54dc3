import { walletAnswers } from '../../protocol/wallet.ts';
import { ok, type Player, refused, require } from '../player.ts';
import type { Scenario } from '../scenario.ts';

const SHARE = 100;

/** A jackpot with its pot; null where the wallet has none for this provider. */
async function firstPot({ send, session }: Player) {
  const answer = ok('jackpots', await send({ verb: 'jackpots', body: JSON.stringify({ session }) }));
  return walletAnswers.jackpots.parse(answer).jackpots[0] ?? null;
}

/** Tries a jackpot of the wallet; one that has none keeps the promise. */
const withPot =
  (run: (player: Player, pot: { readonly id: string; readonly pot: number; readonly seed: number }) => Promise<void>) =>
  async (player: Player): Promise<void> => {
    const pot = await firstPot(player);
    if (pot !== null) await run(player, pot);
  };

const contributing = (player: Player, id: string) => ({
  amount: player.unit,
  jackpots: [{ id, contribution: SHARE }],
});

export const jackpots: readonly Scenario[] = [
  {
    id: 'jackpot-contribution',
    title: 'a bet adds its contribution to the pot, and its cancellation takes it out again',
    points: 3,
    run: withPot(async (player, { id, pot }) => {
      const round = player.newRound();
      const bet = round.transaction('bet', contributing(player, id));
      await player.moves(-player.unit, async () => ok('bet', await round.repeat(bet)));
      ok('bet', await round.repeat(bet));
      const grown = (await firstPot(player))?.pot;
      require(grown === pot + SHARE, `the pot is ${String(grown)} after a contribution, not ${pot + SHARE}`);
      const cancel = { betTransactionId: bet.id, reason: 'conform' };
      await player.moves(player.unit, async () => ok('cancelBet', await round.ask('cancelBet', cancel)));
      const after = (await firstPot(player))?.pot;
      require(after === pot, `the pot is ${String(after)} after the cancellation, not ${pot}`);
    }),
  },
  {
    id: 'jackpot-win',
    title: 'a jackpot pays its whole pot once, and begins again with its seed',
    points: 3,
    run: withPot(async (player, { id, pot, seed }) => {
      const round = player.newRound();
      ok('bet', await round.ask('bet', contributing(player, id)));
      const full = pot + SHARE;
      const amount = full - (full % 100);
      const win = round.transaction('jackpotWin', { jackpot: id });
      const won = await player.moves(amount, async () => ok('jackpotWin', await round.repeat(win)));
      require(won.amount === amount, `jackpotWin answered ${String(won.amount)}, not ${amount}`);
      const again = await player.moves(0, async () => ok('jackpotWin', await round.repeat(win)));
      require(again.amount === amount, `a repeat of jackpotWin answered ${String(again.amount)}, not ${amount}`);
      const left = (await firstPot(player))?.pot;
      require(left === seed + (full - amount), `the pot is ${String(left)} after the win, not ${seed + full - amount}`);
      ok('finishRound', await round.ask('finishRound'));
    }),
  },
  {
    id: 'jackpot-foreign',
    title: 'a round that has not contributed wins no jackpot',
    points: 3,
    run: withPot(async (player, { id }) => {
      const round = player.newRound();
      await player.moves(0, async () =>
        refused('jackpotWin', await round.ask('jackpotWin', { jackpot: id }), 'ROUND_UNKNOWN', 'JACKPOT_UNKNOWN'),
      );
      ok('bet', await round.ask('bet', { amount: player.unit }));
      await player.moves(0, async () =>
        refused('jackpotWin', await round.ask('jackpotWin', { jackpot: id }), 'JACKPOT_UNKNOWN'),
      );
      ok('finishRound', await round.ask('finishRound'));
    }),
  },
];
