import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CatalogGame } from '../../../protocol/catalog.ts';
import { auditEntry } from '../../../server/database/schema.ts';
import { deskContract } from '../../../src/api/contract/desk/desk.ts';
import { gameContract } from '../../../src/api/contract/play/game.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { signedInOperator, type TestOperator } from '../../support/operator.ts';
import { outcomeOf } from '../../support/payments.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { visitorOf } from '../site/visitor.ts';

const P = 10_000;

const ferry: CatalogGame = {
  ...{ id: 'ferry-night', vendor: 'RIVERBOAT', category: 'RNG', type: 'slots', engine: 'slot', motif: 'boat' },
  name: { EN: 'Ferry Night', TH: 'คืนข้ามฟาก' },
  ...{ spellings: ['khuen'], features: ['wilds'], leastReturn: 9_400, greatestReturn: 9_650, volatility: 3 },
  ...{ minStake: 2 * P, maxStake: 700 * P, isHot: false, isNew: true },
};
const raft: CatalogGame = {
  ...ferry,
  ...{ id: 'bamboo-raft', motif: 'leaf', name: { EN: 'Bamboo Raft', TH: 'แพไม้ไผ่' }, isNew: false },
};
const dice: CatalogGame = {
  ...ferry,
  ...{ id: 'pier-dice', vendor: 'PIER', category: 'ARCADE', type: 'table', engine: 'board', motif: 'dice' },
  name: { EN: 'Pier Dice', TH: 'ลูกเต๋าท่าเรือ' },
};
const vendors = [
  { code: 'RIVERBOAT', name: { EN: 'Riverboat', TH: 'ริเวอร์โบ๊ต' }, category: 'RNG', isHot: true },
  { code: 'PIER', name: { EN: 'Pier Games', TH: 'เพียร์เกมส์' }, category: 'ARCADE', isHot: false },
];

