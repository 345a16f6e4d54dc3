import { afterEach, describe, expect, it } from 'vitest';
import { ConfigError, readProviderConfig } from '../../provider/config.ts';
import type { SlipRequest } from '../../provider/sports/views.ts';
import { ended, live, NOON, P, startBook } from './sportsPlaying.ts';

type Book = Awaited<ReturnType<typeof startBook>>;
const books: Book[] = [];
afterEach(async () => {
  for (const book of books.splice(0)) await book.stop();
});

interface Limits {
  readonly selection?: number;
  readonly match?: number;
  readonly player?: number;
}
/** @param limits of what open slips may win, P */
async function start({ selection = 100_000, match = 100_000, player = 100_000 }: Limits) {
  const book = await startBook({}, [], {
    PROVIDER_SPORTS_PER_SELECTION: String(selection),
    PROVIDER_SPORTS_PER_MATCH: String(match),
    PROVIDER_SPORTS_PER_PLAYER: String(player),
  });
  books.push(book);
  const bets = () => book.game.testWallet.calls.filter(({ verb }) => verb === 'bet').length;
  return { ...book, bets };
}

const KICK_OFF = NOON + 3_600_000;
/** Home at 1.93, over at 1.89. */
const [HOME, OVER] = ['m1:1x2:home', 'm1:total:2.5:over'];

describe('the limit of a selection', () => {
  it('takes what fits, names the largest stake that is left, and takes exactly that', async () => {
    const book = await start({ selection: 500 });
    const [anna, ben] = [await book.sit('p-anna'), await book.sit('p-ben')];
    // P 500 at 1.93 may win P 465.
    expect((await anna.place([HOME], { stake: 500 * P })).body.slips[0]?.state).toBe('open');
    const balance = book.game.testWallet.wallet.balance;
    // P 35 are left: 35 / 0.93.
    expect(await ben.place([HOME])).toMatchObject({ status: 409, body: { code: 'LIABILITY_LIMIT', most: 376_300 } });
    expect([book.bets(), book.game.testWallet.wallet.balance]).toEqual([1, balance]);
    expect((await ben.state()).slips).toEqual([]);
    expect((await ben.place([HOME], { stake: 376_400 })).body.code).toBe('LIABILITY_LIMIT');
    expect((await ben.place([HOME], { stake: 376_300 })).body.slips[0]?.state).toBe('open');
    expect((await ben.place([HOME])).body).toEqual({ code: 'LIABILITY_LIMIT', most: 0 });
    // Another selection of the match has its own.
    expect((await ben.place([OVER])).body.slips[0]?.state).toBe('open');
  });

  it('is kept by twenty slips that arrive together', async () => {
    const book = await start({ selection: 500 });
    const players = await Promise.all(Array.from({ length: 20 }, (_, at) => book.sit(`p-${at}`)));
    const answers = await Promise.all(players.map((player) => player.place([HOME])));
    expect(answers.filter(({ body }) => body.slips !== undefined)).toHaveLength(5);
    const refused = answers.filter(({ body }) => body.slips === undefined).map(({ body }) => [body.code, body.most]);
    expect(refused).toEqual(Array(15).fill(['LIABILITY_LIMIT', 376_300]));
    expect(book.bets()).toBe(5);
  });

  it('counts all books of the provider and both kinds of slip', async () => {
    const book = await start({ selection: 300 });
    const player = await book.sit();
    // 1.93 × 1.93 = 3.7249: P 100 may win P 272.49.
    expect((await player.place([HOME, 'm2:1x2:home'])).body.slips[0]?.returns).toBe(3_724_900);
    expect((await player.place([HOME])).body).toEqual({ code: 'LIABILITY_LIMIT', most: 295_800 });
    expect((await player.place(['m2:1x2:home', 'm3:1x2:home'])).body).toEqual({
      code: 'LIABILITY_LIMIT',
      most: 100_900,
    });
  });
});

