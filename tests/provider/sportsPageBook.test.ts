import { describe, expect, it, vi } from 'vitest';
import { sayIn } from '../../provider/page/board/board.ts';
import { restore } from '../../provider/page/sports/bookChanges.ts';
import { hearBook } from '../../provider/page/sports/callSports.ts';
import { en } from '../../provider/page/sports/copy.en.ts';
import { th } from '../../provider/page/sports/copy.th.ts';
import { createNews } from '../../provider/page/sports/news.ts';
import { combinedOdds, readStake, returnsOf } from '../../provider/page/sports/slipRules.ts';
import type { Stored } from '../../provider/page/sports/sportsContext.ts';
import { keepSlip } from '../../provider/page/sports/storedSlip.ts';
import { pickName } from '../../provider/page/sports/words.ts';
import type { SlipView } from '../../provider/sports/views.ts';
import { book, lost, match, pick, refused, sitAtBook, slipOf } from './sportsBook.ts';

const open = slipOf('SB-1', { cashOut: 900_000 });
const withSlip = (slip: SlipView, now = 2_000) => book(now, [match('m1')], { slips: [slip] });

describe('cash-out', () => {
  it('takes two presses, and pays what the provider says', async () => {
    const paid = slipOf('SB-1', { state: 'cashed-out', payout: 910_000 });
    const { actor, asked, until, context } = await sitAtBook({
      first: withSlip(open, 1_000),
      cashed: [() => ({ slip: paid, state: withSlip(paid) })],
    });
    actor.send({ type: 'bets.cashOut', requestId: 'cash-1', offer: 900_000 });
    expect(asked.cashOuts).toEqual([]);
    actor.send({ type: 'bets.ask', slip: 'SB-1', offer: 900_000 });
    actor.send({ type: 'bets.cashOut', requestId: 'cash-1', offer: 900_000 });
    await until('cashOut', 'resting');
    expect(asked.cashOuts).toEqual([{ slip: 'SB-1', requestId: 'cash-1', offer: 900_000 }]);
    expect(context().betsNotice).toEqual({ about: 'cashed', number: 'SB-1', payout: 910_000 });
  });

  it('asks again when the offer has fallen', async () => {
    const { actor, until, context } = await sitAtBook({
      first: withSlip(open, 1_000),
      cashed: [refused('OFFER_CHANGED', { offer: 700_000 })],
    });
    actor.send({ type: 'bets.ask', slip: 'SB-1', offer: 900_000 });
    actor.send({ type: 'bets.cashOut', requestId: 'cash-1', offer: 900_000 });
    await until('cashOut', 'asking');
    expect(context()).toMatchObject({
      cashing: { slip: 'SB-1', offer: 700_000 },
      betsNotice: { about: 'offerChanged', was: 900_000 },
    });
    actor.send({ type: 'bets.keep' });
    expect(context()).toMatchObject({ cashing: null, betsNotice: null });
  });

  it('repeats a cash-out without an answer as the same request', async () => {
    const paid = slipOf('SB-1', { state: 'cashed-out', payout: 900_000 });
    const { actor, asked, until, wait } = await sitAtBook({
      first: withSlip(open, 1_000),
      cashed: [lost, () => ({ slip: paid, state: withSlip(paid) })],
    });
    actor.send({ type: 'bets.ask', slip: 'SB-1', offer: 900_000 });
    actor.send({ type: 'bets.cashOut', requestId: 'cash-1', offer: 900_000 });
    await until('cashOut', 'unsure');
    wait(2_000);
    await until('cashOut', 'resting');
    expect(asked.cashOuts).toEqual([asked.cashOuts[0], asked.cashOuts[0]]);
  });
});

describe('older slips', () => {
  it('are read before the oldest that is shown, until there are none', async () => {
    const first = withSlip(slipOf('SB-9', { placedAt: 900 }), 1_000);
    const { actor, asked, until, context } = await sitAtBook({
      first,
      older: [() => [slipOf('SB-8', { placedAt: 800 })]],
    });
    actor.send({ type: 'bets.older' });
    await until('older', 'resting');
    expect(asked.before).toEqual([900]);
    expect(context()).toMatchObject({ older: [{ id: 'SB-8' }], hasOlder: false });
  });
});

