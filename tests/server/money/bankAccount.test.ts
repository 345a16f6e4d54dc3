import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bankAccount } from '../../../server/database/schema.ts';
import { openNumber } from '../../../server/money/bankAccount/sealNumber.ts';
import { bankAccountContract } from '../../../src/api/contract/money/bankAccount.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { addAccount, newKey, outcomeOf, PAYMENT_PASSWORD, sendSealed, signedInPlayer } from '../../support/payments.ts';
import type { Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

onEachDatabase('bank accounts', (database) => {
  let server: Reference;
  let player: Player;
  beforeEach(async () => {
    server = await startReference({ database });
    player = await signedInPlayer(server);
  });
  afterEach(() => server.close());

  const list = async (one = player, language: 'TH' | 'EN' = 'EN') =>
    one.api(bankAccountContract.list, { request: { language } });
  const add = (
    more: Partial<{ bank: string; holderName: string; accountNumber: string; paymentPassword: string }> = {},
  ) =>
    outcomeOf(
      player.api(bankAccountContract.add, {
        request: {
          bank: 'LANTERN',
          holderName: 'Somchai Jaidee',
          accountNumber: '123-4-56789-0',
          paymentPassword: PAYMENT_PASSWORD,
          ...more,
        },
        idempotencyKey: newKey(),
      }),
    );

  it('encrypts the account number and returns its last four digits', async () => {
    const { id } = (await add()) as { readonly id: string };
    const { banks, most, list: accounts } = await list(player, 'TH');
    expect(accounts).toEqual([
      {
        id,
        bank: { code: 'LANTERN', name: 'ธนาคารโคมทอง' },
        holderName: 'Somchai Jaidee',
        last4: '7890',
        isDefault: true,
        createdAt: server.now(),
      },
    ]);
    expect([most, banks.map(({ code }) => code)]).toEqual([5, ['LANTERN', 'RIVER', 'SAMPHAO', 'FARMERS']]);
    const [row] = await server.db.select().from(bankAccount);
    expect(JSON.stringify(row)).not.toContain('123456');
    expect(await openNumber(server.db, row?.numberSealed ?? '')).toBe('1234567890');
    const changed = `${row?.numberSealed.slice(0, -2)}AA`;
    await expect(openNumber(server.db, changed)).rejects.toThrow();
  });

  it('refuses a sixth account, concurrent adds included, and a duplicate', async () => {
    await addAccount(player);
    expect(await add()).toEqual(['BANK_ACCOUNT_KNOWN', null]);
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((digit) => add({ accountNumber: String(digit).repeat(10) })),
    );
    expect(outcomes.filter((outcome) => Array.isArray(outcome))).toEqual([
      ['BANK_ACCOUNTS_FULL', null],
      ['BANK_ACCOUNTS_FULL', null],
    ]);
    expect((await list()).list).toHaveLength(5);
  });

  it.each([
    ['a bank that is none', { bank: 'NOBODY' }, ['bank']],
    ['a number too short for the bank', { accountNumber: '123456' }, ['accountNumber']],
    ['a number too long for the bank', { accountNumber: '12345678901' }, ['accountNumber']],
    ['Thai digits', { accountNumber: '๑๒๓๔๕๖๗๘๙๐' }, ['accountNumber']],
    ['letters in the number', { accountNumber: '12345E6789' }, ['accountNumber']],
    ['digits in the name', { holderName: 'S0mchai' }, ['holderName']],
    ['markup in the name', { holderName: '<b>x</b>' }, ['holderName']],
    ['an empty name', { holderName: '   ' }, ['holderName']],
  ])('refuses an account with %s', async (_what, more, fields) => {
    const request = {
      bank: 'LANTERN',
      holderName: 'Somchai Jaidee',
      accountNumber: '1234567890',
      paymentPassword: PAYMENT_PASSWORD,
      ...more,
    };
    const answer = await sendSealed(server, player, bankAccountContract.add, request);
    expect(answer).toEqual([422, 'INVALID_FIELDS', { fields }]);
    expect((await list()).list).toEqual([]);
  });

  it('requires the payment password', async () => {
    expect(await add({ paymentPassword: '000000' })).toEqual(['PAYMENT_PASSWORD_WRONG', { triesLeft: 4 }]);
    expect((await list()).list).toEqual([]);
  });

  it('keeps one default, which moves to another account on deletion', async () => {
    const first = await addAccount(player, '1111111111');
    server.advance(1);
    const second = await addAccount(player, '2222222222');
    server.advance(1);
    const third = await addAccount(player, '3333333333');
    await player.api(bankAccountContract.makeDefault, { request: { id: third } });
    expect((await list()).list.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [third, true],
      [first, false],
      [second, false],
    ]);
    await player.api(bankAccountContract.remove, { request: { id: third } });
    expect((await list()).list.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [first, true],
      [second, false],
    ]);
  });

  it('returns NOT_FOUND for the accounts of other members', async () => {
    const own = await addAccount(player);
    const agent = await signedInPlayer(server, 'agent1');
    for (const endpoint of [bankAccountContract.makeDefault, bankAccountContract.remove])
      for (const id of [own, 'nothing'])
        expect(await outcomeOf(agent.api(endpoint, { request: { id } }))).toEqual(['NOT_FOUND', null]);
    expect(await server.db.$count(bankAccount, eq(bankAccount.id, own))).toBe(1);
    const trial = await signedInPlayer(server, 'trial');
    expect(await outcomeOf(list(trial))).toEqual(['NEED_TRUE_ACCOUNT', null]);
  });
});
