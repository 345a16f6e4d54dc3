import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bet } from '../../../server/database/schema.ts';
import { openSession } from '../../../server/site/session/openSession.ts';
import { betContract } from '../../../src/api/contract/play/bet.ts';
import { insertBets, play, voidPlayedBet } from '../../support/bets.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { failureFrom, visitorOf } from '../site/visitor.ts';

const P = 10_000;
/** From a bet to its settlement. */
const DAY_AND_MORE = 26 * 3_600_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

onEachDatabase('GET /bets', (database) => {
  let server: Reference;
  let started: number;

  beforeAll(async () => {
    server = await startReference({ database });
    server.advance(MINUTE);
    started = server.now();
    await play(server, 'somchai', { stake: 20 * P, payout: 48 * P, category: 'SLOT', round: 'R1' });
    server.advance(MINUTE);
    await play(server, 'somchai', { stake: 10 * P, payout: 10 * P, validBet: 0, category: 'LIVE', vendor: 'LANTERN' });
    server.advance(MINUTE);
    await voidPlayedBet(server, await play(server, 'somchai', { stake: 5 * P, category: 'FISH', vendor: 'TALAT' }));
    await play(server, 'agent1', { stake: 7 * P });
  });
  afterAll(() => server.close());

  const list = async (more: object = {}, username = 'somchai') => {
    const session = { memberId: `demo-${username}`, shownHash: null, passwordChangeRequired: false };
    const { token } = await openSession(server.deps, session);
    const range = { from: started, to: server.now() + 1 };
    const filters = { category: 'all', result: 'all', page: 1, pageSize: '10', language: 'EN' } as const;
    return visitorOf(server, { token })(betContract.list, { request: { ...range, ...filters, ...more } });
  };

  it('[MEMBER-10] [WALLET-04] [ROLE-10] returns the member’s own bets, newest first, with sums without voided ones', async () => {
    const { list: rows, ...sums } = await list();
    expect(rows.map(({ id: _, round: __, ...row }) => row)).toEqual([
      {
        placedAt: started + 2 * MINUTE - DAY_AND_MORE,
        settledAt: started + 2 * MINUTE,
        vendor: 'Talat Fishing',
        category: 'FISH',
        game: null,
        stake: 5 * P,
        validBet: 0,
        payout: 0,
        result: 'voided',
      },
      {
        placedAt: started + MINUTE - DAY_AND_MORE,
        settledAt: started + MINUTE,
        vendor: 'Lantern Live',
        category: 'LIVE',
        game: null,
        stake: 10 * P,
        validBet: 0,
        payout: 10 * P,
        result: 'even',
      },
      {
        placedAt: started - DAY_AND_MORE,
        settledAt: started,
        vendor: 'Naga Slots',
        category: 'SLOT',
        game: null,
        stake: 20 * P,
        validBet: 20 * P,
        payout: 48 * P,
        result: 'won',
      },
    ]);
    expect(sums).toEqual({ count: 3, open: 0, stake: 30 * P, validBet: 20 * P, payout: 58 * P });
  });

  it.each([
    [{ result: 'won' }, ['SLOT']],
    [{ result: 'lost' }, []],
    [{ result: 'even' }, ['LIVE']],
    [{ result: 'voided' }, ['FISH']],
    [{ category: 'FISH' }, ['FISH']],
  ])('[MEMBER-10] filters by %j', async (filter, categories) => {
    const { list: rows, count } = await list(filter);
    expect([rows.map(({ category }) => category), count]).toEqual([categories, categories.length]);
  });

  it('[MEMBER-10] names vendors in the language of the screen', async () => {
    expect((await list({ language: 'TH' })).list.map(({ vendor }) => vendor)).toEqual([
      'ตลาด ฟิชชิง',
      'แลนเทิร์น ไลฟ์',
      'นาคา สล็อต',
    ]);
  });

  it('[MEMBER-10] pages through bets, and is empty beyond the last page', async () => {
    const demo = { from: 0, to: started };
    const [first, fourth] = [await list({ ...demo }), await list({ ...demo, page: 1_000 })];
    expect([first.list.length, first.count > 10, fourth.list, fourth.count]).toEqual([10, true, [], first.count]);
  });

  it('[MEMBER-10] sums ranges that begin and end anywhere in an hour, before and after a void', async () => {
    const day = Date.UTC(2026, 0, 10);
    const at = (hour: number, minute: number) => day + hour * HOUR + minute * MINUTE;
    await insertBets(server, [
      { username: 'agent1', at: at(1, 10), stake: P, payout: 3 * P },
      { username: 'agent1', at: at(1, 50), stake: 2 * P },
      { username: 'agent1', at: at(2, 0), stake: 4 * P, validBet: 0, payout: 4 * P },
      { username: 'agent1', at: at(3, 59), stake: 8 * P },
      { username: 'agent1', at: at(4, 0), stake: 16 * P, voidedAt: at(5, 0) },
      { username: 'agent1', at: at(4, 30), stake: 32 * P },
    ]);
    const sums = async (from: number, to: number, more: object = {}) => {
      const { count, stake, validBet, payout } = await list({ from, to, ...more }, 'agent1');
      return [count, stake / P, validBet / P, payout / P];
    };
    expect(await sums(at(0, 0), at(24, 0))).toEqual([6, 47, 43, 7]);
    expect(await sums(at(1, 11), at(4, 30))).toEqual([4, 14, 10, 4]);
    expect(await sums(at(1, 20), at(1, 55))).toEqual([1, 2, 2, 0]);
    expect(await sums(at(2, 0), at(2, 0))).toEqual([0, 0, 0, 0]);
    expect(await sums(at(1, 0), at(4, 1), { result: 'voided' })).toEqual([1, 0, 0, 0]);
    expect(await sums(at(1, 0), at(5, 0), { result: 'lost' })).toEqual([3, 42, 42, 0]);
    expect(await sums(at(1, 0), at(5, 0), { category: 'FISH' })).toEqual([0, 0, 0, 0]);
    await server.db
      .update(bet)
      .set({ voidedAt: at(6, 0) })
      .where(eq(bet.settledAt, at(3, 59)));
    expect(await sums(at(0, 0), at(24, 0))).toEqual([6, 39, 35, 7]);
    expect(await sums(at(0, 0), at(24, 0), { result: 'voided' })).toEqual([2, 0, 0, 0]);
  });

  it('[ROLE-10] refuses a visitor', async () => {
    const request = {
      from: 0,
      to: 1,
      category: 'all',
      result: 'all',
      page: 1,
      pageSize: '10',
      language: 'EN',
    } as const;
    expect(await failureFrom(visitorOf(server)(betContract.list, { request }))).toMatchObject({
      code: 'NOT_LOGGED_IN',
    });
  });

  it('[MEMBER-10] exports the same bets as CSV, oldest first, in the language of the member', async () => {
    const session = { memberId: 'demo-somchai', shownHash: null, passwordChangeRequired: false };
    const { token } = await openSession(server.deps, session);
    const range = { from: started, to: server.now() + 1 };
    const request = { ...range, category: 'all', result: 'all', language: 'EN' } as const;
    const member = visitorOf(server, { token });
    const { name, csv, left } = await member(betContract.file, { request });
    const time = (instant: number) => new Date(instant + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    const [head, ...lines] = csv.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toBe('Settled (GMT+8),Placed (GMT+8),Vendor,Game,Round,Stake (P),Valid bet (P),Payout (P),Result');
    expect(lines[0]).toBe(
      `${time(started)},${time(started - DAY_AND_MORE)},Naga Slots,,R1,20.0000,20.0000,48.0000,Won`,
    );
    expect(lines.map((line) => line.split(',').slice(5).join())).toEqual([
      '20.0000,20.0000,48.0000,Won',
      '10.0000,0.0000,10.0000,Even',
      '5.0000,0.0000,0.0000,Void',
    ]);
    const days = `${time(range.from).slice(0, 10)}-${time(range.to - 1).slice(0, 10)}`;
    expect([name, left]).toEqual([`bets-${days}.csv`, 0]);
    const thai = await member(betContract.file, { request: { ...request, result: 'won', language: 'TH' } });
    expect(
      thai.csv
        .trim()
        .split('\r\n')
        .map((line) => line.split(',').at(-1)),
    ).toEqual(['ผล', 'ชนะ']);
    const open = await member(betContract.file, { request: { ...request, result: 'open' } });
    expect(open.csv.trim().split('\r\n').length).toBe(1);
  });
});