describe('matches beyond the list', () => {
  it('are read whole when one is opened, and while a pick is not in the list', async () => {
    const { actor, asked, add, until, wait, canPlace } = await sitAtBook({
      whole: { m3: match('m3', { odds: { home: 150 } }) },
    });
    actor.send({ type: 'match.open', match: 'm1' });
    await until('detail', 'resting');
    actor.send({ type: 'match.close' });
    add(pick('m3'));
    wait(2_000);
    await until('detail', 'resting');
    expect(asked.matches).toEqual([['m1'], ['m3']]);
    expect([canPlace(), canPlace(true)]).toEqual([false, true]);
  });

  it('leave a pick closed that the provider no longer has', async () => {
    const { add, until, wait, canPlace } = await sitAtBook();
    add(pick('gone'));
    wait(2_000);
    await until('detail', 'reading');
    await until('detail', 'resting');
    expect(canPlace(true)).toBe(false);
  });
});

describe('the slip over a reload', () => {
  const request = { requestId: 'request-1', kind: 'single', stake: 1_000_000, accept: 'none' } as const;
  const legs = [{ selection: 'm1:1x2:home', odds: 200 }];
  const stored: Stored = { picks: [pick('m1')], kind: 'single', stake: '100', accept: 'none', pending: null };
  const sent: Stored = { ...stored, pending: { request: { ...request, legs }, at: 10_000 } };

  it('is what it was', async () => {
    const saved = new Map<string, string>();
    const store = {
      getItem: (key: string) => saved.get(key) ?? null,
      setItem: (key: string, text: string) => void saved.set(key, text),
    };
    const before = await sitAtBook();
    before.add(pick('m1'), pick('m2'));
    before.actor.send({ type: 'slip.setStake', stake: '75' });
    keepSlip(() => store, 'g').write(before.context());
    const after = await sitAtBook({ stored: keepSlip(() => store, 'g').read() });
    expect(after.context()).toMatchObject({ picks: [{ match: 'm1' }, { match: 'm2' }], stake: '75' });
    expect(keepSlip(() => store, 'another').read()).toBeNull();
  });

  it('is empty where the browser forbids storage or the text is none of ours', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    expect(keepSlip(forbidden, 'g').read()).toBeNull();
    expect(keepSlip(() => ({ getItem: () => '{"picks":1}', setItem: () => {} }), 'g').read()).toBeNull();
  });

  it('does not bring back what was placed', () => {
    const placed = slipOf('SB-1', { placedAt: 10_100 });
    expect(restore(sent, book(12_000, [match('m1')], { slips: [placed] }))).toMatchObject({ picks: [], pending: null });
  });

  it('brings back what was refused, or placed long before', () => {
    const slips = [slipOf('SB-2', { placedAt: 10_100, state: 'refused' }), slipOf('SB-1', { placedAt: 1_000 })];
    expect(restore(sent, book(12_000, [match('m1')], { slips }))).toEqual(sent);
  });

  it('sends the same slip under its old id if its answer was lost', async () => {
    const { asked, place, until } = await sitAtBook({ stored: sent, placed: [refused('BETS_CLOSED')] });
    place('request-2');
    await until('slip', 'editing');
    expect(asked.slips.map(({ requestId }) => requestId)).toEqual(['request-1']);
  });
});

describe('the line', () => {
  it('takes a book that is as agreed, and no other', () => {
    const pushed = vi.fn();
    const { heard } = hearBook({ pushed, lost: () => {} });
    const state = book(1_000, [match('m1')]);
    heard('alive', {});
    heard('book', JSON.parse(JSON.stringify(state)));
    expect(pushed.mock.calls).toEqual([[state]]);
    expect(() => heard('book', { ...state, balance: 'much' })).toThrow();
    expect(() => heard('book', { ...state, matches: [{ id: 'm1' }] })).toThrow();
    expect(pushed).toHaveBeenCalledTimes(1);
  });

  it('does not let an older state replace a newer one', async () => {
    const { push, context } = await sitAtBook({ first: book(5_000, [], { balance: 7 }) });
    push(book(4_000, [], { balance: 9 }));
    expect(context().state?.balance).toBe(7);
  });
});

