import { afterEach, describe, expect, it } from 'vitest';
import type { SlipView } from '../../provider/sports/views.ts';
import { ended, live, NOON, P, requestId, startBook } from './sportsPlaying.ts';

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
const only = (slips: readonly SlipView[]): SlipView => {
  const [slip] = slips;
  if (slip === undefined || slips.length > 1) throw new Error(`${slips.length} slips`);
  return slip;
};

describe('a slip before the match', () => {
  it('is open at once, at the odds shown', async () => {
    const { game, sit } = await start();
    const player = await sit();
    const before = game.testWallet.wallet.balance;
    const { status, body } = await player.place(['m1:1x2:home']);
    expect([status, body.slips]).toEqual([
      200,
      [
        expect.objectContaining({
          ...{ number: 'SB-40001', kind: 'single', stake: 100 * P, odds: 193, returns: 193 * P, state: 'open' },
          ...{ confirmsAt: null, payout: 0, refusal: null, wasUnsettled: false },
        }),
      ],
    ]);
    expect(only(body.slips).legs).toEqual([
      expect.objectContaining({
        selection: 'm1:1x2:home',
        side: 'home',
        odds: 193,
        scoreAtBet: null,
        result: 'pending',
      }),
    ]);
    expect(game.testWallet.wallet.balance).toBe(before - 100 * P);
    expect(body.state.balance).toBe(before - 100 * P);
  });

  it('is placed once, however often it is sent', async () => {
    const { game, sit } = await start();
    const player = await sit();
    const request = { requestId: requestId() };
    const [first, second] = await Promise.all([
      player.place(['m1:1x2:home'], request),
      player.place(['m1:1x2:home'], request),
    ]);
    expect(second.body.slips[0]?.id).toBe(first.body.slips[0]?.id);
    expect((await player.place(['m1:1x2:home'], request)).body.slips).toHaveLength(1);
    expect((await player.place(['m1:1x2:home'], { ...request, stake: 50 * P })).body.code).toBe('REQUEST_DIFFERS');
    expect(game.testWallet.calls.filter(({ verb }) => verb === 'bet')).toHaveLength(1);
  });

  it.each<[string, readonly string[], object]>([
    ['another pick', ['m2:1x2:home'], {}],
    ['another stake', ['m1:1x2:home'], { stake: 99 * P }],
    ['other odds seen', ['m1:1x2:home'], { legs: [{ selection: 'm1:1x2:home', odds: 192 }], accept: 'better' }],
    ['another answer to a change of odds', ['m1:1x2:home'], { accept: 5 }],
    ['one more pick, as singles', ['m1:1x2:home', 'm2:1x2:home'], { kind: 'single' }],
    ['one more pick, combined', ['m1:1x2:home', 'm2:1x2:home'], {}],
  ])('is not the same with %s', async (_, selections, more) => {
    const { game, sit } = await start();
    const player = await sit();
    const request = { requestId: requestId() };
    await player.place(['m1:1x2:home'], request);
    expect(await player.place(selections, { ...request, ...more })).toMatchObject({
      status: 409,
      body: { code: 'REQUEST_DIFFERS' },
    });
    expect(game.testWallet.calls.filter(({ verb }) => verb === 'bet')).toHaveLength(1);
  });

  it.each<[string, readonly string[], object]>([
    ['one pick less', ['m1:1x2:home'], { kind: 'single' }],
    ['the picks combined', ['m1:1x2:home', 'm2:1x2:home'], {}],
    ['the picks the other way round', ['m2:1x2:home', 'm1:1x2:home'], { kind: 'single' }],
  ])('of two singles is not the same with %s', async (_, selections, more) => {
    const { game, sit } = await start();
    const player = await sit();
    const request = { requestId: requestId() };
    await player.place(['m1:1x2:home', 'm2:1x2:home'], { ...request, kind: 'single' });
    expect((await player.place(selections, { ...request, ...more })).body.code).toBe('REQUEST_DIFFERS');
    expect(game.testWallet.calls.filter(({ verb }) => verb === 'bet')).toHaveLength(2);
  });

  it('with several singles makes one slip with the whole stake for each', async () => {
    const { game, sit } = await start();
    const { body } = await (await sit()).place(['m1:1x2:home', 'm2:total:2.5:over'], { kind: 'single' });
    expect(body.slips.map(({ stake, legs }) => [stake, legs.map(({ match }) => match)])).toEqual([
      [100 * P, ['m1']],
      [100 * P, ['m2']],
    ]);
    expect(game.testWallet.calls.filter(({ verb }) => verb === 'bet')).toHaveLength(2);
  });

  it('as an accumulator multiplies its odds', async () => {
    const { sit } = await start();
    const { body } = await (await sit()).place(['m1:1x2:home', 'm2:total:2.5:over', 'm3:handicap:-0.5:away']);
    // 1.93 × 1.89 × 1.88 = 6.857676
    expect(only(body.slips)).toMatchObject({ kind: 'accumulator', odds: 685, returns: 6_857_676 });
  });

  it.each<[string, readonly string[], object, string]>([
    ['two legs of one match', ['m1:1x2:home', 'm1:total:2.5:over'], {}, 'RELATED_LEGS'],
    ['a selection that is none', ['m1:1x2:nobody'], {}, 'CHOICE_INVALID'],
    ['an unknown match', ['m9:1x2:home'], {}, 'CHOICE_INVALID'],
    ['a stake below the least', ['m1:1x2:home'], { stake: P }, 'STAKE_INVALID'],
    ['a stake above the most', ['m1:1x2:home'], { stake: 1_001 * P }, 'STAKE_INVALID'],
    [
      'a payout above P 500,000',
      ['m1:correct-score:3-3', 'm2:correct-score:3-3'],
      { stake: 1_000 * P },
      'PAYOUT_LIMIT',
    ],
  ])('with %s is refused', async (_, selections, more, code) => {
    const { game, sit } = await start();
    const player = await sit();
    expect((await player.place(selections, more)).body.code).toBe(code);
    expect(game.testWallet.calls.filter(({ verb }) => verb === 'bet')).toEqual([]);
  });

  it('is refused, with nothing taken, where the wallet has too little', async () => {
    const { game, sit } = await start();
    const player = await sit();
    game.testWallet.trouble('bet', 'INSUFFICIENT_FUNDS');
    const { body } = await player.place(['m1:1x2:home']);
    expect(only(body.slips)).toMatchObject({ state: 'refused', refusal: 'INSUFFICIENT_FUNDS', payout: 0 });
  });

  it('has a book of its own: no esports in sports, and no sports in esports', async () => {
    const { sit } = await start();
    const player = await sit('p-1', 'av-arena-esports');
    expect((await player.state()).matches).toEqual([]);
    expect((await player.place(['m1:1x2:home'])).body.code).toBe('CHOICE_INVALID');
  });
});

