import { eq, inArray, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimNickname, claimOldNicknames } from '../../../server/account/names/claimNickname.ts';
import { isReserved } from '../../../server/account/names/reservedNames.ts';
import { skeletonOf } from '../../../server/account/names/skeleton.ts';
import { chatMessageRow, member, nicknameClaim } from '../../../server/database/schema.ts';
import { rowsOf } from '../../../server/money/ledger/rowsOf.ts';
import { accountContract } from '../../../src/api/contract/account/account.ts';
import { registerCentreContract } from '../../../src/api/contract/agent/registerCentre.ts';
import { openChat, startChat } from '../../support/chatting.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { outcomeOf, signedInPlayer } from '../../support/payments.ts';
import type { Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

describe('what a name looks like', () => {
  it.each([
    ['case and spaces', 'Lucky Star', 'LUCKYSTAR'],
    ['signs', 'Lucky.Star', 'Lucky-Star_'],
    ['Cyrillic letters', 'Support', 'Ѕuрроrt'],
    ['Cyrillic capitals', 'ADMIN', 'АDМІN'],
    ['Greek capitals', 'ANNA', 'ΑΝΝΑ'],
    ['Armenian letters', 'anon', 'aոoո'],
    ['wide letters', 'Malee', 'Ｍａｌｅｅ'],
    ['letters in circles', 'Malee', 'Ⓜⓐⓛⓔⓔ'],
    ['bold letters of mathematics', 'Malee', '𝐌𝐚𝐥𝐞𝐞'],
    ['small capitals', 'Admin', 'ᴀᴅᴍɪɴ'],
    ['accents', 'Admin', 'Ádmïn'],
    ['a stroke', 'Admin', 'Ađmin'],
    ['digits for letters', 'Support', '5upp0r7'],
    ['one, i and l', 'Lily', '1i1y'],
    ['r and n for m', 'Mimi', 'rnirni'],
    ['v and v for w', 'Wow', 'vvovv'],
    ['what has no width', 'Malee', 'Ma\u200bl\u2060ee\ufeff'],
    ['what fills a place unseen', 'Malee', 'Ma\u3164lee'],
    ['a soft hyphen', 'Malee', 'Ma\u00adlee'],
  ])('is the same with other %s', (_, name, other) => {
    expect(skeletonOf(other)).toBe(skeletonOf(name));
  });

  it.each([
    ['มาลี', 'มาลิ'],
    ['か', 'が'],
    ['王伟', '王偉'],
    ['Malee', 'Malai'],
    ['Nan', 'Nana'],
    ['Som2', 'Som6'],
  ])('differs between %s and %s', (name, other) => {
    expect(skeletonOf(name)).not.toBe(skeletonOf(other));
  });
});

describe('a reserved name', () => {
  const ours = ['Statehouse', 'desk1'];
  it.each([
    ...['Support', 'support 24', 'Support_Team', 'Ѕuрроrt', 'S.u.p.p.o.r.t', '5upport', 'TheSupportTeam'],
    ...['Admin', 'ADMIN', 'admin 007', 'Admin_1', 'AdminNok', 'the admin', '4dm1n', 'A d m i n', 'Staff 3'],
    ...['Statehouse', 'State House', 'St4tehouse', 'Desk1', 'DeskI', 'desk 2', '..', '\u3164\u3164'],
    ...[
      'แอดมิน',
      'แอดมินนก',
      'ทีมงาน',
      '客服小王',
      '管理员',
      'サポート',
      'hỗ trợ',
      'Ho Tro',
      'Hỗ trợ viên Lan',
      'Suporte',
      'OFICIAL',
    ],
  ])('is %j', (name) => {
    expect(isReserved(name, ours)).toBe(true);
  });

  it.each([
    'Malee',
    'สมชาย 88',
    'Badminton',
    'Mod',
    'Bank 99',
    'Hotrod',
    'Modern Nan',
    'Helpful',
    '王伟',
    'さくら',
    'Nguyễn',
    'João',
    'Agneta',
    'State',
  ])('is not %j', (name) => {
    expect(isReserved(name, ours)).toBe(false);
  });
});

onEachDatabase('a nickname', (database) => {
  let server: Reference;
  let somchai: Player;
  let malee: Player;
  beforeEach(async () => {
    server = await startReference({ database });
    [somchai, malee] = [await signedInPlayer(server), await signedInPlayer(server, 'malee')];
  });
  afterEach(() => server.close());

  const call = (who: Player, nickname: string) =>
    who.api(accountContract.setProfile, { request: { nickname, drawn: null } });
  const name = async (who: Player, nickname: string) => outcomeOf(call(who, nickname).then((set) => set.nickname));
  const taken = ['NICKNAME_TAKEN', null];

  it('[MEMBER-22] is refused where it is reserved, and the one before stays', async () => {
    await name(somchai, 'Lotus');
    for (const nickname of ['Support', 'Аdmin', 'desk1', 'Audit 1', 'Statehouse'])
      expect([nickname, await name(somchai, nickname)]).toEqual([nickname, taken]);
    expect((await somchai.api(accountContract.icon, { request: {} })).nickname).toBe('Lotus');
  });

  it('[MEMBER-22] is refused where it looks like a username or nickname of somebody else', async () => {
    expect(await name(malee, 'Lotus')).toBe('Lotus');
    for (const nickname of ['Lotus', 'l0tus', 'LOTUS.', 'Lоtus', 'Anong', 'agent1', 'Agent 41', 'Ma1ee'])
      expect([nickname, await name(somchai, nickname)]).toEqual([nickname, taken]);
    expect(await name(somchai, 'somchai')).toBe('somchai');
  });

  it('[MEMBER-22] is free again when its member takes another, and stays when it is saved again', async () => {
    expect(await name(malee, 'Lotus')).toBe('Lotus');
    expect(await name(malee, 'Lotus')).toBe('Lotus');
    expect(await name(malee, 'LOTUS')).toBe('LOTUS');
    expect(await name(malee, 'Jasmine')).toBe('Jasmine');
    expect(await name(somchai, 'lotus')).toBe('lotus');
  });

  it('is given to one of two members who ask at the same time', async () => {
    const both = await Promise.all([name(somchai, 'Lotus'), name(malee, 'L0tus')]);
    expect(both.filter((one) => typeof one === 'string')).toHaveLength(1);
    expect(both).toContainEqual(taken);
  });

  it('[AGENT-05] is refused for an account that an agent makes, which is not made then', async () => {
    const agent = await signedInPlayer(server, 'agent1');
    const make = (username: string, nickname: string) =>
      outcomeOf(
        agent.api(registerCentreContract.makeAccount, {
          request: { username, nickname, isAgent: false, rate: 0, confirmed: true },
          idempotencyKey: `make-${username}-${nickname}`.replaceAll(' ', ''),
        }),
      );
    expect(await make('newcomer1', 'Admin')).toEqual(taken);
    expect(await make('newcomer1', 'Malee')).toEqual(taken);
    expect(await make('newcomer1', 'Nok')).toMatchObject({ account: 'newcomer1' });
    expect(await make('newcomer2', 'NOK')).toEqual(taken);
  });

  it('makes the same of a username here and in the database', async () => {
    const names = ['somchai', 'admin_01', 'wow.vv-rn', 'user1357890', 'mimi 246', 'ABCdefGHIjkl'];
    const made: string[] = [];
    for (const username of names) {
      const rows = await rowsOf<{ readonly skeleton: string }>(
        server.db,
        sql`select username_skeleton(${username}) as skeleton`,
      );
      made.push(rows[0]?.skeleton ?? '');
    }
    expect(made).toEqual(names.map(skeletonOf));
  });

  it('from before is claimed by the oldest member, and the chat shows no other', async () => {
    const renamed = ['demo-somchai', 'demo-malee', 'demo-agent1'];
    const rename = (id: string, nickname: string, createdAt: number) =>
      server.db.update(member).set({ nickname, createdAt }).where(sql`${member.id} = ${id}`);
    await rename('demo-somchai', 'Lotus', 2_000);
    await rename('demo-malee', 'L0tus', 1_000);
    await rename('demo-agent1', 'Support', 3_000);
    await server.db.delete(nicknameClaim);
    await claimOldNicknames(server.deps);
    const claims = await server.db.select().from(nicknameClaim).where(inArray(nicknameClaim.memberId, renamed));
    expect(claims).toEqual([{ merchantCode: 'demo', skeleton: skeletonOf('Lotus'), memberId: 'demo-malee' }]);
    for (const [place, id] of renamed.entries())
      await server.db.insert(chatMessageRow).values({
        ...{ merchantCode: 'demo', seq: place + 1, changed: place + 1, memberId: id, clientId: `client-${place}` },
        ...{ text: 'hello', sentAt: server.now() },
      });
    const room = await startChat(server);
    const heard = await openChat(room, malee.token ?? '');
    expect(heard.shown().map((message) => message.name)).toEqual(['so***i', 'L0tus', 'ag***1']);
    await room.close();
  });

  it('may be one’s own username, which the chat masks', async () => {
    await claimNickname(server.deps, server.db, { id: 'demo-malee', account: 'malee', nickname: 'Ma1ee' });
    expect(await server.db.$count(nicknameClaim, eq(nicknameClaim.memberId, 'demo-malee'))).toBe(0);
  });
});
