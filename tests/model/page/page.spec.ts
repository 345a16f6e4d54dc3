import { expect } from 'vitest';
import * as z from 'zod/mini';
import { type Device, devicesContract } from '../../../src/api/contract/account/devices.ts';
import { visible } from '../../../src/api/contract/endpoint.ts';
import { missionContract } from '../../../src/api/contract/member/mission.ts';
import { type VipStanding, vipContract } from '../../../src/api/contract/member/vip.ts';
import { type Lottery, lotteryContract, prizeMode } from '../../../src/api/contract/play/lottery.ts';
import { choice, createPage } from '../../../src/machines/page/page.machine.ts';
import { answers, defect, refuses, wireFailures } from '../answers.ts';
import type { Flow, Seen } from '../kit/flow.ts';

const { end, endOthers, list } = devicesContract;
const { claim } = missionContract;

/** Every kind of choice, read and write that a page can have; as a dialog, which ends. */
export const probePage = createPage({
  id: 'probe',
  input: {} as { readonly record: string },
  closes: true,
  choices: {
    mode: choice(prizeMode, 'Elott', { resets: ['typed'] }),
    typed: choice(visible(z.string()), 'none', {
      from: (address) => new URLSearchParams(address.slice(1)).get('typed') ?? 'none',
    }),
    picked: choice(visible(z.nullable(z.string())), null, { closes: true }),
  },
  reads: (query, memberQuery) => ({
    menu: query(lotteryContract.menu, {
      request: ({ mode, language }) => ({ prizeMode: mode, language }),
      freshFor: 60_000,
      refreshes: true,
    }),
    standing: memberQuery(vipContract.standing),
    devices: query(list),
  }),
  writes: (submission) => ({
    claim: submission(claim, {
      payload: z.object({ mission: visible(z.string()) }),
      request: ({ typed, record }, { mission }) => ({ missions: [mission, typed, record] }),
      needs: ['menu'],
      can: (_, { mission }) => mission !== 'none',
      reload: ['menu', 'standing'],
      movesMoney: true,
    }),
    end: submission(end, {
      payload: z.object({ id: visible(z.string()) }),
      request: (_, { id }) => ({ id }),
      answers: 'devices',
    }),
    endOthers: submission(endOthers, {
      payload: z.object({}),
      request: () => ({}),
      asks: true,
      can: ({ devices }) => devices !== null && devices.list.length > 1,
      answers: 'devices',
    }),
  }),
  output: ({ picked, menu }) => ({ picked, isKnown: menu !== null }),
});

export const thai: { readonly list: Lottery[] } = { list: [] };

const phone: Device = {
  ...{ id: 'd1', kind: 'phone', system: 'Android', browser: 'Chrome', address: '203.0.113.•', country: 'TH' },
  ...{ openedBy: 'password', openedAt: 1, seenAt: 2, current: true },
};
export const one = { list: [phone] };
export const two = { list: [phone, { ...phone, id: 'd2', current: false }] };
const day = { from: 0, to: 86_400_000 };
const bonus = { ...day, base: 1, rate: 2, amount: 3, limit: null, creditedAt: 4 };
export const own: VipStanding = { level: 2, validBet: 70_000, rebate: bonus, cashBack: bonus };

/** It ends in all of its regions at once, and nothing goes on. */
const endsWhole = ({ pending, snapshot: { status, output } }: Seen<typeof probePage.machine>) =>
  expect([pending, status, Object.keys(output ?? {})]).toEqual([{}, 'done', ['picked', 'isKnown']]);