describe('odds that have changed', () => {
  it.each<['none' | 'better' | number, number, boolean]>([
    ['none', 192, false],
    ['none', 194, false],
    ['none', 193, true],
    ['better', 194, false],
    ['better', 192, true],
    [5, 202, true],
    [5, 204, false],
    [1, 194, true],
    [1, 196, false],
  ])('with accept %s and %s seen, 1.93 is taken: %s', async (accept, odds, isTaken) => {
    const { sit } = await start();
    const { status, body } = await (await sit()).place(['m1:1x2:home'], {
      ...{ accept, legs: [{ selection: 'm1:1x2:home', odds }] },
    });
    if (isTaken) expect(only(body.slips)).toMatchObject({ state: 'open', odds: 193 });
    else {
      const changes = [{ selection: 'm1:1x2:home', was: odds, odds: 193 }];
      expect([status, body]).toEqual([409, { code: 'ODDS_CHANGED', changes }]);
    }
  });
});

describe('a live slip', () => {
  const kickOff = async (more: Book) => {
    more.script.happen('m1', KICK_OFF, 'start', live);
    more.clock.at = KICK_OFF + 20_000;
  };

  it('waits five seconds, and is open then at the odds of that moment', async () => {
    const book = await start();
    await kickOff(book);
    const player = await book.sit();
    const { body } = await player.place(['m1:1x2:home'], { accept: 10 });
    const slip = only(body.slips);
    expect(slip).toMatchObject({ state: 'confirming', confirmsAt: KICK_OFF + 25_000, cashOut: null });
    expect(slip.legs[0]?.scoreAtBet).toEqual([0, 0]);
    book.clock.at = KICK_OFF + 24_999;
    expect((await player.slip(slip.id)).state).toBe('confirming');
    book.clock.at = KICK_OFF + 25_000;
    expect((await book.until(player, slip.id, 'open')).legs[0]?.result).toBe('pending');
  });

  it('gets its stake back if its market is suspended meanwhile', async () => {
    const book = await start();
    await kickOff(book);
    const player = await book.sit();
    const balance = book.game.testWallet.wallet.balance;
    const { body } = await player.place(['m1:1x2:home'], { accept: 'better' });
    book.script.happen('m1', KICK_OFF + 22_000, 'tense', { isTense: true });
    book.clock.at = KICK_OFF + 25_000;
    const slip = await book.until(player, only(body.slips).id, 'refused');
    expect(slip.refusal).toBe('MARKET_SUSPENDED');
    await expect.poll(() => book.game.testWallet.wallet.balance).toBe(balance);
    expect(book.callsOf(slip.id)).toEqual(['bet', 'cancelBet']);
  });

  it('gets its stake back if the odds move further than it takes', async () => {
    const book = await start();
    await kickOff(book);
    const player = await book.sit();
    const { body } = await player.place(['m1:1x2:home'], { accept: 5 });
    book.script.happen('m1', KICK_OFF + 21_000, 'goal', { score: [1, 0] });
    book.clock.at = KICK_OFF + 25_000;
    expect((await book.until(player, only(body.slips).id, 'refused')).refusal).toBe('ODDS_CHANGED');
  });

  it('is refused while a market is suspended, and after the end', async () => {
    const book = await start();
    await kickOff(book);
    const player = await book.sit();
    book.script.happen('m1', KICK_OFF + 20_000, 'tense', { isTense: true });
    book.clock.at += 1;
    expect(await player.place(['m1:1x2:home'])).toMatchObject({
      status: 409,
      body: { code: 'MARKET_SUSPENDED', selections: ['m1:1x2:home'] },
    });
    expect((await player.match('m1')).markets.map(({ state }) => state)).not.toContain('open');
    book.script.happen('m1', KICK_OFF + 20_001, 'end', ended(1, 0));
    book.clock.at += 1;
    expect(await player.place(['m1:1x2:home'])).toMatchObject({ status: 409, body: { code: 'BETS_CLOSED' } });
  });

  it('is not taken on the first half in the last five minutes of it, and on the match it is', async () => {
    const book = await start();
    book.script.happen('m1', KICK_OFF, 'start', live);
    book.clock.at = KICK_OFF + 320_000;
    const player = await book.sit();
    const { markets } = await player.match('m1');
    const states = Object.fromEntries(markets.map(({ kind, state }) => [kind, state]));
    expect(states).toMatchObject({ '1x2': 'open', total: 'open', '1x2-half': 'suspended', 'total-half': 'suspended' });
    expect((await player.place(['m1:1x2-half:home'])).body).toEqual({
      ...{ code: 'MARKET_SUSPENDED', selections: ['m1:1x2-half:home'] },
    });
    expect((await player.place(['m1:1x2:home'])).body.slips[0]?.state).toBe('confirming');
  });

  it('keeps its odds for a step of ten seconds, at the worst of it for either side', async () => {
    const book = await start();
    book.script.happen('m1', KICK_OFF, 'start', live);
    const player = await book.sit();
    const at = async (ms: number) => {
      book.clock.at = KICK_OFF + ms;
      const { markets } = await player.match('m1');
      const { selections = [], returnRate, mostReturn } = markets.find(({ kind }) => kind === 'total') ?? {};
      return [...selections.map(({ id, odds }) => [id, odds] as const), returnRate, mostReturn];
    };
    const first = await at(100_000);
    // 2.31 goals are left at 100 s, 2.2725 at 110 s: over (0.96 − 0.5 · 0.26483) / 0.40662 at the beginning, under
    // (0.96 − 0.5 · 0.2661) / 0.47029 at the end; over returns 95.79 % at first and 93.82 % at last.
    expect(first).toEqual([['m1:total:2.25:over', 203], ['m1:total:2.25:under', 175], 93.82, 95.79]);
    expect(await at(109_999)).toEqual(first);
    expect(await at(110_000)).not.toEqual(first);
    // Before the match nothing moves: both numbers differ by rounding alone.
    const { markets } = await player.match('m2');
    expect(markets[0]).toMatchObject({ kind: '1x2', returnRate: 94.33, mostReturn: 94.49 });
  });

  it('is not taken before the feed says that the match has begun', async () => {
    const book = await start();
    const player = await book.sit();
    book.clock.at = KICK_OFF;
    expect((await player.place(['m1:1x2:home'])).body.code).toBe('BETS_CLOSED');
  });
});