onEachDatabase('games at the desk', (database) => {
  let server: Reference;
  let provider: Server;
  let operator: TestOperator;
  let answer: { status: number; body: unknown };

  beforeEach(async () => {
    answer = { status: 200, body: { vendors, games: [ferry, raft, dice] } };
    provider = createServer((asked, response) => {
      response.writeHead(asked.url === '/api/catalog' ? answer.status : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const { port } = provider.address() as AddressInfo;
    server = await startReference({ database, config: { providerUrl: `http://127.0.0.1:${port}` } });
    // As a production site starts.
    await server.db.execute(sql`delete from game where merchant_code = 'demo'`);
    await server.db.execute(sql`delete from vendor where merchant_code = 'demo'`);
    operator = await signedInOperator(server);
  });
  afterEach(async () => {
    await server.close();
    await new Promise((resolve) => provider.close(resolve));
  });

  type Queue = 'shown' | 'hidden' | 'offered';
  const listed = (queue: Queue, language: 'EN' | 'TH' = 'EN') =>
    operator.api(deskContract.vendors, { request: { queue, page: 1, language } });
  const take = (id: string | null) => operator.api(deskContract.importVendor, { request: { id } });
  const setVendor = (id: string, mark: 'shown' | 'hot', on: boolean) =>
    operator.api(deskContract.setVendor, { request: { id, mark, on } });
  const setGame = (id: string, mark: 'shown' | 'hot', on: boolean) =>
    operator.api(deskContract.setGame, { request: { id, mark, on } });
  const gamesIn = async (queue: 'shown' | 'hidden' | 'hot', search = '') => {
    const { list } = await operator.api(deskContract.games, { request: { queue, search, page: 1, language: 'EN' } });
    return list.map(({ id }) => id);
  };
  const onSite = async () => {
    const { list } = await visitorOf(server)(gameContract.menus, { request: { language: 'EN' } });
    return list.map(({ gameCategory, vendors: of }) => [gameCategory, of.map((one) => [one.displayName, one.count])]);
  };
  const audited = async () =>
    (await server.db.select().from(auditEntry))
      .filter(({ act }) => /^(?:vendor|game)/.test(act))
      .map(({ act, subject, before, after }) => [act, subject, JSON.parse(before), JSON.parse(after)]);

  it('[GAME-13] offers what the provider has, and shows players what was added', async () => {
    expect([await onSite(), (await listed('shown')).count]).toEqual([[], 0]);
    expect(await listed('offered')).toEqual({
      list: [
        {
          ...{ id: 'RIVERBOAT', name: 'Riverboat', category: 'RNG', wallet: 'seamless', state: 'offered' },
          ...{ isHot: true, games: 2, shown: 0 },
        },
        {
          ...{ id: 'PIER', name: 'Pier Games', category: 'ARCADE', wallet: 'seamless', state: 'offered' },
          ...{ isHot: false, games: 1, shown: 0 },
        },
      ],
      count: 2,
    });
    expect(await take('RIVERBOAT')).toEqual({ added: 2, changed: 0, removed: 0 });
    expect(await onSite()).toEqual([['RNG', [['Riverboat', 2]]]]);
    expect((await listed('offered', 'TH')).list.map(({ name }) => name)).toEqual(['เพียร์เกมส์']);
    const { list } = await operator.api(deskContract.games, {
      request: { queue: 'shown', search: 'ferry', page: 1, language: 'TH' },
    });
    expect(list).toEqual([
      {
        ...{ id: 'ferry-night', name: 'คืนข้ามฟาก', category: 'RNG', vendor: 'RIVERBOAT', vendorName: 'ริเวอร์โบ๊ต' },
        ...{ isShown: true, isVendorShown: true, isHot: false, isNew: true, leastReturn: 9_400, greatestReturn: 9_650 },
        ...{ minStake: 2 * P, maxStake: 700 * P, rank: 1 },
      },
    ]);
    expect(await audited()).toEqual([['vendorImported', 'RIVERBOAT', {}, { added: 2, changed: 0, removed: 0 }]]);
  });

  it('adds everything at once, and finds nothing to add a second time', async () => {
    expect(await take(null)).toEqual({ added: 3, changed: 0, removed: 0 });
    expect(await onSite()).toEqual([
      ['RNG', [['Riverboat', 2]]],
      ['ARCADE', [['Pier Games', 1]]],
    ]);
    expect(await outcomeOf(take(null))).toEqual(['NOT_FOUND', null]);
    expect(await outcomeOf(take('NOBODY'))).toEqual(['NOT_FOUND', null]);
  });

  it('follows the catalogue, and keeps what the merchant has decided', async () => {
    await take(null);
    await setGame('ferry-night', 'shown', false);
    await setGame('bamboo-raft', 'hot', true);
    const slower = { ...ferry, leastReturn: 9_300, name: { EN: 'Night Ferry', TH: 'เรือข้ามฟากยามค่ำ' } };
    const gong = { ...raft, id: 'temple-gong', name: { EN: 'Temple Gong', TH: 'ฆ้องวัด' } };
    answer.body = { vendors, games: [slower, gong, dice] };
    expect(await take('RIVERBOAT')).toEqual({ added: 1, changed: 1, removed: 1 });
    expect(await gamesIn('hidden')).toEqual(['ferry-night', 'bamboo-raft']);
    expect([await gamesIn('shown'), await gamesIn('hot')]).toEqual([['pier-dice', 'temple-gong'], ['bamboo-raft']]);
    expect(await gamesIn('hidden', 'night fer')).toEqual(['ferry-night']);
    expect(await take('RIVERBOAT')).toEqual({ added: 0, changed: 0, removed: 0 });
  });

  it('hides a vendor or a game from players, and shows it again', async () => {
    await take(null);
    await setVendor('RIVERBOAT', 'shown', false);
    expect(await onSite()).toEqual([['ARCADE', [['Pier Games', 1]]]]);
    expect((await listed('hidden')).list.map(({ id, shown, games }) => [id, shown, games])).toEqual([
      ['RIVERBOAT', 2, 2],
    ]);
    await setVendor('RIVERBOAT', 'shown', true);
    await setGame('bamboo-raft', 'shown', false);
    // Said again, it changes nothing, and the log keeps no second line.
    await setGame('bamboo-raft', 'shown', false);
    await setVendor('PIER', 'hot', true);
    expect(await onSite()).toEqual([
      ['RNG', [['Riverboat', 1]]],
      ['ARCADE', [['Pier Games', 1]]],
    ]);
    expect((await audited()).slice(1)).toEqual([
      ['vendorChanged', 'RIVERBOAT', { shown: true }, { shown: false }],
      ['vendorChanged', 'RIVERBOAT', { shown: false }, { shown: true }],
      ['gameChanged', 'bamboo-raft', { shown: true }, { shown: false }],
      ['vendorChanged', 'PIER', { hot: false }, { hot: true }],
    ]);
    expect(await outcomeOf(setGame('no-such-game', 'hot', true))).toEqual(['NOT_FOUND', null]);
    expect(await outcomeOf(setVendor('NOBODY', 'hot', true))).toEqual(['NOT_FOUND', null]);
  });

  it.each([
    ['no answer', 503, {}],
    ['an answer outside the protocol', 200, { vendors, games: [{ ...ferry, minStake: 0 }] }],
    ['stakes the wrong way round', 200, { vendors, games: [{ ...ferry, minStake: 800 * P }] }],
  ])('says that the provider is away for %s, and changes nothing', async (_what, status, body) => {
    answer = { status, body };
    const away = ['GAME_PROVIDER_DOWN', null];
    expect([await outcomeOf(listed('offered')), await outcomeOf(take('RIVERBOAT'))]).toEqual([away, away]);
    expect([await gamesIn('shown'), await audited(), (await listed('shown')).count]).toEqual([[], [], 0]);
  });
});
