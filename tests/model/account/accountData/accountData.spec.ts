import { expect } from 'vitest';
import { accountDataContract, type DataState } from '../../../../src/api/contract/account/accountData.ts';
import { accountDataMachine } from '../../../../src/machines/account/accountData/accountData.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { state, ask, close, link, keep } = accountDataContract;

/** 21/11/2026 18:59 GMT+8. */
const AT = 1_795_258_740_000;
const DAY = 86_400_000;

export const empty: DataState = { file: null, closesAt: null, obstacles: [], smallestWithdrawal: 1_000_000 };
const asked = { askedAt: AT, bytes: null, expiresAt: null };
export const waiting: DataState = { ...empty, file: { ...asked, status: 'waiting' }, obstacles: ['money', 'line'] };
export const ready: DataState = {
  ...empty,
  file: { status: 'ready', askedAt: AT, bytes: 3_400_000, expiresAt: AT + 7 * DAY },
};
export const closing: DataState = { ...empty, closesAt: AT + 7 * DAY };
export const exportPath = `/exports/${'a'.repeat(43)}`;
const offline = wireFailures(state).slice(0, 1);

export const accountDataFlow: Flow<typeof accountDataMachine> = {
  machine: () => accountDataMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/' }],
  cases: {
    'data.retry': [{}],
    'data.want': [{ purpose: 'ask' }, { purpose: 'link' }, { purpose: 'close' }],
    'data.typeSecret': [{ value: 'Player#2026' }],
    'data.submit': [{}],
    'data.cancel': [{}],
    'data.taken': [{}],
    'data.keep': [{}],
  },
  outcomes: {
    fetchState: [answers(state, empty), answers(state, waiting), answers(state, ready), ...offline],
    sendProof: [answers(ask, waiting), answers(close, closing), refuses(ask, 'LOGIN_PASSWORD_WRONG')],
    fetchLink: [answers(link, { exportPath }), refuses(link, 'NOT_FOUND')],
    sendKeep: [answers(keep, empty), ...offline],
  },
  eachCounts: ['data.want'],
  project: (context) => [
    context.state,
    context.purpose,
    context.password,
    context.tried,
    context.exportPath,
    context.failure?.kind,
  ],
  invariants: {
    'the calls are the only side effects': ({ effects }) => expect(effects).toEqual([]),
    'the password is kept in its form alone': ({ snapshot }) => {
      if (!snapshot.hasTag('open')) expect(snapshot.context.password).toBe('');
    },
  },
  expectations: {
    loading: ({ pending }) => expect(pending).toEqual({ fetchState: { request: {} } }),
    failed: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'data.retry' })]).toEqual([{}, true]),
    shown: ({ pending, snapshot }) => {
      const told = snapshot.context.state;
      const can = (purpose: 'ask' | 'link' | 'close') => snapshot.can({ type: 'data.want', purpose });
      expect([pending, can('ask'), can('link'), can('close'), snapshot.can({ type: 'data.keep' })]).toEqual([
        {},
        told?.file?.status !== 'waiting',
        told?.file?.status === 'ready',
        told?.closesAt === null && told.obstacles.length === 0,
        told?.closesAt !== null,
      ]);
    },
    proving: ({ pending, snapshot }) => expect([pending, snapshot.context.exportPath]).toEqual([{}, null]),
    sending: ({ pending, snapshot: { context } }) =>
      expect(pending).toEqual({ sendProof: { kind: context.purpose, request: { loginPassword: 'Player#2026' } } }),
    linking: ({ pending, snapshot: { context } }) =>
      expect([pending, context.purpose]).toEqual([
        { fetchLink: { request: { loginPassword: 'Player#2026' } } },
        'link',
      ]),
    keeping: ({ pending, snapshot: { context } }) => {
      expect(pending).toEqual({ sendKeep: { request: {} } });
      expect(context.state?.closesAt).not.toBeNull();
    },
  },
};
