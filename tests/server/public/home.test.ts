import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../../server/database/schema.ts';
import type { SettledBet } from '../../../server/play/bet/recordBet.ts';
import { resetToSeed } from '../../../server/qa/resetToSeed.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { homeContract } from '../../../src/api/contract/public/home.ts';
import { play, voidPlayedBet } from '../../support/bets.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { visitorOf } from '../site/visitor.ts';

const dayMs = 86_400_000;
let server: Reference;
beforeAll(async () => {
  server = await startReference();
});
beforeEach(() => resetToSeed(server.deps));
afterAll(() => server.close());

const board = (limitNum = 20, gameCategory = 'ALL', language: LanguageCode = 'EN') =>
  visitorOf(server)(homeContract.winnerBoard, { request: { gameCategory, language, limitNum } });

const P = 10_000;
const win = (username: string, payout: number, more: Partial<SettledBet> = {}) =>
  play(server, username, { stake: P, payout, category: 'RNG', gameId: 'lantern-night', ...more });

describe('the winners board', () => {
  it('[CONST-07] [API-49] [HOME-03] [HOME-09] returns twenty wins of settled rounds, highest first, ranked, masked and marked', async () => {
    const { list, updatedAt } = await board();
    expect(updatedAt).toBe(server.now());
    expect(list.map(({ vo }) => vo.rank)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1));
    const amounts = list.map(({ vo }) => vo.amount);
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    expect(list.filter(({ vo }) => !vo.demo || !vo.player.includes('***'))).toEqual([]);
  });

  it('[HOME-09] shows a win once its round settles, and marks that of a trial account', async () => {
    await win('trial', 9e6 * P);
    await win('somchai', 8e6 * P, { gameId: 'nagas-hoard' });
    const [first, second] = (await board(2)).list;
    expect([first?.vo, second?.vo]).toEqual([
      { rank: 1, player: 't***l', game: 'Lantern Night', amount: 9e6 * P, demo: true, wonAt: server.now() },
      { rank: 2, player: 'so***i', game: 'Naga’s Hoard', amount: 8e6 * P, demo: false, wonAt: server.now() },
    ]);
  });

  it('leaves out a lost round, a voided one, and one that paid its stake back', async () => {
    server.advance(8 * dayMs);
    await win('somchai', 0);
    await win('somchai', P);
    await voidPlayedBet(server, await win('somchai', 5 * P));
    expect((await board()).list).toEqual([]);
  });

  it('[HOME-08] filters by category, language and number', async () => {
    await win('somchai', 9e6 * P);
    await win('somchai', 8e6 * P, { gameId: 'live-roulette', category: 'LIVE' });
    expect((await board(1)).list.map(({ vo }) => vo.game)).toEqual(['Lantern Night']);
    expect((await board(1, 'LIVE', 'TH')).list[0]?.vo).toMatchObject({ amount: 8e6 * P, game: 'รูเล็ตสด' });
    expect((await board(100, 'NONE')).list).toEqual([]);
    expect((await board(2, '')).list).toEqual((await board(2)).list);
  });

  it('covers the last seven days', async () => {
    server.advance(8 * dayMs);
    await win('somchai', 2 * P);
    const wonAt = server.now();
    server.advance(7 * dayMs);
    expect((await board()).list.map(({ vo }) => vo.wonAt)).toEqual([wonAt]);
    server.advance(1);
    expect((await board()).list).toEqual([]);
  });

  it('[HOME-09] never shows a full name', async () => {
    const names = new Set((await server.db.select().from(member)).map(({ username }) => username));
    expect((await board(100)).list.filter(({ vo }) => names.has(vo.player))).toEqual([]);
  });
});

describe('draw results', () => {
  const opened = (count: '20' | '100', prizeMode = 'Elott', language: LanguageCode = 'EN') =>
    visitorOf(server)(homeContract.openedNumbers, { request: { count, prizeMode, device: 'WEB', language } });

  it('[API-46] returns the last draws of a prize mode, newest first, with all six lotteries among the first twenty', async () => {
    const { list } = await opened('20');
    expect(list).toHaveLength(20);
    const instants = list.map(({ openedAt }) => openedAt);
    expect(instants).toEqual([...instants].sort((a, b) => b - a));
    expect(new Set(list.map(({ gameCode }) => gameCode))).toEqual(
      new Set(['TH4D', 'HNSP', '11X5', 'LHC', 'LF28', 'PK10']),
    );
    expect((await opened('100')).list).toHaveLength(100);
    expect((await opened('20', 'SEA')).list).toEqual([]);
  });

  it('[API-46] names the game in the requested language', async () => {
    const name = async (language: LanguageCode) =>
      (await opened('20', 'Elott', language)).list.find(({ gameCode }) => gameCode === 'TH4D')?.gameName;
    expect([await name('EN'), await name('TH')]).toEqual(['Thai four digits', 'หวยไทย 4 ตัว']);
  });

  it('follows the rules of each lottery', async () => {
    const { list } = await opened('100');
    const rules: Readonly<Record<string, (numbers: readonly string[]) => boolean>> = {
      TH4D: (numbers) => /^\d{4}$/.test(numbers.join('')),
      HNSP: (numbers) => /^\d{5}$/.test(numbers.join('')),
      LF28: (numbers) => /^\d{3}$/.test(numbers.join('')),
      '11X5': (numbers) => areDifferent(numbers, 5, 11),
      LHC: (numbers) => areDifferent(numbers, 6, 49),
      PK10: (numbers) => areDifferent(numbers, 5, 10),
    };
    expect(list.filter(({ gameCode, numbers }) => !rules[gameCode]?.(numbers))).toEqual([]);
    expect(list.filter(({ issueNo }) => !/^\d{8}-0[0-7]\d$/.test(issueNo))).toEqual([]);
  });

  const areDifferent = (numbers: readonly string[], count: number, most: number) =>
    numbers.length === count &&
    new Set(numbers).size === count &&
    numbers.every((number) => Number(number) >= 1 && Number(number) <= most);
});