export const probeFlow: Flow<typeof probePage.machine> = {
  thorough: true,
  machine: () => probePage.machine,
  inputs: [{ language: 'TH', keySeed: 'seed', address: '/probe', record: 'r1' }],
  cases: {
    'probe.mode': [{ mode: 'SEA' }, { mode: 'Elott' }],
    'probe.typed': [{ typed: 'word' }],
    'probe.picked': [{ picked: 'd2' }],
    'probe.claim': [{ mission: 'm1' }, { mission: 'none' }],
    'probe.end': [{ id: 'd2' }],
    'probe.endOthers': [{}],
    'probe.retry': [{}],
    'probe.refresh': [{}],
    'probe.close': [{}],
    'probe.confirm': [{}],
    'probe.back': [{}],
    'probe.resend': [{}],
    'probe.check': [{}],
    'page.language': [{ language: 'EN' }],
    'modal.language': [{ language: 'EN' }],
    'page.address': [{ address: '?typed=link' }],
    'page.signedIn': [{}],
    'page.signedOut': [{}],
    'page.reload': 'raised',
  },
  eachCounts: ['page.signedIn'],
  outcomes: {
    member: [defect],
    fetchMenu: [answers(lotteryContract.menu, thai), ...wireFailures(lotteryContract.menu).slice(0, 1)],
    fetchStanding: [answers(vipContract.standing, own), ...wireFailures(vipContract.standing).slice(0, 1)],
    fetchDevices: [answers(list, two), answers(list, one), ...wireFailures(list).slice(0, 1)],
    sendClaim: [
      answers(claim, { claimed: ['m1'], amount: 50_000, balance: 100_000 }),
      refuses(claim, 'STATUS_CHANGED'),
      ...wireFailures(claim).slice(0, 1),
    ],
    sendEnd: [answers(end, one), ...wireFailures(end).slice(0, 1)],
    sendEndOthers: [answers(endOthers, one), ...wireFailures(endOthers).slice(0, 1)],
  },
  project: ({ keySeed: _seed, keyIndex: _index, ...context }) => JSON.stringify(context),
  regions: {
    // An answered write loads the menu and the standing again.
    menu: ({ context: { mode, language, menu }, value: { write } }) => [mode, language, menu === null, write],
    standing: ({ context: { standing }, value: { write, member } }) => [standing === null, write, member],
    devices: ({ context: { devices } }) => [devices?.list.length],
    write: ({ context: { devices, typed, sending, answers: got, failures }, value: { menu } }) => [
      ...[menu === 'shown', devices?.list.length, typed, sending],
      ...[got.claim !== null, got.end !== null, got.endOthers !== null],
      ...[failures.claim?.kind, failures.end?.kind, failures.endOthers?.kind],
    ],
    '': ({ context: { mode, typed, language } }) => [mode, typed, language],
  },
  invariants: {
    'tells only of money that moved or may have moved': ({ fresh }) => {
      for (const effect of fresh) expect(effect).toEqual({ told: { type: 'page.moneyMoved' } });
    },
    'a visitor sees nothing of a member': ({ snapshot }) => {
      if (snapshot.matches({ standing: 'visitor' })) expect(snapshot.context.standing).toBeNull();
    },
  },
  expectations: {
    'menu.loading': ({ pending, snapshot: { context } }) =>
      expect(pending.fetchMenu).toEqual({ request: { prizeMode: context.mode, language: context.language } }),
    'menu.shown': ({ pending, snapshot: { context } }) =>
      expect(['fetchMenu' in pending, context.menu, context.failures.menu]).toEqual([false, thai, null]),
    'menu.failed': ({ pending, snapshot }) =>
      expect(['fetchMenu' in pending, snapshot.can({ type: 'probe.retry' }), snapshot.context.failures.menu]).toEqual([
        ...[false, true, { kind: 'offline' }],
      ]),
    'menu.closed': endsWhole,
    'standing.visitor': ({ pending, snapshot: { context } }) =>
      expect(['fetchStanding' in pending, context.failures.standing]).toEqual([false, null]),
    'standing.loading': ({ pending }) => expect(pending.fetchStanding).toEqual({ request: {} }),
    'standing.shown': ({ pending, snapshot: { context } }) =>
      expect(['fetchStanding' in pending, context.standing, context.failures.standing]).toEqual([false, own, null]),
    'standing.failed': ({ snapshot }) =>
      expect([snapshot.can({ type: 'probe.retry' }), snapshot.context.failures.standing]).toEqual([
        true,
        { kind: 'offline' },
      ]),
    'standing.closed': endsWhole,
    'devices.loading': ({ pending }) => expect(pending.fetchDevices).toEqual({ request: {} }),
    'devices.shown': ({ pending }) => expect('fetchDevices' in pending).toBe(false),
    'devices.failed': ({ snapshot }) => expect(snapshot.can({ type: 'probe.retry' })).toBe(true),
    'devices.closed': endsWhole,
    'member.listening': ({ pending }) => expect('member' in pending).toBe(true),
    'member.lost': ({ pending }) => expect('member' in pending).toBe(false),
    'member.closed': endsWhole,
    'write.closed': endsWhole,
    'write.ready': ({ pending, snapshot: { context } }) =>
      expect(['sendClaim' in pending, 'sendEnd' in pending, 'sendEndOthers' in pending, context.sending]).toEqual([
        ...[false, false, false, null],
      ]),
    'write.claim.asking': () => expect.unreachable('claiming asks nothing'),
    'write.claim.sending': ({ pending, snapshot: { context } }) => {
      expect(pending.sendClaim).toEqual({
        request: context.sending?.request,
        idempotencyKey: `seed-${context.keyIndex + 1}`,
      });
      expect([context.failures.claim, context.answers.claim]).toEqual([null, null]);
    },
    'write.claim.unsure': ({ pending, snapshot }) =>
      expect(['sendClaim' in pending, snapshot.can({ type: 'probe.resend' }), snapshot.context.failures.claim]).toEqual(
        [...[false, true, { kind: 'offline' }]],
      ),
    'write.end.asking': () => expect.unreachable('ending one asks nothing'),
    'write.end.sending': ({ pending }) => expect(pending.sendEnd).toEqual({ request: { id: 'd2' } }),
    'write.end.unsure': () => expect.unreachable('ending one has no key'),
    'write.endOthers.asking': ({ pending, snapshot }) =>
      expect(['sendEndOthers' in pending, snapshot.can({ type: 'probe.confirm' })]).toEqual([false, true]),
    'write.endOthers.sending': ({ pending }) => expect(pending.sendEndOthers).toEqual({ request: {} }),
    'write.endOthers.unsure': () => expect.unreachable('ending all others has no key'),
  },
};