describe('the limits of a match and of a player', () => {
  it('count every selection of the match', async () => {
    const book = await start({ match: 150 });
    await (await book.sit('p-anna')).place([HOME]);
    // P 57 are left: 57 / 0.89.
    expect((await (await book.sit('p-ben')).place([OVER])).body).toEqual({ code: 'LIABILITY_LIMIT', most: 640_400 });
    expect((await (await book.sit('p-ben')).place(['m2:1x2:home'])).body.slips[0]?.state).toBe('open');
  });

  it('count every match of the player, and nobody else’s', async () => {
    const book = await start({ player: 150 });
    const anna = await book.sit('p-anna');
    await anna.place([HOME]);
    expect((await anna.place(['m2:1x2:home'])).body).toEqual({ code: 'LIABILITY_LIMIT', most: 612_900 });
    expect((await (await book.sit('p-ben')).place(['m2:1x2:home'])).body.slips[0]?.state).toBe('open');
  });

  it('divide what is left among the singles of a slip, and take all of them or none', async () => {
    const book = await start({ player: 100 });
    const player = await book.sit();
    const singles: Partial<SlipRequest> = { kind: 'single' };
    // 100 / (0.93 + 0.93).
    expect((await player.place([HOME, 'm2:1x2:home'], singles)).body).toEqual({
      code: 'LIABILITY_LIMIT',
      most: 537_600,
    });
    expect(book.bets()).toBe(0);
    const { body } = await player.place([HOME, 'm2:1x2:home'], { ...singles, stake: 537_600 });
    expect(body.slips.map(({ state }) => state)).toEqual(['open', 'open']);
  });

  it('are free again once a slip is over, cashed out, or refused by the wallet', async () => {
    const book = await start({ player: 100 });
    const player = await book.sit();
    book.game.testWallet.trouble('bet', 'INSUFFICIENT_FUNDS');
    expect((await player.place([HOME])).body.slips[0]?.state).toBe('refused');
    const { body } = await player.place([HOME]);
    const { id = '', cashOut } = body.slips[0] ?? {};
    expect((await player.place(['m2:1x2:home'])).body.code).toBe('LIABILITY_LIMIT');
    expect((await player.cashOut(id, cashOut ?? 0)).body.slip.state).toBe('cashed-out');
    const second = (await player.place(['m2:1x2:home'])).body.slips[0]?.id ?? '';
    expect((await player.place(['m3:1x2:home'])).body.code).toBe('LIABILITY_LIMIT');
    book.script.happen('m2', KICK_OFF, 'start', live);
    book.script.happen('m2', KICK_OFF + 750_000, 'end', ended(1, 0));
    book.script.happen('m3', KICK_OFF, 'delayed', {}, { startsAt: KICK_OFF + 3_600_000 });
    book.clock.at = KICK_OFF + 750_000;
    await book.until(player, second, 'won');
    expect((await player.place(['m3:1x2:home'])).body.slips[0]?.state).toBe('open');
  });

  it('do not hold a trial, which is owed nothing, and do not count it', async () => {
    const book = await start({ selection: 10 });
    book.game.testWallet.wallet.demo = true;
    expect((await (await book.sit('p-trial')).place([HOME])).body.slips[0]?.state).toBe('open');
    book.game.testWallet.wallet.demo = false;
    expect((await (await book.sit('p-anna')).place([HOME], { stake: 10 * P })).body.slips[0]?.state).toBe('open');
  });
});

describe('a live slip whose odds rise until it is confirmed', () => {
  it('gets its stake back if it could win more than is left then', async () => {
    const book = await start({ selection: 150 });
    book.script.happen('m1', KICK_OFF, 'start', live);
    book.clock.at = KICK_OFF + 20_000;
    const player = await book.sit();
    const balance = book.game.testWallet.wallet.balance;
    const { body } = await player.place([HOME], { accept: 'better' });
    book.script.happen('m1', KICK_OFF + 22_000, 'goal', { score: [0, 1] });
    book.clock.at = KICK_OFF + 25_000;
    const slip = await book.until(player, body.slips[0]?.id ?? '', 'refused');
    expect(slip).toMatchObject({ refusal: 'LIABILITY_LIMIT', payout: 0 });
    await expect.poll(() => book.game.testWallet.wallet.balance).toBe(balance);
  });
});

describe('the settings of the limits', () => {
  it('are P 1,000,000 a selection and a player, and P 3,000,000 a match, unless said otherwise', () => {
    expect(readProviderConfig({}).liability).toEqual({
      perSelection: 10_000_000_000,
      perMatch: 30_000_000_000,
      perPlayer: 10_000_000_000,
    });
    expect(readProviderConfig({ PROVIDER_SPORTS_PER_MATCH: '5000' }).liability.perMatch).toBe(50_000_000);
    expect(() => readProviderConfig({ PROVIDER_SPORTS_PER_PLAYER: '0' })).toThrow(ConfigError);
  });
});
