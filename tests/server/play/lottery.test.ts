import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lotteryOf } from '../../../provider/lottery/lotteryGames.ts';
import { lotteryDraw } from '../../../server/database/schema.ts';
import { resetToSeed } from '../../../server/qa/resetToSeed.ts';
import { openSession } from '../../../server/site/session/openSession.ts';
import type { ApiClient } from '../../../src/api/client.ts';
import { gameContract } from '../../../src/api/contract/play/game.ts';
import { lotteryContract, type PrizeMode } from '../../../src/api/contract/play/lottery.ts';
import { homeContract } from '../../../src/api/contract/public/home.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { failureFrom, visitorOf } from '../site/visitor.ts';

onEachDatabase('lotteries', (database) => {
  let server: Reference;
  let visitor: ApiClient;
  let member: ApiClient;
  beforeAll(async () => {
    server = await startReference({ database, env: { PROVIDER_URL: 'http://provider.test' } });
    visitor = visitorOf(server);
  });
  beforeEach(async () => {
    await resetToSeed(server.deps);
    const memberId = 'demo-somchai';
    const { token } = await openSession(server.deps, { memberId, shownHash: null, passwordChangeRequired: false });
    member = visitorOf(server, { token });
  });
  afterAll(() => server.close());

  const launch = (gameId: string, more: object = {}) =>
    member(gameContract.launch, {
      headers: { language: 'EN' },
      request: {
        ...{ gameId, nodeId: '', accountType: 1, confirmTrans: 0, vassalage: '', platform: 'html5-desktop' },
        ...{ launchMode: 'GLS', clientType: 3, merchantCode: 'demo', language: 'EN', theme: 'dark' },
        ...more,
      } as never,
    });
  const lotto = (lottoGameCode: string, lottoView = 'betting') => ({
    ...{ launchMode: 'LOTT', lottoArea: 'VN', lottoGameCode, lottoView, device: 'WEB', backUrl: '/elott' },
  });

  describe('the menu', () => {
    it.each<[PrizeMode, readonly string[]]>([
      [
        'Elott',
        [
          ...['thai-lottery', 'hanoi-lottery', 'five-digits', 'longboat-ten', 'five-of-eleven', 'mark-six'],
          ...['vietnam-south', 'vietnam-central', 'lucky-28'],
        ],
      ],
      ['Lott', ['thai-lottery', 'hanoi-lottery', 'mark-six', 'vietnam-south', 'vietnam-central']],
      ['ZY', ['five-digits', 'longboat-ten', 'five-of-eleven', 'lucky-28']],
      ['SEA', ['hanoi-lottery', 'vietnam-south', 'vietnam-central']],
    ])('[API-44] [LOTTERY-05] of the prize mode %s', async (prizeMode, ids) => {
      const { list } = await visitor(lotteryContract.menu, { request: { prizeMode, language: 'EN' } });
      expect(list.map(({ id }) => id)).toEqual(ids);
    });

    it('tells the least and the greatest return of the bets of each', async () => {
      const { list } = await visitor(lotteryContract.menu, { request: { prizeMode: 'ZY', language: 'EN' } });
      expect(list.map(({ id, leastReturn, greatestReturn }) => [id, leastReturn, greatestReturn])).toEqual([
        ['five-digits', 9_000, 9_750],
        ['longboat-ten', 9_666, 9_750],
        ['five-of-eleven', 9_523, 9_636],
        ['lucky-28', 9_500, 9_750],
      ]);
    });

    it('[LOTTERY-01] [LOTTERY-02] [LOTTERY-06] names kind and category of each', async () => {
      const { list } = await visitor(lotteryContract.menu, { request: { prizeMode: 'Elott', language: 'TH' } });
      expect(list.map(({ name, kind, category }) => [name, kind, category])).toEqual([
        ['หวยไทย', 'SSC', 'LOTT'],
        ['หวยฮานอย', 'SSC', 'LOTT'],
        ['ห้าหลัก', 'SSC', 'ELOTT'],
        ['แข่งเรือ 10', 'PK10', 'ELOTT'],
        ['11 เลือก 5', '11X5', 'ELOTT'],
        ['มาร์กซิกซ์', 'LHC', 'LOTT'],
        ['หวยเวียดนามใต้', 'SSC', 'LOTT'],
        ['หวยเวียดนามกลาง', 'SSC', 'LOTT'],
        ['ลัคกี้ 28', 'LF', 'ELOTT'],
      ]);
    });

    it('says of every lottery when the games draw it and close its bets', async () => {
      const { list } = await visitor(lotteryContract.menu, { request: { prizeMode: 'Elott', language: 'EN' } });
      const ofProvider = list.map(({ id }) => {
        const { everyMs, sealMs } = lotteryOf(id);
        return { id, draws: { everyMs, sealMs } };
      });
      expect(list.map(({ id, draws }) => ({ id, draws }))).toEqual(ofProvider);
      expect(list.find(({ id }) => id === 'thai-lottery')?.draws).toEqual({ everyMs: 300_000, sealMs: 20_000 });
    });

    it('[API-45] has the lotteries that a member played, the last first, and no other game', async () => {
      const recent = () => member(lotteryContract.recent, { request: { language: 'EN' } });
      expect((await recent()).list).toEqual([]);
      for (const id of ['thai-lottery', 'lantern-night', 'lucky-28']) {
        await launch(id);
        server.advance(1_000);
      }
      expect((await recent()).list.map(({ id }) => id)).toEqual(['lucky-28', 'thai-lottery']);
      const refused = visitor(lotteryContract.recent, { request: { language: 'EN' } });
      expect(await failureFrom(refused)).toMatchObject({ code: 'NOT_LOGGED_IN' });
    });
  });

  describe('opened numbers', () => {
    const draw = (gameCode: string, issueNo: string, ago: number) => ({
      ...{ gameCode, issueNo, gameName: { EN: gameCode, TH: gameCode }, prizeMode: 'Elott', numbers: ['0', '7'] },
      openedAt: server.now() - ago,
    });
    beforeEach(async () => {
      await server.db.delete(lotteryDraw);
      const minutes = Array.from({ length: 120 }, (_, at) => draw('five-digits', `20261126-${at}`, at * 60_000 + 1));
      await server.db
        .insert(lotteryDraw)
        .values([...minutes, draw('hanoi-lottery', '20261126-900', 5), draw('hanoi-lottery', '20261126-899', 600_000)]);
    });
    const issues = (list: readonly { readonly issueNo: string }[]) => list.map(({ issueNo }) => issueNo);

    it('[API-47] of one lottery, the newest first, 20 or 100 of them', async () => {
      const opened = (gameCode: string, count: '20' | '100') =>
        member(lotteryContract.opened, { request: { gameCode, count, language: 'EN' } });
      expect(issues((await opened('hanoi-lottery', '20')).list)).toEqual(['20261126-900', '20261126-899']);
      const [few, many] = await Promise.all([opened('five-digits', '20'), opened('five-digits', '100')]);
      expect([few.list.length, many.list.length, issues(many.list)[99]]).toEqual([20, 100, '20261126-99']);
      const refused = visitor(lotteryContract.opened, {
        request: { gameCode: 'hanoi-lottery', count: '20', language: 'EN' },
      });
      expect(await failureFrom(refused)).toMatchObject({ code: 'NOT_LOGGED_IN' });
    });

    it('[API-46] [LOTTERY-05] [LOTTERY-07] [LOTTERY-08] of a prize mode, or of one lottery in it', async () => {
      const opened = async (count: '20' | '100', prizeMode: PrizeMode, gameCode?: string) =>
        (
          await visitor(homeContract.openedNumbers, {
            request: { count, prizeMode, device: 'WEB', language: 'EN', ...(gameCode ? { gameCode } : {}) },
          })
        ).list;
      expect(issues(await opened('100', 'SEA'))).toEqual(['20261126-900', '20261126-899']);
      expect((await opened('20', 'ZY')).every(({ gameCode }) => gameCode === 'five-digits')).toBe(true);
      expect([(await opened('20', 'Elott')).length, (await opened('100', 'Elott')).length]).toEqual([20, 100]);
      expect(issues(await opened('100', 'Elott', 'hanoi-lottery'))).toEqual(['20261126-900', '20261126-899']);
    });
  });

  describe('the launch', () => {
    it.each(['betting', 'lobby'])(
      '[API-48] [LOTTERY-09] [LOTTERY-10] [LOTTERY-11] [LOTTERY-12] [LOTTERY-13] tells the provider the view %s, area, device and way back',
      async (view) => {
        const { game_url } = await launch('hanoi-lottery', lotto('hanoi-lottery', view));
        const { pathname, searchParams } = new URL(game_url ?? '');
        searchParams.delete('token');
        expect([pathname, Object.fromEntries(searchParams)]).toEqual([
          '/play/hanoi-lottery',
          { lang: 'en', theme: 'dark', view, area: 'VN', device: 'WEB', back: '/elott' },
        ]);
      },
    );

    it.each([
      ['of another lottery than the game', 'thai-lottery', lotto('hanoi-lottery')],
      ['of a game that is no lottery', 'lantern-night', lotto('lantern-night')],
    ])('[API-48] is refused with the code %s', async (_, gameId, more) => {
      expect(await failureFrom(launch(gameId, more))).toMatchObject({ code: 'GAME_UNKNOWN' });
    });

    it('[LOTTERY-13] leads back to this site only', async () => {
      const elsewhere = { ...lotto('hanoi-lottery'), backUrl: '//evil.example' };
      expect(await failureFrom(launch('hanoi-lottery', elsewhere))).toMatchObject({ kind: expect.any(String) });
    });
  });
});
