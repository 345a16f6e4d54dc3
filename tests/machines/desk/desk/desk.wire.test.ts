import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { DeskOperator } from '../../../../src/api/contract/desk/desk.ts';
import { wireDesk } from '../../../../src/machines/desk/desk/desk.wire.ts';
import { waiting } from '../../../model/desk/deskPage/deskParts.ts';
import { holdApi } from '../../../support/holdApi.ts';

/** Half past midnight of 26 November in GMT+8. */
const NOW = Date.UTC(2026, 10, 25, 16, 30);

/** A desk at which nobody sits yet, in a browser that has kept looks and a language. */
function opened() {
  const held = holdApi();
  const dataset: DOMStringMap = {};
  const machine = wireDesk({
    api: held.api,
    proveHuman: async () => 'a proof',
    page: { dataset },
    storage: { setItem: () => {}, removeItem: () => {} } as unknown as Storage,
    showTexts: async () => {},
    siteNow: () => NOW,
    tokens: { read: () => null, keep: () => {}, forget: () => {} },
  });
  const input = { language: 'EN', theme: 'dark', hasToken: false, keySeed: 'seed-of-a-desk' } as const;
  const desk = createActor(machine, { input }).start();
  return { desk, held, dataset };
}

/** The same desk when this operator has signed in. */
async function seatOf(me: DeskOperator) {
  const { desk, held } = opened();
  desk.send({ type: 'desk.typeName', value: me.name });
  desk.send({ type: 'desk.typeSecret', value: 'Player#2026' });
  desk.send({ type: 'desk.signIn' });
  await expect.poll(() => held.last().id).toBe('desk.signIn');
  held.last().answer({ token: 'a-token-of-the-desk', me });
  await expect.poll(() => held.last().id).toBe('desk.overview');
  held.last().answer({ me, waiting, serverTime: 1_795_000_000_000, secondFactor: 'off' });
  await expect.poll(() => desk.getSnapshot().matches({ open: 'seated' })).toBe(true);
  return { desk, held };
}

it('starts with the stored theme and language', () => {
  const { desk, dataset } = opened();
  expect([dataset.theme, desk.getSnapshot().children.locale?.getSnapshot().context.language]).toEqual(['dark', 'EN']);
});

it('trims the user name at sign-in and treats a blank filter as none', async () => {
  const { desk, held } = opened();
  desk.send({ type: 'desk.typeName', value: '   ' });
  desk.send({ type: 'desk.typeSecret', value: ' Player#2026 ' });
  desk.send({ type: 'desk.signIn' });
  expect(held.calls).toEqual([]);
  expect(desk.getSnapshot().context).toMatchObject({ tried: true, failure: null });
  desk.send({ type: 'desk.typeName', value: ' desk1 ' });
  desk.send({ type: 'desk.signIn' });
  await expect.poll(() => held.calls.length).toBe(1);
  expect(held.last().call).toMatchObject({ request: { name: 'desk1', password: ' Player#2026 ', human: 'a proof' } });
});

it('lets operators adjust, and keeps auditors read-only', async () => {
  const canAdjust = async (me: DeskOperator) => {
    const { desk } = await seatOf(me);
    desk.send({ type: 'desk.goTo', page: 'adjustments' });
    return desk.getSnapshot().can({ type: 'desk.adjust' });
  };
  expect(await canAdjust({ name: 'desk1', role: 'operator' })).toBe(true);
  expect(await canAdjust({ name: 'audit1', role: 'auditor' })).toBe(false);
});

it("asks for the audit log of the last 30 days of the server's time", async () => {
  const { desk, held } = await seatOf({ name: 'desk1', role: 'operator' });
  desk.send({ type: 'desk.goTo', page: 'audit' });
  await expect.poll(() => held.last().id).toBe('desk.audit');
  expect(held.last().call).toEqual({
    request: {
      from: Date.UTC(2026, 9, 27, 16),
      to: Date.UTC(2026, 10, 26, 16),
      search: '',
      page: 1,
      pageSize: '20',
    },
  });
});
