import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LotteryState, TicketState } from '../../provider/lottery/lotteryView.ts';
import { startPlaying } from './playing.ts';

/** 12:00:30 of 26 November 2026, GMT+8. */
const START = Date.UTC(2026, 10, 26, 4, 0, 30);
const clock = { at: START };
let game: Awaited<ReturnType<typeof startPlaying>>;
beforeAll(async () => {
  game = await startPlaying({ now: () => clock.at });
});
afterAll(() => game.stop());
beforeEach(() => {
  game.testWallet.calls.length = 0;
});
// Issues go forward only.
afterEach(() => {
  clock.at += 3_600_000;
});

let requests = 0;
const requestId = () => `request-${++requests}`;
interface Bought {
  readonly code?: string;
  readonly tickets: readonly TicketState[];
  readonly state: LotteryState;
}

async function sit(gameId = 'thai-lottery') {
  const token = game.testWallet.token(gameId);
  const bearer = `bearer-of-${token}`;
  const call = async <T>(method: string, path: string, body?: unknown) => {
    const response = await fetch(`http://127.0.0.1:${game.provider().port}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  };
  const opened = await call<LotteryState>('POST', '/open', { token, bearer });
  const state = async () => (await call<LotteryState>('GET', '/lottery')).body;
  return {
    opened: opened.body,
    state,
    buy: async (more: object = {}) =>
      call<Bought>('POST', '/lottery/tickets', {
        ...{
          requestId: requestId(),
          issue: (await state()).issue.number,
          times: [1],
          stopsOnWin: false,
          stake: 100_000,
        },
        slip: { entries: [{ bet: 'top2', marks: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [7]], unit: 10_000 }] },
        ...more,
      }),
  };
}

async function until(ticket: TicketState | undefined, state: string) {
  const found = await game.until(ticket?.id ?? '', state);
  return found;
}

describe('[LOTTERY-03] an issue of a lottery', () => {
  it('has its number from the business day, and seals 20 seconds before its draw', async () => {
    const { opened } = await sit();
    expect(opened.issue).toEqual({
      number: '20261126-0145',
      sealsAt: Date.UTC(2026, 10, 26, 4, 4, 40),
      drawsAt: Date.UTC(2026, 10, 26, 4, 5),
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    clock.at = Date.UTC(2026, 10, 26, 4, 4, 40);
    expect((await (await sit()).state()).issue.number).toBe('20261126-0146');
    clock.at = START;
  });

  it('takes a slip, draws when it is due, and pays', async () => {
    const player = await sit();
    const before = game.testWallet.wallet.balance;
    const { status, body } = await player.buy();
    expect(status).toBe(200);
    expect(body.tickets).toEqual([
      expect.objectContaining({ state: 'playing', stake: 100_000, payout: 0, issue: body.state.issue.number }),
    ]);
    expect(game.testWallet.wallet.balance).toBe(before - 100_000);

    clock.at = body.state.issue.drawsAt;
    const over = await until(body.tickets[0], 'settled');
    const [result] = (await player.state()).results;
    expect(result).toMatchObject({ number: body.state.issue.number, state: 'drawn' });
    expect(result?.drawn).toHaveLength(5);
    // Ten lines of P 1 cover all tens of one unit: 94 times where the unit is 7.
    const payout = result?.drawn?.[2] === 7 ? 940_000 : 0;
    expect([over.payout, game.testWallet.wallet.balance]).toEqual([payout, before - 100_000 + payout]);
    expect(createHash('sha256').update(String(over.serverSeed)).digest('hex')).toBe(body.state.issue.commitment);
  });

  it('lets nothing out that depends on its numbers before the draw', async () => {
    const player = await sit();
    const { body } = await player.buy();
    const { body: proof } = await game.round(body.tickets[0]?.id ?? '');
    expect(proof).toMatchObject({ serverSeed: null, payout: 0, outcome: { view: null, isOver: false } });
    expect(body.state.results.every(({ number }) => number !== body.state.issue.number)).toBe(true);
  });

  it('is not bought by surprise once another one is open', async () => {
    const player = await sit();
    const { issue } = await player.state();
    clock.at = issue.sealsAt;
    expect(await player.buy({ issue: issue.number })).toMatchObject({ status: 409, body: { code: 'BETS_CLOSED' } });
    expect(game.testWallet.calls.filter(({ verb }) => verb === 'bet')).toEqual([]);
  });

  it('is void after the provider was away for longer than ten minutes: the stake is back', async () => {
    const player = await sit();
    const { body } = await player.buy();
    await game.provider().stop();
    clock.at = body.state.issue.drawsAt + 10 * 60_000 + 1;
    await game.restartStopped();
    const over = await until(body.tickets[0], 'cancelled');
    expect(over).toMatchObject({ payout: 0, serverSeed: null });
    const returns = game.testWallet.calls.filter(
      ({ verb, body: sent }) => verb === 'cancelBet' && sent.includes(over.id),
    );
    expect(returns.map(({ body: sent }) => JSON.parse(sent).reason)).toEqual(['the issue is void']);
    expect((await player.state()).results.find(({ number }) => number === body.state.issue.number)).toMatchObject({
      state: 'void',
      drawn: null,
    });
  });

  it('is drawn late, but drawn, after a short absence', async () => {
    const player = await sit();
    const { body } = await player.buy();
    await game.provider().stop();
    clock.at = body.state.issue.drawsAt + 60_000;
    await game.restartStopped();
    await until(body.tickets[0], 'settled');
  });
});

describe('a slip', () => {
  it('is bought once, however often it is sent', async () => {
    const player = await sit();
    const before = game.testWallet.wallet.balance;
    const id = requestId();
    const { issue } = await player.state();
    const [first, second] = await Promise.all([
      player.buy({ requestId: id, issue: issue.number }),
      player.buy({ requestId: id, issue: issue.number }),
    ]);
    expect(second.body.tickets.map((ticket) => ticket.id)).toEqual(first.body.tickets.map((ticket) => ticket.id));
    expect(game.testWallet.wallet.balance).toBe(before - 100_000);
  });

  it.each<[string, object]>([
    [
      'another stake',
      { stake: 50_000, slip: { entries: [{ bet: 'top2', marks: [[0, 1, 2, 3, 4], [7]], unit: 10_000 }] } },
    ],
    [
      'other numbers',
      { slip: { entries: [{ bet: 'top2', marks: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [8]], unit: 10_000 }] } },
    ],
    [
      'another bet',
      { slip: { entries: [{ bet: 'bottom2', marks: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [7]], unit: 10_000 }] } },
    ],
    ['more times', { times: [1, 2] }],
    ['fewer issues', { times: [1] }],
    ['more issues', { times: [1, 1, 1] }],
    ['a stop after a win', { stopsOnWin: true }],
    ['another issue', { issue: '20261126-0001' }],
    ['no slip at all', { slip: null }],
  ])('is not the same with %s', async (_, change) => {
    const player = await sit();
    const { issue } = await player.state();
    const request = { requestId: requestId(), issue: issue.number, times: [1, 1] };
    await player.buy(request);
    expect(await player.buy({ ...request, ...change })).toMatchObject({
      status: 409,
      body: { code: 'REQUEST_DIFFERS' },
    });
    expect((await player.buy(request)).body.tickets).toHaveLength(2);
    expect(game.testWallet.calls.filter(({ verb }) => verb === 'bet')).toHaveLength(2);
  });

  it('runs over several issues in a row, one ticket each', async () => {
    const player = await sit();
    const { body } = await player.buy({ times: [1, 1, 1] });
    const [first = 0, ...rest] = body.tickets.map(({ issue }) => Number(issue.split('-')[1]));
    expect(rest).toEqual([first + 1, first + 2]);
    expect(game.testWallet.calls.filter(({ verb }) => verb === 'bet')).toHaveLength(3);
    clock.at = body.state.issue.drawsAt;
    await until(body.tickets[0], 'settled');
    expect((await player.state()).tickets.slice(0, 3).map(({ state }) => state)).toEqual([
      'playing',
      'playing',
      'settled',
    ]);
  });

  /** All ten boats at P 1: 9.7 times one of them, whatever comes. */
  const surely = { entries: [{ bet: 'winner', marks: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]], unit: 10_000 }] };
  const statesOf = async (tickets: readonly TicketState[]) =>
    Promise.all(tickets.map(async ({ id }) => (await game.round(id)).body.state));
  const returned = (tickets: readonly TicketState[]) =>
    game.testWallet.calls
      .filter(({ verb, body }) => verb === 'cancelBet' && tickets.some(({ id }) => body.includes(id)))
      .map(({ body }) => JSON.parse(body).reason);

  it('stops on a win where its player wants it: later tickets are taken back with their stakes', async () => {
    const player = await sit('longboat-ten');
    const { body } = await player.buy({ slip: surely, times: [1, 2, 4], stopsOnWin: true });
    expect(body.tickets.map(({ stake }) => stake)).toEqual([100_000, 200_000, 400_000]);
    clock.at = body.state.issue.drawsAt;
    await until(body.tickets[0], 'settled');
    await until(body.tickets[2], 'cancelled');
    expect(await statesOf(body.tickets)).toEqual(['settled', 'cancelled', 'cancelled']);
    expect(returned(body.tickets)).toEqual(['an earlier ticket has won', 'an earlier ticket has won']);
    const moved = (verb: string) =>
      game.testWallet.calls.flatMap((call) => {
        const sent = JSON.parse(call.body) as { readonly roundId: string; readonly amount: number };
        return call.verb === verb && body.tickets.some(({ id }) => id === sent.roundId) ? [sent.amount] : [];
      });
    expect([moved('bet'), moved('win')]).toEqual([[100_000, 200_000, 400_000], [97_000]]);
    expect((await player.state()).tickets.slice(0, 3).map(({ isStopped }) => isStopped)).toEqual([true, true, false]);
  });

  it('goes on after a win where its player wants that', async () => {
    const player = await sit('longboat-ten');
    const { body } = await player.buy({ slip: surely, times: [1, 1] });
    clock.at = body.state.issue.drawsAt;
    await until(body.tickets[0], 'settled');
    expect(await statesOf(body.tickets)).toEqual(['settled', 'playing']);
  });

  it('goes on while nothing has won', async () => {
    const player = await sit('five-digits');
    // Thousands of draws would be needed for all five digits.
    const slip = { entries: [{ bet: 'all5', marks: [[1], [2], [3], [4], [5]], unit: 100_000 }] };
    const { body } = await player.buy({ slip, times: [1, 1], stopsOnWin: true });
    clock.at = body.state.issue.drawsAt;
    await until(body.tickets[0], 'settled');
    expect(await statesOf(body.tickets)).toEqual(['settled', 'playing']);
    clock.at += 60_000;
    await until(body.tickets[1], 'settled');
  });

  it('stops on a win though two draws were late at once', async () => {
    const player = await sit('longboat-ten');
    const { body } = await player.buy({ slip: surely, times: [1, 1], stopsOnWin: true });
    await game.provider().stop();
    clock.at = body.state.issue.drawsAt + 90_000;
    await game.restartStopped();
    await until(body.tickets[1], 'cancelled');
    expect(await statesOf(body.tickets)).toEqual(['settled', 'cancelled']);
  });

  it('that could win more than the wallet pays in one call is refused: P 1,200 at 90,000 times', async () => {
    const player = await sit('five-digits');
    game.testWallet.wallet.maxStake = 50_000_000;
    const rich = await sit('five-digits');
    game.testWallet.wallet.maxStake = 10_000_000;
    const slip = (unit: number) => ({ entries: [{ bet: 'all5', marks: [[1], [2], [3], [4], [5]], unit }] });
    expect(await rich.buy({ slip: slip(12_000_000), stake: 12_000_000 })).toMatchObject({
      ...{ status: 422, body: { code: 'CHOICE_INVALID' } },
    });
    expect(await player.buy({ slip: slip(10_000_000), stake: 10_000_000 })).toMatchObject({ status: 200 });
  });

  it.each([
    ['a stake that is not its lines', { stake: 90_000 }, 422, 'STAKE_INVALID'],
    ['a slip that is none', { slip: { entries: [] } }, 422, 'CHOICE_INVALID'],
    ['more issues than are kept ready', { times: Array.from({ length: 11 }, () => 1) }, 400, 'BAD_REQUEST'],
    ['a later ticket above the most', { times: [1, 512] }, 422, 'STAKE_INVALID'],
    ['no part of itself', { times: [0] }, 400, 'BAD_REQUEST'],
    [
      'a stake above the most',
      { stake: 20_000_000, slip: { entries: [{ bet: 'top2', marks: [[1], [1]], unit: 20_000_000 }] } },
      422,
      'STAKE_INVALID',
    ],
  ])('with %s is refused', async (_, more, status, code) => {
    const player = await sit();
    expect(await player.buy(more)).toMatchObject({ status, body: { code } });
    expect(game.testWallet.calls.filter(({ verb }) => verb === 'bet')).toEqual([]);
  });

  it('is refused, with the balance, where the wallet has too little', async () => {
    const player = await sit();
    game.testWallet.trouble('bet', 'INSUFFICIENT_FUNDS');
    const { body } = await player.buy();
    expect(body.tickets).toEqual([expect.objectContaining({ state: 'refused', refusal: 'INSUFFICIENT_FUNDS' })]);
  });
});

it('[LOTTERY-07] [LOTTERY-08] tells anybody the last 20 results, or up to 100', async () => {
  const results = async (path: string) =>
    (await fetch(`http://127.0.0.1:${game.provider().port}/api/lottery/results/${path}`)).json();
  const { results: list } = (await results('five-digits')) as {
    results: readonly { drawn: readonly number[] | null }[];
  };
  expect(list.length).toBeLessThanOrEqual(20);
  expect(await results('lantern-night')).toEqual({ code: 'GAME_UNKNOWN' });
});

it('[LOTTERY-01] tells eighteen prizes as they are read, the special one of six digits first', async () => {
  const player = await sit('vietnam-south');
  const slip = { entries: [{ bet: 'specialTens', marks: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]], unit: 10_000 }] };
  const { body } = await player.buy({ slip });
  clock.at = body.state.issue.drawsAt;
  await until(body.tickets[0], 'settled');
  const [result] = (await player.state()).results;
  expect(result?.texts?.map((text) => text.length)).toEqual([6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 2]);
  expect(result?.texts?.map(Number)).toEqual(result?.drawn);
});

it('[LOTTERY-03] settles many tickets of an issue, each once', async () => {
  const player = await sit('longboat-ten');
  const { issue } = await player.state();
  const slip = { entries: [{ bet: 'winner', marks: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]], unit: 10_000 }] };
  const bought = await Promise.all(Array.from({ length: 60 }, () => player.buy({ issue: issue.number, slip })));
  const ids = bought.flatMap(({ body }) => body.tickets.map(({ id }) => id));
  expect(new Set(ids).size).toBe(60);
  clock.at = issue.drawsAt;
  for (const { body } of bought) await until(body.tickets[0], 'settled');
  // All ten boats at P 1: 9.7 times one of them.
  const won = game.testWallet.calls
    .filter(({ verb }) => verb === 'win')
    .map(({ body }) => JSON.parse(body) as { readonly roundId: string; readonly amount: number })
    .filter(({ roundId }) => ids.includes(roundId));
  expect(new Set(won.map(({ amount }) => amount))).toEqual(new Set([97_000]));
  expect(won.map(({ roundId }) => roundId).toSorted()).toEqual(ids.toSorted());
});
