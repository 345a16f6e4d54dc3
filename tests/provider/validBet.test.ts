import { afterEach, describe, expect, it } from 'vitest';
import { netOfAll, sharedOut } from '../../provider/rounds/exposure.ts';
import { startDealing } from './dealing.ts';
import { ended, live, NOON, startBook } from './sportsPlaying.ts';

const P = 10_000;
const DEALT_MS = 19_000;

const running: { readonly stop: () => Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

type Game = Awaited<ReturnType<typeof startDealing>>['game'];
/** The calls that end rounds: verb, round, payout and valid bet, in order of their rounds. */
const ends = ({ testWallet }: Game) =>
  testWallet.calls
    .filter(({ verb }) => verb === 'win' || verb === 'finishRound')
    .map(({ verb, body }) => {
      const { roundId, amount = 0, validBet } = JSON.parse(body) as Record<string, number>;
      return { verb, round: String(roundId), amount, validBet };
    })
    .toSorted((one, other) => (one.round < other.round ? -1 : 1))
    .map(({ verb, amount, validBet }) => [verb, amount, validBet]);

async function deal(slips: readonly (readonly [player: string, spots: Readonly<Record<string, number>>])[]) {
  const { game, clock, join, dealt } = await startDealing();
  running.push(game);
  const first = await join('player-anna');
  await first.connect();
  const players = new Map([['player-anna', first]]);
  for (const [at, [player, spots]] of slips.entries()) {
    const seat = players.get(player) ?? (await join(player));
    players.set(player, seat);
    await seat.connect();
    await expect.poll(() => seat.view()).not.toBeNull();
    expect((await seat.bet(`request-${at}`, spots)).status).toBe(200);
  }
  clock.at += DEALT_MS;
  await first.sees('the deal', dealt);
  await expect.poll(() => ends(game).length).toBe(slips.length);
  return ends(game);
}

describe('the valid bet of a coup that the player’s side wins', () => {
  it('is the stake of a plain bet, won or lost', async () => {
    expect(await deal([['player-anna', { player: 20 * P }]])).toEqual([['win', 40 * P, 20 * P]]);
    expect(await deal([['player-anna', { banker: 20 * P }]])).toEqual([['finishRound', 0, 20 * P]]);
  });

  it('is nothing for both sides on one slip, and what is lost for uneven ones', async () => {
    expect(await deal([['player-anna', { player: 20 * P, banker: 20 * P }]])).toEqual([['win', 40 * P, 0]]);
    expect(await deal([['player-anna', { player: 20 * P, banker: 30 * P }]])).toEqual([['win', 40 * P, 10 * P]]);
  });

  it('is the same over all slips of a player on the coup, shared by stake', async () => {
    expect(
      await deal([
        ['player-anna', { player: 20 * P }],
        ['player-anna', { banker: 30 * P }],
        // Nobody else's slips stand with them.
        ['player-ben', { banker: 25 * P }],
      ]),
    ).toEqual([
      ['win', 40 * P, 4 * P],
      ['finishRound', 0, 6 * P],
      ['finishRound', 0, 25 * P],
    ]);
  });
});

it('takes single slips of a player on both sides of a match together', async () => {
  const book = await startBook();
  running.push(book);
  const player = await book.sit();
  const other = await book.sit('p-2');
  await player.place(['m1:total:2.5:over']);
  await player.place(['m1:total:2.5:under']);
  await player.place(['m1:1x2:home', 'm2:1x2:home']);
  await other.place(['m1:total:2.5:under']);
  for (const match of ['m1', 'm2']) {
    book.script.happen(match, NOON + 3_600_000, 'start', live);
    book.script.happen(match, NOON + 4_350_000, 'end', ended(1, 0));
  }
  book.clock.at = NOON + 4_350_000;
  await expect.poll(() => ends(book.game).length, { timeout: 10_000 }).toBe(4);
  // Their ids are random.
  const byAmount = ends(book.game).toSorted(
    ([, one, counted], [, other, another]) => Number(one) - Number(other) || Number(counted) - Number(another),
  );
  expect(byAmount).toEqual([
    // P 200 staked, P 194 back: the P 6 that were lost, half of them each.
    ['finishRound', 0, 3 * P],
    ['win', 194 * P, 3 * P],
    ['win', 194 * P, 94 * P],
    // 1.93 × 1.93: two legs stand alone.
    ['win', 3_724_900, 100 * P],
  ]);
});

it('leaves the valid bet of a game without opposite bets to the wallet: all of the stake', async () => {
  const { game } = await startDealing();
  running.push(game);
  const { spin } = await game.open('lantern-night');
  await spin('request-1', 20 * P);
  await expect.poll(() => ends(game).map(([, , validBet]) => validBet)).toEqual([undefined]);
});

describe('bets that stand together', () => {
  it('count what is won or lost, and never more than their stakes', () => {
    expect(netOfAll([{ stake: 36, payout: 36 }])).toBe(0);
    expect(netOfAll([{ stake: 37, payout: 36 }])).toBe(1);
    expect(netOfAll([{ stake: 1, payout: 36 }])).toBe(1);
    expect(netOfAll([{ stake: 10, payout: 15 }])).toBe(5);
  });

  it('share it to the last unit', () => {
    const bets = [7, 11, 13].map((stake, at) => ({ id: String(at), stake, payout: at === 0 ? 14 : 0 }));
    expect([...sharedOut(bets)]).toEqual([
      ['0', 3],
      ['1', 6],
      ['2', 8],
    ]);
  });
});
