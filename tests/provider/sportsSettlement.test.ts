import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { HappeningKind, Status } from '../../provider/engines/sports/sport.ts';
import type { SlipView } from '../../provider/sports/views.ts';
import { ended, live, NOON, P, startBook } from './sportsPlaying.ts';

type Book = Awaited<ReturnType<typeof startBook>>;
const books: Book[] = [];
const start = async () => {
  const book = await startBook();
  books.push(book);
  return book;
};
afterEach(async () => {
  for (const book of books.splice(0)) await book.stop();
});

const KICK_OFF = NOON + 3_600_000;
const END = KICK_OFF + 750_000;
const DAY = 86_400_000;
const idOf = ({ slips }: { readonly slips: readonly SlipView[] }): string => slips[0]?.id ?? '';

/** Plays a match to a score, and lets the clock run to its end. */
function play({ script, clock }: Book, match: string, home: number, away: number, more: Partial<Status> = {}) {
  script.happen(match, KICK_OFF, 'start', live);
  script.happen(match, END, 'end', { ...ended(home, away), ...more });
  clock.at = Math.max(clock.at, END);
}

describe('a settled slip', () => {
  it.each<[string, readonly string[], [number, number], SlipView['state'], number, string]>([
    ['wins', ['m1:1x2:home'], [1, 0], 'won', 1_930_000, 'won'],
    ['loses', ['m1:1x2:home'], [0, 1], 'lost', 0, 'lost'],
    ['half wins on a quarter line', ['m1:handicap:-0.75:home'], [1, 0], 'won', 1_630_000, 'half-won'],
    ['half loses on a quarter line', ['m1:handicap:-0.75:away'], [1, 0], 'lost', 500_000, 'half-lost'],
    ['gets its stake back on a whole line', ['m1:handicap:-1:home'], [2, 1], 'void', 1_000_000, 'void'],
  ])('%s: %s at %s', async (_, selections, [home, away], state, payout, result) => {
    const book = await start();
    const player = await book.sit();
    const id = idOf((await player.place(selections)).body);
    play(book, 'm1', home, away);
    const slip = await book.until(player, id, state);
    expect([slip.payout, slip.legs[0]?.result, slip.legs[0]?.score]).toEqual([payout, result, [home, away]]);
    await expect.poll(() => book.callsOf(id)).toEqual(['bet', payout > 0 ? 'win' : 'finishRound']);
  });

  it('is booked once the wallet has its payout, not when it is decided', async () => {
    const book = await start();
    const player = await book.sit();
    const id = idOf((await player.place(['m1:1x2:home'])).body);
    expect(await player.slip(id)).toMatchObject({ state: 'open', isBooked: false });
    for (const trouble of ['lost before', 'UNAVAILABLE'] as const) book.game.testWallet.trouble('win', trouble);
    play(book, 'm1', 1, 0);
    expect(await book.until(player, id, 'won')).toMatchObject({ payout: 1_930_000, isBooked: false });
    const isBooked = async () => {
      book.clock.at += 5_000;
      return (await player.slip(id)).isBooked;
    };
    await expect.poll(isBooked, { timeout: 10_000 }).toBe(true);
    expect(book.callsOf(id).filter((verb) => verb === 'win')).toHaveLength(3);
  });

  it('of two legs is lost with the first lost one, and won with the last', async () => {
    const book = await start();
    const player = await book.sit();
    const first = idOf((await player.place(['m1:1x2:home', 'm2:1x2:home'])).body);
    const second = idOf((await player.place(['m1:1x2:away', 'm2:1x2:home'])).body);
    play(book, 'm1', 1, 0);
    expect((await book.until(player, second, 'lost')).legs.map(({ result }) => result)).toEqual(['lost', 'pending']);
    expect((await player.slip(first)).state).toBe('open');
    play(book, 'm2', 1, 0);
    // 1.93 × 1.93
    expect((await book.until(player, first, 'won')).payout).toBe(3_724_900);
  });

  it('of the first half is settled at the break, and over 2.5 with the third goal', async () => {
    const book = await start();
    const player = await book.sit();
    const half = idOf((await player.place(['m1:1x2-half:draw'])).body);
    const over = idOf((await player.place(['m1:total:2.5:over'])).body);
    const under = idOf((await player.place(['m1:total:2.5:under'])).body);
    book.script.happen('m1', KICK_OFF, 'start', live);
    book.script.happen('m1', KICK_OFF + 360_000, 'period', { period: 'ht', half: [0, 0], parts: [[0, 0]] });
    book.clock.at = KICK_OFF + 360_000;
    expect((await book.until(player, half, 'won')).payout).toBe(2_410_000);
    expect((await player.slip(over)).state).toBe('open');
    book.script.happen('m1', KICK_OFF + 400_000, 'goal', { period: 'h2', score: [2, 1] });
    book.clock.at = KICK_OFF + 400_000;
    expect((await book.until(player, over, 'won')).payout).toBe(1_890_000);
    expect((await book.until(player, under, 'lost')).payout).toBe(0);
  });

  it('is settled once over a restart of the provider', async () => {
    const book = await start();
    const player = await book.sit();
    const id = idOf((await player.place(['m1:1x2:home'])).body);
    const balance = book.game.testWallet.wallet.balance;
    await book.game.provider().stop();
    book.game.testWallet.trouble('win', 'lost after');
    play(book, 'm1', 2, 0);
    await book.game.restartStopped();
    await expect.poll(() => book.game.testWallet.wallet.balance).toBe(balance + 1_930_000);
    await book.game.restart();
    book.clock.at += 60_000;
    await book.until(player, id, 'won');
    expect(book.game.testWallet.wallet.balance).toBe(balance + 1_930_000);
    expect(book.game.testWallet.rounds.get(id)).toMatchObject({ state: 'settled', payout: 1_930_000 });
  });
});

