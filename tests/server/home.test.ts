import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { winRecord } from '../../server/database/schema.ts';
import { resetToSeed } from '../../server/qa/resetToSeed.ts';
import type { LanguageCode } from '../../src/api/contract/fields.ts';
import { homeContract } from '../../src/api/contract/home.ts';
import { type Reference, startReference } from '../support/reference.ts';
import { visitorOf } from './visitor.ts';

const dayMs = 86_400_000;
let server: Reference;
beforeAll(async () => {
  server = await startReference();
});
beforeEach(() => resetToSeed(server.deps));
afterAll(() => server.close());

const board = (limitNum = 20, gameCategory = 'ALL', language: LanguageCode = 'EN') =>
  visitorOf(server)(homeContract.winnerBoard, { request: { gameCategory, language, limitNum } });

const win = (id: string, more: Partial<typeof winRecord.$inferInsert> = {}) => ({
  id,
  merchantCode: 'demo',
  player: 'somsak1142',
  gameCategory: 'SLOT',
  game: { EN: 'Lantern Night', TH: 'โคมลอยยี่เป็ง' },
  amount: 10_000,
  demo: false,
  wonAt: server.now() - 1000,
  ...more,
});

describe('the winners board', () => {
  it('[API-49] [HOME-03] [HOME-09] shows twenty wins, highest first, ranked, masked and marked', async () => {
    const { list, updatedAt } = await board();
    expect(updatedAt).toBe(server.now());
    expect(list.map(({ vo }) => vo.rank)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1));
    const amounts = list.map(({ vo }) => vo.amount);
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    expect(list.filter(({ vo }) => !vo.demo || !vo.player.includes('***'))).toEqual([]);
  });

  it('[HOME-08] asks by category, language and number', async () => {
    await server.db
      .insert(winRecord)
      .values([win('a', { amount: 9e12 }), win('b', { amount: 8e12, gameCategory: 'LIVE' })]);
    expect((await board(1)).list).toEqual([
      {
        vo: {
          rank: 1,
          player: 'som***42',
          game: 'Lantern Night',
          amount: 9e12,
          demo: false,
          wonAt: server.now() - 1000,
        },
      },
    ]);
    expect((await board(1, 'LIVE', 'TH')).list[0]?.vo).toMatchObject({ amount: 8e12, game: 'โคมลอยยี่เป็ง' });
    expect((await board(100, 'NONE')).list).toEqual([]);
    expect((await board(2, '')).list).toEqual((await board(2)).list);
  });

  it('holds the last seven days, and nothing that is yet to come', async () => {
    const at = server.now();
    await server.db.delete(winRecord);
    await server.db
      .insert(winRecord)
      .values([
        win('old', { wonAt: at - 7 * dayMs - 1 }),
        win('edge', { wonAt: at - 7 * dayMs }),
        win('next', { wonAt: at + 1 }),
      ]);
    expect((await board()).list.map(({ vo }) => vo.wonAt)).toEqual([at - 7 * dayMs]);
  });

  it('[HOME-09] never shows a whole name', async () => {
    const names = new Set((await server.db.select().from(winRecord)).map(({ player }) => player));
    expect((await board(100)).list.filter(({ vo }) => names.has(vo.player))).toEqual([]);
  });
});

describe('opened numbers', () => {
  const opened = (count: '20' | '100', prizeMode = 'Elott', language: LanguageCode = 'EN') =>
    visitorOf(server)(homeContract.openedNumbers, { request: { count, prizeMode, device: 'WEB', language } });

  it('[API-46] are the last draws of a prize mode, newest first, all six lotteries among the first twenty', async () => {
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

  it('[API-46] name the game in the language asked for', async () => {
    const name = async (language: LanguageCode) =>
      (await opened('20', 'Elott', language)).list.find(({ gameCode }) => gameCode === 'TH4D')?.gameName;
    expect([await name('EN'), await name('TH')]).toEqual(['Thai four digits', 'หวยไทย 4 ตัว']);
  });

  it('are drawn by the rules of each lottery', async () => {
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
