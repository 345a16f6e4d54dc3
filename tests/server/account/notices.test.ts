import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepAccount } from '../../../server/account/account/memberAccount.ts';
import { pushKeys } from '../../../server/account/noticeSettings/pushKeys.ts';
import { sendNotices } from '../../../server/account/noticeSettings/sendNotices.ts';
import { isPushService, type PushNote, pushRequest } from '../../../server/account/noticeSettings/sendPush.ts';
import { member, noticeDue } from '../../../server/database/schema.ts';
import { writeMessage } from '../../../server/member/inbox/writeMessage.ts';
import { noticesContract } from '../../../src/api/contract/public/notices.ts';
import { qaContract } from '../../../src/api/contract/qa.ts';
import { failureOf } from '../../../src/api/failure.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { createPlayer, type Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const endpoint = 'https://fcm.googleapis.com/fcm/send/one';
const browser = { endpoint, p256dh: 'B'.padEnd(87, 'A'), auth: 'a'.repeat(22) };

onEachDatabase('notices outside the site', (database) => {
  let server: Reference;
  let malee: Player;
  let memberId: string;
  beforeEach(async () => {
    server = await startReference({ database });
    malee = createPlayer(server);
    await malee.signIn('malee');
    const [row] = await server.db.select().from(member).where(eq(member.username, 'malee'));
    memberId = row?.id ?? '';
    await server.db.update(member).set({ email: 'malee@example.test' }).where(eq(member.id, memberId));
    await server.db.delete(noticeDue);
  });
  afterEach(() => server.close());

  const merchantCode = () => server.deps.config.merchant;
  const confirm = () =>
    keepAccount(
      server.db,
      { memberId, merchantCode: merchantCode() },
      { confirmedEmail: 'malee@example.test', language: 'EN' },
    );
  const happens = (topic: 'withdrawalPaid' | 'depositPaid') =>
    server.db.transaction((db) =>
      writeMessage(db, {
        merchantCode: merchantCode(),
        memberId,
        at: server.now(),
        topic,
        facts: { amount: 5_000_000, account: '1234' },
      }),
    );
  const mails = async () =>
    (await malee.api(qaContract.outbox, { request: {} })).list.filter(({ to }) => to === 'malee@example.test');
  const pushed: PushNote[] = [];
  const run = (answer: boolean | Error = true) =>
    sendNotices(server.deps, async (_to, note) => {
      pushed.push(note);
      if (answer instanceof Error) throw answer;
      return answer;
    });
  const settings = () => malee.api(noticesContract.settings, { request: {} });
  const choose = (email: boolean, push: boolean) =>
    malee.api(noticesContract.choose, { request: { topic: 'receipt', email, push } });
  const due = () => server.db.$count(noticeDue);
  beforeEach(() => void pushed.splice(0));

  it('[issue 32] sends an email and a push of what awaits the member, once', async () => {
    await confirm();
    await malee.api(noticesContract.subscribe, { request: browser });
    await happens('withdrawalPaid');
    await run();
    await run();
    const title = 'Withdrawal of P 500.00 was sent';
    expect((await mails()).map(({ text }) => text.split('\n')[0])).toEqual([title]);
    expect((await mails())[0]?.text).toContain('/member/messageV2');
    expect(pushed).toMatchObject([{ title, path: '/member/messageV2', tag: 'withdrawalPaid' }]);
    expect(await due()).toBe(0);
  });

  it('[issue 32] sends nothing of other messages, to unconfirmed addresses, or of what was turned off', async () => {
    await happens('withdrawalPaid');
    await run();
    expect(await mails()).toEqual([]);
    await confirm();
    await malee.api(noticesContract.subscribe, { request: browser });
    await happens('depositPaid');
    await choose(false, false);
    await happens('withdrawalPaid');
    await run();
    expect([await mails(), pushed]).toEqual([[], []]);
    await choose(true, false);
    await happens('withdrawalPaid');
    await run();
    expect([(await mails()).length, pushed]).toEqual([1, []]);
  });

  it('[issue 32] forgets a browser that takes no more, and keeps one whose service is away', async () => {
    await malee.api(noticesContract.subscribe, { request: browser });
    await happens('withdrawalPaid');
    await run(new Error('away'));
    expect((await settings()).browsers).toBe(1);
    await happens('withdrawalPaid');
    await run(false);
    expect([(await settings()).browsers, await due()]).toEqual([0, 0]);
  });

  it('[issue 32] tells the choices; a browser belongs to who subscribed last, and only its owner ends it', async () => {
    const all = ['receipt', 'contract', 'device', 'ticket'].map((topic) => ({ topic, email: true, push: true }));
    expect(await settings()).toMatchObject({
      choices: all,
      email: null,
      browsers: 0,
      pushKey: expect.stringMatching(/^[\w-]{87}$/),
    });
    expect((await choose(false, true)).choices[0]).toEqual({ topic: 'receipt', email: false, push: true });
    const somchai = createPlayer(server);
    await somchai.signIn('somchai');
    await malee.api(noticesContract.subscribe, { request: browser });
    expect((await somchai.api(noticesContract.unsubscribe, { request: { endpoint } })).browsers).toBe(0);
    expect((await settings()).browsers).toBe(1);
    await somchai.api(noticesContract.subscribe, { request: browser });
    expect((await settings()).browsers).toBe(0);
    for (let count = 0; count < 12; count += 1)
      await malee.api(noticesContract.subscribe, { request: { ...browser, endpoint: `${endpoint}-${count}` } });
    expect((await settings()).browsers).toBe(10);
  });

  it('[issue 32] calls nothing but the push services of browsers', async () => {
    const refused = malee.api(noticesContract.subscribe, { request: { ...browser, endpoint: 'https://10.0.0.1/x' } });
    expect(await refused.catch((error: unknown) => failureOf(error))).toMatchObject({ code: 'NOT_ALLOWED' });
  });
});