describe('a match that is not played', () => {
  it.each<[string, HappeningKind, Partial<Status>, object]>([
    ['postponed without a date', 'postponed', { state: 'postponed' }, {}],
    ['delayed by more than 24 hours', 'delayed', {}, { startsAt: KICK_OFF + DAY + 1 }],
    ['abandoned', 'abandoned', { state: 'abandoned', period: 'h1' }, {}],
  ])('because it is %s returns the stake of a single slip', async (_, kind, change, more) => {
    const book = await start();
    const player = await book.sit();
    const id = idOf((await player.place(['m1:1x2:home'])).body);
    const balance = book.game.testWallet.wallet.balance;
    book.script.happen('m1', KICK_OFF, kind, change, more);
    book.clock.at = KICK_OFF;
    expect((await book.until(player, id, 'void')).legs[0]?.result).toBe('void');
    await expect.poll(() => book.callsOf(id)).toEqual(['bet', 'cancelBet']);
    expect(book.game.testWallet.wallet.balance).toBe(balance + 100 * P);
  });

  it('counts as odds 1.00 in an accumulator', async () => {
    const book = await start();
    const player = await book.sit();
    const id = idOf((await player.place(['m1:1x2:home', 'm2:1x2:home'])).body);
    book.script.happen('m2', KICK_OFF, 'postponed', { state: 'postponed' });
    play(book, 'm1', 1, 0);
    expect((await book.until(player, id, 'won')).payout).toBe(1_930_000);
  });

  it('leaves what was decided before it was abandoned', async () => {
    const book = await start();
    const player = await book.sit();
    const over = idOf((await player.place(['m1:total:2.5:over'])).body);
    const home = idOf((await player.place(['m1:1x2:home'])).body);
    book.script.happen('m1', KICK_OFF, 'start', live);
    book.script.happen('m1', KICK_OFF + 100_000, 'goal', { score: [2, 1] });
    book.script.happen('m1', KICK_OFF + 200_000, 'abandoned', { state: 'abandoned' });
    book.clock.at = KICK_OFF + 200_000;
    expect((await book.until(player, over, 'won')).payout).toBe(1_890_000);
    await book.until(player, home, 'void');
  });

  it('is played later if it is delayed by less, and its slips stay open', async () => {
    const book = await start();
    const player = await book.sit();
    const id = idOf((await player.place(['m1:1x2:home'])).body);
    book.script.happen('m1', KICK_OFF, 'delayed', {}, { startsAt: KICK_OFF + 1_200_000 });
    book.clock.at = KICK_OFF + 1;
    expect((await player.match('m1')).startsAt).toBe(KICK_OFF + 1_200_000);
    expect((await player.slip(id)).state).toBe('open');
    expect((await player.place(['m1:1x2:home'])).status).toBe(200);
  });
});