describe('news of slips', () => {
  it('tells of stakes and payouts once, and not of what was known before', () => {
    const told: (string | number)[][] = [];
    const news = createNews({
      placed: ({ id }) => told.push(['placed', id]),
      taken: ({ id }) => told.push(['taken', id]),
      over: ({ id }, back) => told.push(['over', id, back]),
      paid: ({ id }, back) => told.push(['paid', id, back]),
      ended: (reason) => told.push(['ended', reason]),
    });
    const [a, b] = [slipOf('SB-1'), slipOf('SB-2', { state: 'confirming' })];
    news(book(1, [], { slips: [a] }));
    news(book(2, [], { slips: [b, a] }));
    const paying = slipOf('SB-1', { state: 'won', payout: 2_000_000 });
    const over = [slipOf('SB-2', { state: 'refused', isBooked: true }), { ...paying, isBooked: true }];
    news(book(3, [], { slips: [b, paying] }));
    news(book(3, [], { slips: [b, paying] }));
    // Only now is there more in the wallet.
    news(book(3, [], { slips: over }));
    news(book(4, [], { slips: over, ended: 'SESSION_ENDED' }));
    news(book(5, [], { slips: over, ended: 'SESSION_ENDED' }));
    expect(told).toEqual([
      ['placed', 'SB-2'],
      ['over', 'SB-1', 2_000_000],
      ['paid', 'SB-1', 2_000_000],
      ['over', 'SB-2', 1_000_000],
      ['paid', 'SB-2', 1_000_000],
      ['ended', 'SESSION_ENDED'],
    ]);
  });
});

describe('news of a confirming slip', () => {
  it.each([
    [
      'open',
      0,
      [
        ['placed', 'SB-1'],
        ['taken', 'SB-1'],
      ],
    ],
    [
      'lost',
      0,
      [
        ['placed', 'SB-1'],
        ['taken', 'SB-1'],
        ['over', 'SB-1', 0],
      ],
    ],
    [
      'refused',
      0,
      [
        ['placed', 'SB-1'],
        ['over', 'SB-1', 1_000_000],
        ['paid', 'SB-1', 1_000_000],
      ],
    ],
  ] as const)('once it is %s', (state, payout, expected) => {
    const told: (string | number)[][] = [];
    const news = createNews({
      placed: ({ id }) => told.push(['placed', id]),
      taken: ({ id }) => told.push(['taken', id]),
      over: ({ id }, back) => told.push(['over', id, back]),
      paid: ({ id }, back) => told.push(['paid', id, back]),
      ended: (reason) => told.push(['ended', reason]),
    });
    news(book(1, []));
    for (const slip of [slipOf('SB-1', { state: 'confirming' }), slipOf('SB-1', { state, payout, isBooked: true })]) {
      news(book(2, [], { slips: [slip] }));
      news(book(3, [], { slips: [slip] }));
    }
    expect(told).toEqual(expected);
  });
});

describe('sums and words', () => {
  it('multiplies odds exactly and rounds down', () => {
    expect([combinedOdds([192, 198, 191]), returnsOf(1_000_000, [192, 198, 191])]).toEqual([726, 7_261_056]);
  });

  it('reads stakes as they are typed', () => {
    expect(['100,50', '1,5', '1,000', '1.000,50'].map(readStake)).toEqual([1_005_000, 15_000, 10_000_000, null]);
    expect(['100', '1,234.5', ' 50 ', '0.05', '', '-5', '1.234', '1e3'].map(readStake)).toEqual([
      ...[1_000_000, 12_345_000, 500_000, 500],
      ...[null, null, null, null],
    ]);
  });

  it('names what is bet on, the away side with the opposite line', () => {
    const [home, away] = [
      { EN: 'Thailand', TH: 'ไทย' },
      { EN: 'Vietnam', TH: 'เวียดนาม' },
    ];
    const said = (language: 'EN' | 'TH', kind: 'handicap' | 'total' | '1x2', side: string, line: number | null) =>
      pickName({ t: sayIn({ EN: en, TH: th }, language), language }, { kind, side, line, map: null, home, away });
    expect(said('EN', 'handicap', 'away', -0.25)).toBe('Vietnam +0.25');
    expect(said('TH', 'handicap', 'home', -0.5)).toBe('ไทย −0.5');
    expect(said('TH', 'total', 'under', 2.5)).toBe('ต่ำ 2.5');
    expect(said('EN', '1x2', 'home', null)).toBe('Thailand to win');
  });
});