describe('web push', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
    ['https://web.push.apple.com/x', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com:8080/x', false],
    ['https://a@fcm.googleapis.com/x', false],
    ['https://evil.test/fcm.googleapis.com', false],
    ['https://evilpush.apple.com.test/x', false],
    ['https://notpush.apple.com', false],
    ['https://127.0.0.1/x', false],
  ])('[issue 32] %s is a push service: %s', (address, isOne) => expect(isPushService(address)).toBe(isOne));

  it('[issue 32] encrypts for the browser alone, and signs with the key of the server (RFC 8291, 8292)', async () => {
    const server = await startReference();
    const keys = await pushKeys(server.db);
    const [curve, auth] = [createECDH('prime256v1'), randomBytes(16)];
    curve.generateKeys();
    const note = { title: 'ถอนเงิน', body: 'สำเร็จ', path: '/member/messageV2', tag: 'withdrawalPaid' };
    const { headers, body } = await pushRequest(
      { endpoint, p256dh: curve.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
      note,
      { ...keys, site: 'https://site.test' },
    );
    await server.close();
    expect(body.includes('ถอนเงิน')).toBe(false);
    // RFC 8188: salt, record size, key of the sender; then one record.
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
    const hkdf = (secret: Buffer, with_: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, with_, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
    const secret = hkdf(curve.computeSecret(sender), auth, info, 32);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const record = body.subarray(86);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(record.subarray(-16));
    const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]).toString();
    expect(JSON.parse(text.slice(0, text.lastIndexOf('}') + 1))).toEqual(note);

    const [head = '', claims = '', signature = ''] =
      /t=([^.]+)\.([^.]+)\.([^,]+)/.exec(headers.Authorization ?? '')?.slice(1) ?? [];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://fcm.googleapis.com',
      sub: 'https://site.test',
    });
    const point = Buffer.from(keys.publicKey, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const signed = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' } as never,
      Buffer.from(signature, 'base64url'),
    );
    expect(signed).toBe(true);
  });
});
