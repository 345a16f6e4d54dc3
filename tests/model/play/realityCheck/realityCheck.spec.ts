import { expect } from 'vitest';
import { assign } from 'xstate';
import { protectionContract } from '../../../../src/api/contract/member/protection.ts';
import { realityCheckMachine } from '../../../../src/machines/play/realityCheck/realityCheck.machine.ts';
import { answers, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { NOW, standing } from '../../member/protect/standing.ts';

const { state } = protectionContract;
const MINUTE = 60_000;
const playing = (minutes: number) => ({
  ...standing,
  now: NOW + minutes * MINUTE,
  session: { startedAt: NOW, net: -5_000_000 },
});

/** 18 minutes before the hour of a session is full. */
export const soon = playing(42);
/** An hour and a minute into it. */
export const due = playing(61);
export const idle = { ...standing, session: null };

export const realityCheckFlow: Flow<typeof realityCheckMachine> = {
  machine: () => realityCheckMachine.provide({ actions: { readChecked: assign({ checkedAt: 0 }) as never } }),
  inputs: [undefined],
  cases: { 'reality.played': [{}], 'reality.goOn': [{}] },
  outcomes: { fetchState: [answers(state, soon), answers(state, due), answers(state, idle), ...wireFailures(state)] },
  project: ({ protection, checkedAt }) => [protection?.now, checkedAt],
  invariants: {
    'only what was seen is stored, at the time of the server': ({ fresh }) => {
      const stored = fresh.filter((effect) => 'did' in effect && effect.did === 'storeChecked');
      for (const effect of stored) expect(effect).toEqual({ did: 'storeChecked', params: { at: NOW + 61 * MINUTE } });
    },
  },
  expectations: {
    asking: ({ pending }) => expect(pending).toEqual({ fetchState: { request: {} } }),
    resting: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'reality.played' })]).toEqual([{}, true]),
    waiting: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'reality.goOn' })]).toEqual([{}, false]),
    due: ({ pending, snapshot }) => {
      expect([pending, snapshot.context.protection?.session?.startedAt]).toEqual([{}, NOW]);
      expect(snapshot.can({ type: 'reality.goOn' })).toBe(true);
    },
    failed: ({ pending }) => expect(pending).toEqual({}),
  },
};
