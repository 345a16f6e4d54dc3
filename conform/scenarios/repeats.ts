import { ok, type Player, type Round, refused, require, type Transaction } from '../player.ts';
import type { Scenario } from '../scenario.ts';
import type { Answer } from '../target.ts';

const COPIES = 8;

/** The first answer, whatever the balance is by now. */
const sameAnswer = (one: Answer, other: Answer): boolean =>
  JSON.stringify({ ...one.body, balance: 0 }) === JSON.stringify({ ...other.body, balance: 0 });

/** Sends it several times, one after the other: it counts once, and each answer is the first. */
async function countsOnce({ moves }: Player, round: Round, transaction: Transaction, amount: number): Promise<void> {
  const { verb } = transaction;
  const first = await moves(amount, () => round.repeat(transaction));
  ok(verb, first);
  await moves(0, async () => {
    for (let times = 0; times < 3; times += 1) {
      const again = await round.repeat(transaction);
      require(sameAnswer(first, again), `a repeat of ${verb} was answered ${JSON.stringify(again.body)}`);
    }
  });
}

export const repeats: readonly Scenario[] = [
  {
    id: 'bet-repeated',
    title: 'a repeated bet is taken once and answered as the first',
    points: 3,
    run: async (player) => {
      const round = player.newRound();
      await countsOnce(player, round, round.transaction('bet', { amount: player.unit }), -player.unit);
      await round.ask('finishRound');
    },
  },
  {
    id: 'win-repeated',
    title: 'a repeated win is paid once, after its round was settled too',
    points: 3,
    run: async (player) => {
      const round = player.newRound();
      ok('bet', await round.ask('bet', { amount: player.unit }));
      const win = round.transaction('win', { amount: 2 * player.unit, final: true });
      await countsOnce(player, round, win, 2 * player.unit);
    },
  },
  {
    id: 'cancel-repeated',
    title: 'a repeated cancellation returns the stake once',
    points: 3,
    run: async (player) => {
      const round = player.newRound();
      const bet = round.transaction('bet', { amount: player.unit });
      ok('bet', await round.repeat(bet));
      const cancel = round.transaction('cancelBet', { betTransactionId: bet.id, reason: 'conform' });
      await countsOnce(player, round, cancel, player.unit);
      await player.moves(0, () => round.ask('cancelBet', { betTransactionId: bet.id, reason: 'conform' }));
    },
  },
  {
    id: 'repeat-differs',
    title: 'the same transaction id with another amount is refused and moves nothing',
    points: 3,
    run: async (player) => {
      const round = player.newRound();
      const transactionId = round.transaction('bet').id;
      ok('bet', await round.ask('bet', { transactionId, amount: player.unit }));
      await player.moves(0, async () => {
        const other = await round.ask('bet', { transactionId, amount: 2 * player.unit });
        refused('bet', other, 'DUPLICATE_DIFFERS');
      });
      await round.ask('finishRound');
    },
  },
  {
    id: 'copies-at-once',
    title: `${COPIES} copies of one bet, sent at once, are taken once`,
    points: 3,
    run: async (player) => {
      const round = player.newRound();
      const bet = round.transaction('bet', { amount: player.unit });
      const answers = await player.moves(-player.unit, () =>
        Promise.all(Array.from({ length: COPIES }, () => untilAnswered(round, bet))),
      );
      for (const answer of answers) ok('bet', answer);
      await round.ask('finishRound');
    },
  },
  {
    id: 'reply-lost',
    title: 'a bet whose reply was lost is taken once when it is repeated',
    points: 3,
    run: async (player) => {
      const round = player.newRound();
      const bet = round.transaction('bet', { amount: player.unit });
      await player.moves(-player.unit, async () => {
        for (const after of [0, 2, 8]) {
          const left = new AbortController();
          const lost = player.send(bet, left.signal).catch(() => null);
          setTimeout(() => left.abort(), after);
          await lost;
        }
        ok('bet', await untilAnswered(round, bet));
      });
      await round.ask('finishRound');
    },
  },
  {
    id: 'bets-beyond-balance',
    title: 'bets sent at once never take more than the balance',
    points: 3,
    run: async (player) => {
      const start = await player.balance();
      const amount = Math.min(player.maxStake, Math.floor(start / 3));
      const open = Array.from({ length: COPIES }, () => {
        const round = player.newRound();
        return { round, bet: round.transaction('bet', { amount }) };
      });
      const answers = await Promise.all(open.map(({ round, bet }) => untilAnswered(round, bet)));
      const taken = answers.filter(({ body }) => body.status === 'OK').length;
      const left = await player.balance();
      for (const { round, bet } of open) await round.ask('cancelBet', { betTransactionId: bet.id, reason: 'conform' });
      require(left >= 0, `the balance fell to ${left}`);
      require(left === start - taken * amount, `${taken} stakes of ${amount} left ${left} of ${start}`);
      for (const answer of answers)
        if (answer.body.status !== 'OK') refused('bet', answer, 'INSUFFICIENT_FUNDS', 'LIMIT_REACHED');
      const end = await player.balance();
      require(end === start, `the cancellations returned ${end - left} of ${start - left}`);
    },
  },
];

/** A wallet may ask for a repeat while the first copy is at work. */
async function untilAnswered(round: Round, transaction: Transaction): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    const answer = await round.repeat(transaction);
    if (answer.body.code !== 'UNAVAILABLE' || tries === 20) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
