import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { member } from '../../../server/database/schema.ts';
import { accountContract, CONTACT_HOLD_MS } from '../../../src/api/contract/account/account.ts';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import { inboxContract } from '../../../src/api/contract/member/inbox.ts';
import { qaContract } from '../../../src/api/contract/qa.ts';
import { failureOf } from '../../../src/api/failure.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { createPlayer, DEMO_PASSWORD, type Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

type Start = RequestOf<typeof accountContract.startContact>;

const MINUTE = 60_000;
const FRESH = { countryDialingCode: '66', mobileNum: '0899990001' };

onEachDatabase('phone number and email address', (database) => {
  let server: Reference;
  let somchai: Player;
  let malee: Player;
  beforeEach(async () => {
    server = await startReference({ database });
    somchai = createPlayer(server);
    malee = createPlayer(server);
    await somchai.signIn('somchai');
    await malee.signIn('malee');
  });
  afterEach(() => server.close());

  const code = (answer: Promise<unknown>) =>
    answer.then(
      () => 'done',
      (error: unknown) => (failureOf(error) as { readonly code?: string }).code,
    );
  const contacts = (by = somchai) => by.api(accountContract.contacts, { request: {} });
  const start = (request: Start, by = somchai) => by.api(accountContract.startContact, { request });
  const mobile = (number = FRESH, loginPassword = DEMO_PASSWORD): Start => ({
    kind: 'mobile',
    ...number,
    loginPassword,
  });
  const email = (address: string): Start => ({ kind: 'email', email: address, loginPassword: DEMO_PASSWORD });
  const finish = (kind: 'mobile' | 'email', newCode: string, oldCode: string | null, by = somchai) =>
    by.api(accountContract.finishContact, { request: { kind, newCode, oldCode } });
  /** What was sent to somebody, the newest first. */
  const sentTo = async (to: string) => {
    const { list } = await somchai.api(qaContract.outbox, { request: {} });
    return list.filter((sent) => sent.to === to);
  };
  /** Messages go out after the answer. */
  const codeSentTo = async (to: string, nth = 0) =>
    expect
      .poll(async () => (await sentTo(to))[nth]?.code ?? '')
      .toMatch(/^\d{6}$/)
      .then(async () => (await sentTo(to))[nth]?.code ?? '');
  const numberOf = async (username: string) => {
    const [row] = await server.db.select().from(member).where(eq(member.username, username));
    return `+${row?.countryDialingCode}${row?.mobileNum}`;
  };
  const wrong = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

  it('[MEMBER-05] changes the number with a code to the old and one to the new, and tells the old', async () => {
    const old = await numberOf('somchai');
    expect(await start(mobile())).toEqual({
      sentTo: '+66 •••••0001',
      alsoSentTo: expect.stringMatching(/^\+66 •+\d{4}$/),
      expiredMinutes: 5,
    });
    const [toOld, toNew] = [await codeSentTo(old), await codeSentTo('+66899990001')];
    const changed = await finish('mobile', toNew, toOld);
    expect(changed).toMatchObject({
      mobile: { masked: '+66 •••••0001', confirmed: true },
      withdrawalsFrom: server.now() + CONTACT_HOLD_MS,
    });
    expect(await numberOf('somchai')).toBe('+66899990001');
    await expect.poll(async () => (await sentTo(old)).map(({ text }) => text).join()).toContain('is now +66 •••••0001');
    const inbox = {
      kind: 'security',
      show: 'unread',
      order: 'newest',
      search: '',
      page: 1,
      pageSize: '10',
      language: 'EN',
    } as const;
    const messages = async () => (await somchai.api(inboxContract.list, { request: inbox })).list;
    await expect
      .poll(messages)
      .toContainEqual(expect.objectContaining({ topic: 'mobileChanged', title: 'Your phone number is confirmed' }));
  });

  it('[MEMBER-05] changes nothing without the old number’s code, and after five tries not with it', async () => {
    const old = await numberOf('somchai');
    await start(mobile());
    const [toOld, toNew] = [await codeSentTo(old), await codeSentTo('+66899990001')];
    const tries = [
      [toNew, null],
      [toNew, wrong(toOld)],
      [wrong(toNew), toOld],
      [toOld, toNew],
      [toNew, wrong(toOld)],
      [toNew, toOld],
    ] as const;
    const answers = [];
    for (const [fresh, given] of tries) answers.push(await code(finish('mobile', fresh, given)));
    expect(answers).toEqual([...Array<string>(5).fill('SMS_CODE_WRONG'), 'SMS_CODE_EXPIRED']);
    expect(await numberOf('somchai')).toBe(old);
    expect((await contacts()).withdrawalsFrom).toBeNull();
  });

  it('[MEMBER-05] counts tries made at once', async () => {
    const old = await numberOf('somchai');
    await start(mobile());
    const [toOld, toNew] = [await codeSentTo(old), await codeSentTo('+66899990001')];
    const many = Array.from({ length: 12 }, () => code(finish('mobile', wrong(toNew), toOld)));
    const answers = await Promise.all(many);
    expect(answers.filter((answer) => answer === 'SMS_CODE_WRONG').length).toBe(5);
    expect(await code(finish('mobile', toNew, toOld))).toBe('SMS_CODE_EXPIRED');
  });

  it('[MEMBER-05] codes expire after five minutes, work once, and for their member alone', async () => {
    const old = await numberOf('somchai');
    await start(mobile());
    const [toOld, toNew] = [await codeSentTo(old), await codeSentTo('+66899990001')];
    expect(await code(finish('mobile', toNew, toOld, malee))).toBe('SMS_CODE_EXPIRED');
    server.advance(5 * MINUTE);
    expect(await code(finish('mobile', toNew, toOld))).toBe('SMS_CODE_EXPIRED');
    server.advance(10 * MINUTE);
    await start(mobile());
    await expect.poll(async () => (await sentTo('+66899990001')).length).toBe(2);
    const codes = [await codeSentTo('+66899990001'), await codeSentTo(old)] as const;
    expect(await code(finish('mobile', ...codes))).toBe('done');
    expect(await code(finish('mobile', ...codes))).toBe('SMS_CODE_EXPIRED');
  });

  it('[MEMBER-05] tells only its owner that a number belongs to another account', async () => {
    const [old, hers] = [await numberOf('somchai'), await numberOf('malee')];
    const number = { countryDialingCode: '66', mobileNum: `0${hers.slice(3)}` };
    expect(await start(mobile(number))).toMatchObject({ expiredMinutes: 5 });
    await expect.poll(async () => (await sentTo(hers))[0]?.text).toContain('it belongs to yours');
    expect((await sentTo(hers))[0]?.code ?? null).toBeNull();
    const toOld = await codeSentTo(old);
    expect(await code(finish('mobile', '000000', toOld))).toBe('SMS_CODE_WRONG');
    expect(await numberOf('malee')).toBe(hers);
  });

  it('[MEMBER-05] an address belongs to one account: who confirms it second is refused', async () => {
    await start(email('Shared@example.test'));
    await start(email('shared@example.test'), malee);
    const [toMalee, toSomchai] = [await codeSentTo('shared@example.test'), await codeSentTo('Shared@example.test')];
    expect(await finish('email', toSomchai, null)).toMatchObject({
      email: { masked: 'Sh•••@example.test', confirmed: true },
      withdrawalsFrom: null,
    });
    expect(await code(finish('email', toMalee, null, malee))).toBe('CONTACT_TAKEN');
    expect((await contacts(malee)).email?.confirmed ?? false).toBe(false);
  });

  it('[MEMBER-05] a confirmed address is replaced with its own code, and withdrawals wait', async () => {
    await start(email('one@example.test'));
    await finish('email', await codeSentTo('one@example.test'), null);
    // The outbox lists the newest first.
    server.advance(1_000);
    expect(await code(start(email('ONE@example.test')))).toBe('CONTACT_UNCHANGED');
    expect((await start(email('two@example.test'))).alsoSentTo).toBe('on•••@example.test');
    await expect.poll(async () => (await sentTo('one@example.test')).length).toBe(2);
    const [toOld, toNew] = [await codeSentTo('one@example.test'), await codeSentTo('two@example.test')];
    expect(await code(finish('email', toNew, null))).toBe('SMS_CODE_WRONG');
    expect(await finish('email', toNew, toOld)).toMatchObject({
      email: { masked: 'tw•••@example.test', confirmed: true },
      withdrawalsFrom: server.now() + CONTACT_HOLD_MS,
    });
  });

  it('[MEMBER-05] refuses a wrong password, a number that is none, the own number, and trials', async () => {
    const own = await numberOf('somchai');
    const mine = { countryDialingCode: '66', mobileNum: own.slice(3) };
    expect(await code(start(mobile(FRESH, 'wrong')))).toBe('LOGIN_PASSWORD_WRONG');
    expect(await code(start(mobile({ countryDialingCode: '66', mobileNum: '12345' })))).toBe('MOBILE_INVALID');
    expect(await code(start(mobile(mine)))).toBe('CONTACT_UNCHANGED');
    const trial = createPlayer(server);
    await trial.signIn('trial');
    expect(await code(start(mobile(), trial))).toBe('NEED_TRUE_ACCOUNT');
    expect(await sentTo('+66899990001')).toEqual([]);
  });

  it('[MEMBER-05] sends three codes to a number in ten minutes, and no more', async () => {
    for (const _ of [1, 2, 3]) await start(mobile());
    expect(await code(start(mobile()))).toBe('SMS_TOO_MANY');
  });
});