describe('a corrected result', () => {
  it('opens a won slip again, takes its payout back, and settles it as lost', async () => {
    const book = await start();
    const player = await book.sit();
    const id = idOf((await player.place(['m1:1x2:home'])).body);
    const balance = book.game.testWallet.wallet.balance;
    play(book, 'm1', 1, 0);
    await book.until(player, id, 'won');
    await expect.poll(() => book.callsOf(id)).toEqual(['bet', 'win']);
    book.script.happen('m1', END + 90_000, 'correction', ended(1, 1));
    book.clock.at = END + 90_000;
    const slip = await book.until(player, id, 'lost');
    expect([slip.wasUnsettled, slip.payout, slip.legs[0]?.score]).toEqual([true, 0, [1, 1]]);
    await expect.poll(() => book.callsOf(id)).toEqual(['bet', 'win', 'unsettle', 'finishRound']);
    expect(book.game.testWallet.wallet.balance).toBe(balance);
  });

  it('pays a lost slip after all, once, and again after a second correction', async () => {
    const book = await start();
    const player = await book.sit();
    const id = idOf((await player.place(['m1:1x2:draw'])).body);
    const balance = book.game.testWallet.wallet.balance;
    play(book, 'm1', 1, 0);
    await expect.poll(() => book.callsOf(id)).toEqual(['bet', 'finishRound']);
    for (const [at, home, state] of [
      [END + 90_000, 0, 'won'],
      [END + 95_000, 1, 'lost'],
      [END + 99_000, 0, 'won'],
    ] as const) {
      book.script.happen('m1', at, 'correction', ended(home, 0));
      book.clock.at = at;
      await book.until(player, id, state);
    }
    await expect.poll(() => book.game.testWallet.wallet.balance).toBe(balance + 3_790_000);
    const ids = book.game.testWallet.calls
      .filter(({ body }) => body.includes(id))
      .map(({ body }) => String(JSON.parse(body).transactionId).slice(id.length + 1));
    expect(ids).toEqual(['bet', 'end', 'unsettle', 'win.2', 'unsettle.2', 'end.3', 'unsettle.3', 'win.4']);
  });

  it('reopens a slip that was lost while another match is still open', async () => {
    const book = await start();
    const player = await book.sit();
    const id = idOf((await player.place(['m1:1x2:draw', 'm2:1x2:home'])).body);
    play(book, 'm1', 1, 0);
    await book.until(player, id, 'lost');
    await expect.poll(() => book.callsOf(id)).toEqual(['bet', 'finishRound']);
    book.script.happen('m1', END + 90_000, 'correction', ended(0, 0));
    book.clock.at = END + 90_000;
    expect(await book.until(player, id, 'open')).toMatchObject({ wasUnsettled: true });
    play(book, 'm2', 1, 0);
    // 3.79 × 1.93
    expect((await book.until(player, id, 'won')).payout).toBe(7_314_700);
  });

  it('leaves alone what it does not change, and what was cashed out', async () => {
    const book = await start();
    const player = await book.sit();
    const won = idOf((await player.place(['m1:total:2.25:over'])).body);
    const cashed = (await player.place(['m1:1x2:home'])).body.slips[0];
    await player.cashOut(cashed?.id ?? '', 1);
    play(book, 'm1', 3, 0);
    await book.until(player, won, 'won');
    book.script.happen('m1', END + 90_000, 'correction', ended(3, 3));
    book.clock.at = END + 90_000;
    await expect.poll(async () => (await player.slip(won)).legs[0]?.score).toEqual([3, 3]);
    expect(book.callsOf(won)).toEqual(['bet', 'win']);
    expect(book.callsOf(cashed?.id ?? '')).toEqual(['bet', 'win']);
  });
});

describe('proof', () => {
  it('shows the seed once the match is closed, and it is what was committed to', async () => {
    const book = await start();
    const player = await book.sit();
    play(book, 'm1', 1, 0);
    expect((await player.match('m1')).seed).toBeNull();
    book.script.happen('m1', END + 1, 'closed', {}, { seed: 'seed' });
    book.clock.at = END + 1;
    const { seed, commitment, timeline } = await player.match('m1');
    expect(
      createHash('sha256')
        .update(seed ?? '')
        .digest('hex'),
    ).toBe(commitment);
    expect(timeline.map(({ kind, at, score }) => [kind, at - KICK_OFF, score])).toEqual([
      ['start', 0, [0, 0]],
      ['end', 750_000, [1, 0]],
    ]);
  });
});
