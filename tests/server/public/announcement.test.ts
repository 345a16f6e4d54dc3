import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announcement } from '../../../server/database/schema.ts';
import { resetToSeed } from '../../../server/qa/resetToSeed.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { announcementContract } from '../../../src/api/contract/public/announcement.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { failureFrom, visitorOf } from '../site/visitor.ts';

let server: Reference;
beforeAll(async () => {
  server = await startReference();
});
beforeEach(() => resetToSeed(server.deps));
afterAll(() => server.close());

const list = (types = 'B,PL,PU,PR,H', language: LanguageCode = 'EN') =>
  visitorOf(server)(announcementContract.list, { request: { types, platform: 'W', language } });

const put = (id: string, more: Partial<typeof announcement.$inferInsert> = {}) =>
  server.db.insert(announcement).values({
    id,
    merchantCode: 'demo',
    type: 'PL',
    title: { EN: 'One', TH: 'หนึ่ง' },
    content: { EN: '<p onclick="x()">One</p><script>x()</script>', TH: '<p>หนึ่ง</p>' },
    publishedAt: server.now(),
    ...more,
  });

describe('announcements', () => {
  it('[CONST-02] [API-38] [NOTICE-05] [NOTICE-07] returns four groups, the headline among the player notices', async () => {
    const { player, banners, popup, promotion } = await list();
    expect([player, banners, popup, promotion].map((part) => [...new Set(part.map(({ type }) => type))])).toEqual([
      ['H', 'PL'],
      ['B'],
      ['PU'],
      ['PR'],
    ]);
    expect([player.length, banners.length, popup.length, promotion.length]).toEqual([23, 3, 2, 7]);
  });

  it('[CONST-03] [NOTICE-06] defaults to execution B and accepts no other', async () => {
    const url = `${server.baseURL}${announcementContract.list.path}?types=PU&platform=W&language=EN`;
    expect((await server.fetch(url)).status).toBe(200);
    expect((await server.fetch(`${url}&execution=B`)).status).toBe(200);
    expect((await server.fetch(`${url}&execution=X`)).status).toBe(422);
  });

  it('[NOTICE-05] returns only the requested types', async () => {
    const { player, banners, popup, promotion } = await list('PU');
    expect([player, banners, promotion]).toEqual([[], [], []]);
    expect(popup).toHaveLength(2);
  });

  it('returns both languages, newest first', async () => {
    const [english, thai] = [await list('PL,H', 'EN'), await list('PL,H', 'TH')];
    expect(english.player.map(({ id }) => id)).toEqual(thai.player.map(({ id }) => id));
    expect(thai.player.filter(({ title, content }) => !/[ก-๙]/.test(title) || !/[ก-๙]/.test(content))).toEqual([]);
    expect(english.player.filter(({ title, content }) => /[ก-๙]/.test(title + content))).toEqual([]);
    const instants = english.player.map(({ publishedAt }) => publishedAt);
    expect(instants).toEqual([...instants].sort((a, b) => b - a));
  });

  it('[NOTICE-03] sanitises the HTML', async () => {
    await put('hostile');
    const { player } = await list('PL');
    expect(player[0]).toEqual({
      id: 'hostile',
      type: 'PL',
      title: 'One',
      content: '<p>One</p>',
      image: null,
      link: null,
      publishedAt: server.now(),
    });
  });

  it('shows an announcement from its publication until its end', async () => {
    await put('later', { publishedAt: server.now() + 1000, endsAt: server.now() + 2000 });
    const isShown = async () => (await list('PL')).player.some(({ id }) => id === 'later');
    expect(await isShown()).toBe(false);
    server.advance(1000);
    expect(await isShown()).toBe(true);
    server.advance(1000);
    expect(await isShown()).toBe(false);
  });

  it('of the demo pass the sanitiser unchanged', async () => {
    const rows = await server.db.select().from(announcement).where(eq(announcement.merchantCode, 'demo'));
    const { player, banners, popup, promotion } = await list();
    const served = new Map([...player, ...banners, ...popup, ...promotion].map(({ id, content }) => [id, content]));
    const changed = rows.filter(
      ({ id, content }) => served.get(id)?.replaceAll(' rel="noopener nofollow"', '') !== content.EN,
    );
    expect(changed).toEqual([]);
  });

  it.each(['', 'X', 'B,', "B' or '1'='1", 'B,PL,PU,PR,H,Z'])('refuses types %j', async (types) => {
    const url = `${server.baseURL}${announcementContract.list.path}?${new URLSearchParams({ types, platform: 'W', language: 'EN' })}`;
    expect((await server.fetch(url)).status).toBe(422);
    expect(await failureFrom(list(types))).toEqual({ kind: 'defect' });
  });
});