describe('cash-out', () => {
  it('offers 97 per cent of what the slip is worth, and pays it once', async () => {
    const book = await start();
    const player = await book.sit();
    const { body } = await player.place(['m1:1x2:home']);
    const { id, cashOut } = only(body.slips);
    // P(home) is 0.489574; 1.93 × 0.97 of it.
    expect(cashOut).toBe(916_500);
    const balance = book.game.testWallet.wallet.balance;
    const request = requestId();
    const { body: done } = await player.cashOut(id, cashOut ?? 0, request);
    expect(done.slip).toMatchObject({ state: 'cashed-out', payout: 916_500, cashOut: null });
    expect((await player.cashOut(id, cashOut ?? 0, request)).body.slip.payout).toBe(916_500);
    expect((await player.cashOut(id, 1)).body.code).toBe('TOO_LATE');
    expect(book.game.testWallet.wallet.balance).toBe(balance + 916_500);
    expect(book.callsOf(id)).toEqual(['bet', 'win']);
  });

  it('is not the same with another offer, or for another slip', async () => {
    const book = await start();
    const player = await book.sit();
    const [first, other] = [await player.place(['m1:1x2:home']), await player.place(['m2:1x2:home'])].map(({ body }) =>
      only(body.slips),
    );
    const request = requestId();
    const offer = first?.cashOut ?? 0;
    expect((await player.cashOut(first?.id ?? '', offer, request)).body.slip.state).toBe('cashed-out');
    const again = [
      await player.cashOut(first?.id ?? '', offer - 100, request),
      await player.cashOut(other?.id ?? '', offer, request),
    ];
    expect(again.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'REQUEST_DIFFERS'],
      [409, 'REQUEST_DIFFERS'],
    ]);
    expect((await player.slip(other?.id ?? '')).state).toBe('open');
    expect(book.callsOf(first?.id ?? '')).toEqual(['bet', 'win']);
  });

  it('is refused with the new offer if that is lower, and pays a higher one', async () => {
    const book = await start();
    const player = await book.sit();
    const { body } = await player.place(['m1:1x2:home']);
    const { id, cashOut } = only(body.slips);
    book.script.happen('m1', KICK_OFF, 'start', { ...live, score: [0, 1] });
    book.clock.at = KICK_OFF + 1_000;
    const refused = await player.cashOut(id, cashOut ?? 0);
    expect(refused).toMatchObject({ status: 409, body: { code: 'OFFER_CHANGED' } });
    expect(refused.body.offer).toBe((await player.slip(id)).cashOut);
    expect(refused.body.offer).toBeLessThan(500_000);
    book.script.happen('m1', KICK_OFF + 1_000, 'goal', { score: [2, 1] });
    book.clock.at += 1_000;
    const { body: paid } = await player.cashOut(id, refused.body.offer ?? 0);
    expect(paid.slip.payout).toBeGreaterThan(1_000_000);
  });

  it('is not offered while a leg is suspended, nor to anybody else', async () => {
    const book = await start();
    const player = await book.sit();
    const { body } = await player.place(['m1:1x2:home', 'm2:1x2:home']);
    const { id } = only(body.slips);
    book.script.happen('m1', KICK_OFF, 'start', { ...live, isTense: true });
    book.clock.at = KICK_OFF + 1_000;
    expect((await player.slip(id)).cashOut).toBeNull();
    expect((await player.cashOut(id, 1)).body.code).toBe('MARKET_SUSPENDED');
    const other = await book.sit('p-2');
    expect((await other.cashOut(id, 1)).body.code).toBe('ROUND_UNKNOWN');
  });

  it('counts what is decided already', async () => {
    const book = await start();
    const player = await book.sit();
    const { body } = await player.place(['m1:1x2:home', 'm2:1x2:home']);
    book.script.happen('m1', KICK_OFF, 'start', live);
    book.script.happen('m1', KICK_OFF + 750_000, 'end', ended(1, 0));
    book.script.happen('m2', KICK_OFF, 'delayed', {}, { startsAt: KICK_OFF + 3_600_000 });
    book.clock.at = KICK_OFF + 750_000;
    // A result may be corrected until its match is closed.
    expect((await player.slip(only(body.slips).id)).cashOut).toBeNull();
    expect((await player.cashOut(only(body.slips).id, 1)).body.code).toBe('MARKET_SUSPENDED');
    book.script.happen('m1', KICK_OFF + 870_000, 'closed', {}, { seed: 'seed' });
    book.clock.at = KICK_OFF + 870_000;
    // 1.93 for the first leg, 0.489574 × 1.93 for the second, 97 % of it.
    expect((await player.slip(only(body.slips).id)).cashOut).toBe(1_768_900);
  });
});
