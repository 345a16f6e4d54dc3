import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditEntry } from '../../../server/database/schema.ts';
import { registrationContract } from '../../../src/api/contract/account/registration.ts';
import { deskContract } from '../../../src/api/contract/desk/desk.ts';
import type { SettingGroup, SettingValue } from '../../../src/api/contract/desk/deskSettings.ts';
import { vipContract } from '../../../src/api/contract/member/vip.ts';
import { withdrawalContract } from '../../../src/api/contract/money/withdraw.ts';
import { systemContract } from '../../../src/api/contract/site/system.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { createOperator, signedInOperator, type TestOperator } from '../../support/operator.ts';
import { newKey, outcomeOf, signedInPlayer } from '../../support/payments.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { visitorOf } from '../site/visitor.ts';

const P = 10_000;

onEachDatabase('settings at the desk', (database) => {
  let server: Reference;
  let one: TestOperator;
  let other: TestOperator;

  beforeEach(async () => {
    server = await startReference({ database });
    one = await signedInOperator(server, 'desk1');
    other = await signedInOperator(server, 'desk2');
  });
  afterEach(() => server.close());

  const change = (id: string, value: SettingValue, by = one) =>
    by.api(deskContract.changeSetting, { request: { id, value }, idempotencyKey: newKey() });
  const listed = async (queue: SettingGroup, page = 1) =>
    (await one.api(deskContract.settings, { request: { queue, page } })).list;
  const settingOf = async (queue: SettingGroup, id: string) =>
    (await listed(queue)).find((setting) => setting.id === id);
  const changes = async (queue: 'pending' | 'decided') =>
    (await one.api(deskContract.settingChanges, { request: { queue, page: 1 } })).list;
  const confirm = (id: string, by: TestOperator) =>
    by.api(deskContract.confirmSetting, { request: { id }, idempotencyKey: newKey() });
  const decline = (id: string, by: TestOperator) =>
    by.api(deskContract.declineSetting, { request: { id, remark: 'Not this month.' }, idempotencyKey: newKey() });
  const audited = async () =>
    (await server.db.select().from(auditEntry))
      .filter(({ act }) => act.startsWith('setting'))
      .map(({ act, operator, subject, before, after }) => [act, operator, subject, before, after]);
  const pending = async () => (await one.api(deskContract.overview, { request: {} })).waiting.settings;

  it('[CONFIG-11] what touches no money applies at once, to visitors too', async () => {
    const visitor = visitorOf(server);
    const links = async () =>
      (await visitor(systemContract.whitelabel, { request: {} })).resources.map(({ resourceType, url }) => [
        resourceType,
        url,
      ]);
    expect(await links()).toContainEqual(['LINE', 'https://line.example.test/statehouse']);
    expect(await change('link.LINE', 'https://line.me/ti/p/rimnam')).toEqual({ status: 'done' });
    expect(await change('link.FACEBOOK', '')).toEqual({ status: 'done' });
    await expect.poll(links).toEqual([
      ['IOS', '/down'],
      ['ANDROID', '/down'],
      ['TELEGRAM', 'https://telegram.example.test/statehouse'],
      ['LINE', 'https://line.me/ti/p/rimnam'],
      ['HELP', 'https://help.example.test/statehouse'],
    ]);
    expect(await change('field.email', 'required')).toEqual({ status: 'done' });
    expect(await change('field.telegram', 'optional')).toEqual({ status: 'done' });
    const form = async () => {
      const { rules } = await visitor(registrationContract.settings, { request: {} });
      return [rules.email, rules.telegram].map(({ enabled, required }) => [enabled, required]);
    };
    await expect.poll(form).toEqual([
      [true, true],
      [true, false],
    ]);
    const setting = await settingOf('site', 'link.LINE');
    expect(setting).toMatchObject({
      ...{ name: 'link', part: 'LINE', kind: 'address', value: 'https://line.me/ti/p/rimnam' },
      ...{ twoPeople: false, waiting: null, changedBy: 'desk1', changedAt: server.now() },
    });
    expect((await audited())[0]).toEqual([
      ...['settingChanged', 'desk1', 'link.LINE'],
      ...[
        '{"kind":"address","value":"https://line.example.test/statehouse"}',
        '{"kind":"address","value":"https://line.me/ti/p/rimnam"}',
      ],
    ]);
  });

  it('what touches money waits for a second operator, and binds members only then', async () => {
    const player = await signedInPlayer(server, 'somchai');
    const leftToday = async () =>
      (await player.api(withdrawalContract.quote, { request: { language: 'EN' } })).leftToday;
    expect(await leftToday()).toEqual({ count: 10, amount: 1_000_000 * P });
    expect(await change('dailyWithdrawals', 3)).toEqual({ status: 'pending' });
    expect(await leftToday()).toEqual({ count: 10, amount: 1_000_000 * P });
    expect(await settingOf('payments', 'dailyWithdrawals')).toMatchObject({
      ...{ value: 10, least: 1, most: 100, twoPeople: true },
      waiting: { value: 3, madeBy: 'desk1' },
    });
    expect(await pending()).toBe(1);
    expect(await outcomeOf(change('dailyWithdrawals', 5, other))).toEqual(['STATUS_CHANGED', null]);
    const [asked] = await changes('pending');
    expect(asked).toMatchObject({ name: 'dailyWithdrawals', before: 10, after: 3, status: 'pending', madeBy: 'desk1' });
    const id = asked?.id ?? '';
    expect(await outcomeOf(confirm(id, one))).toEqual(['SECOND_PERSON_NEEDED', null]);
    expect(await confirm(id, other)).toBeNull();
    expect(await leftToday()).toEqual({ count: 3, amount: 1_000_000 * P });
    expect(await outcomeOf(confirm(id, other))).toEqual(['STATUS_CHANGED', null]);
    expect(await pending()).toBe(0);
    expect((await changes('decided'))[0]).toMatchObject({ status: 'done', madeBy: 'desk1', decidedBy: 'desk2' });
    expect(await audited()).toEqual([
      ['settingAsked', 'desk1', 'dailyWithdrawals', '{"kind":"count","value":10}', '{"kind":"count","value":3}'],
      [
        'settingChanged',
        'desk2',
        'dailyWithdrawals',
        '{"kind":"count","value":10}',
        '{"kind":"count","value":3,"madeBy":"desk1"}',
      ],
    ]);
  });

  it('a declined change leaves everything as it was, and another may follow', async () => {
    await change('vipRate.1', 2_100);
    const [asked] = await changes('pending');
    expect(await decline(asked?.id ?? '', one)).toBeNull();
    expect(await settingOf('vip', 'vipRate.1')).toMatchObject({ value: 2_000, waiting: null, changedBy: null });
    expect((await changes('decided'))[0]).toMatchObject({
      ...{ status: 'declined', before: 2_000, after: 2_100, decidedBy: 'desk1', remark: 'Not this month.' },
    });
    expect(await change('vipRate.1', 2_200)).toEqual({ status: 'pending' });
  });

  it('[ROUTE-08] the VIP table is what the desk made it', async () => {
    await change('vipFrom.2', 7_500 * P);
    await change('vipRate.10', 9_000, other);
    for (const { id, name } of await changes('pending')) await confirm(id, name === 'vipFrom' ? other : one);
    const levels = async () => {
      const { list } = await visitorOf(server)(vipContract.levels, { request: {} });
      return [list[0], list[1], list[9]];
    };
    await expect.poll(levels).toEqual([
      { level: 1, lantern: 'paper', from: 0, rate: 2_000 },
      { level: 2, lantern: 'bamboo', from: 7_500 * P, rate: 2_500 },
      { level: 10, lantern: 'sun', from: 30_000_000 * P, rate: 9_000 },
    ]);
  });

  it('refuses what a setting cannot be, and changes nothing', async () => {
    const before = await listed('site');
    const refusedFor = (id: string, value: SettingValue) => outcomeOf(change(id, value));
    const unfit = ['INVALID_FIELDS', { fields: ['value'] }];
    expect(await refusedFor('nothing.here', 1)).toEqual(['NOT_FOUND', null]);
    expect(await refusedFor('dailyWithdrawals', 0)).toEqual(['AMOUNT_OUT_OF_RANGE', { min: 1, max: 100 }]);
    expect(await refusedFor('dailyWithdrawals', '3')).toEqual(unfit);
    expect(await refusedFor('ageThreshold', 17)).toEqual(['AMOUNT_OUT_OF_RANGE', { min: 18, max: 30 }]);
    expect(await refusedFor('link.LINE', 'javascript:alert(1)')).toEqual(unfit);
    expect(await refusedFor('restrictedCountries', 'Laos')).toEqual(unfit);
    expect(await refusedFor('serviceHours', '<script>')).toEqual(unfit);
    expect(await refusedFor('chatHeaderColor', 'red')).toEqual(unfit);
    // Below the level beneath it, and an agent whom nobody knows.
    expect(await refusedFor('vipFrom.3', 4_000 * P)).toEqual(unfit);
    expect(await refusedFor('agentPayer', 'nobody1')).toEqual(unfit);
    expect(await refusedFor('agentPayer', 'somchai')).toEqual(unfit);
    expect([await listed('site'), await changes('pending'), await audited()]).toEqual([before, [], []]);
  });

  it('an auditor reads settings and changes none', async () => {
    const auditor = createOperator(server);
    await auditor.signIn('audit1');
    const { count } = await auditor.api(deskContract.settings, { request: { queue: 'payments', page: 1 } });
    expect([count, await outcomeOf(change('ageThreshold', 20, auditor))]).toEqual([5, ['NOT_ALLOWED', null]]);
  });

  it('before a brand has opened, one operator sets everything', async () => {
    await server.db.execute(sql`update merchant set opened_at = null`);
    expect(await change('dailyWithdrawn', 200_000 * P)).toEqual({ status: 'done' });
    expect(await settingOf('payments', 'dailyWithdrawn')).toMatchObject({ value: 200_000 * P, twoPeople: false });
  });
});
