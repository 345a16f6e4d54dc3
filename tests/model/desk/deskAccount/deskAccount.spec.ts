import { expect } from 'vitest';
import { deskFactor, type OperatorRow } from '../../../../src/api/contract/desk/deskFactor.ts';
import { deskAccountMachine } from '../../../../src/machines/desk/deskAccount/deskAccount.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { operators, startFactor, confirmFactor, changePassword, resetFactor } = deskFactor;

/** 21/11/2026 18:59 GMT+8. */
const AT = 1_795_258_740_000;
const me: OperatorRow = { name: 'desk1', role: 'operator', hasSecondFactor: true, signedInAt: AT, isMe: true };
const other: OperatorRow = { name: 'desk2', role: 'operator', hasSecondFactor: true, signedInAt: null, isMe: false };
export const all = [me, other];
export const afterReset = [me, { ...other, hasSecondFactor: false }];
export const codes = ['ABCDE-23456', 'FGHJK-23456'];
export const setup = {
  stepTicket: 'x'.repeat(43),
  authenticatorKey: 'JBSWY3DPEHPK3PXP',
  authenticatorUri: 'otpauth://totp/site:desk1?secret=JBSWY3DPEHPK3PXP',
};

export const PASSWORD = 'Player#2026';
const FRESH = 'a-quiet-harbour-91';

export const deskAccountFlow: Flow<typeof deskAccountMachine> = {
  machine: () => deskAccountMachine,
  inputs: [
    { isDue: false, mayAct: true },
    { isDue: true, mayAct: false },
  ],
  cases: {
    'deskAccount.retry': [{}],
    'deskAccount.begin': [{ task: 'app' }, { task: 'password' }],
    'deskAccount.reset': [{ name: 'desk2' }],
    'deskAccount.typeSecret': [
      { field: 'password', value: PASSWORD },
      { field: 'newPassword', value: FRESH },
      { field: 'factorCode', value: '246813' },
    ],
    'deskAccount.typeRemark': [{ value: ' lost phone ' }],
    'deskAccount.submit': [{}],
    'deskAccount.cancel': [{}],
    'deskAccount.done': [{}],
    'deskAccount.close': [{}],
  },
  outcomes: {
    fetchOperators: [answers(operators, { list: all }), ...wireFailures(operators).slice(0, 1)],
    sendStart: [answers(startFactor, setup), refuses(startFactor, 'LOGIN_PASSWORD_WRONG')],
    sendConfirm: [
      answers(confirmFactor, { recoveryCodes: codes }),
      refuses(confirmFactor, 'SECOND_FACTOR_WRONG', { triesLeft: 4 }),
      refuses(confirmFactor, 'SECOND_STEP_EXPIRED'),
    ],
    sendPassword: [answers(changePassword, null), refuses(changePassword, 'PASSWORD_COMMON')],
    sendReset: [answers(resetFactor, { list: afterReset }), refuses(resetFactor, 'LOGIN_PASSWORD_WRONG')],
  },
  project: (context) => [
    ...[context.isDue, context.operators.length, context.operators[1]?.hasSecondFactor, context.task, context.name],
    ...[context.typed.password, context.typed.newPassword, context.typed.factorCode, context.remark, context.tried],
    ...[context.setup === null, context.recoveryCodes.length, context.done],
    context.failure?.kind === 'refused' ? context.failure.code : context.failure?.kind,
  ],
  invariants: {
    'nothing typed and nothing secret is left once the operators are shown': ({ snapshot }) => {
      const { typed, setup: kept, recoveryCodes } = snapshot.context;
      if (snapshot.matches('shown') || snapshot.matches('closed'))
        expect([Object.values(typed).join(''), kept, recoveryCodes]).toEqual(['', null, []]);
    },
    'what is due comes before anything else': ({ snapshot }) => {
      if (snapshot.context.isDue) expect(snapshot.matches('loading') || snapshot.matches('shown')).toBe(false);
    },
    'the calls are the only side effects': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    starting: () => expect.unreachable('it is left at once'),
    loading: ({ pending }) => expect(pending).toEqual({ fetchOperators: { request: {} } }),
    failed: ({ pending }) => expect(pending).toEqual({}),
    shown: ({ pending, snapshot }) => {
      const isOn = snapshot.context.operators[1]?.hasSecondFactor === true;
      expect([
        pending,
        snapshot.can({ type: 'deskAccount.reset', name: 'desk2' }),
        snapshot.can({ type: 'deskAccount.reset', name: 'desk1' }),
      ]).toEqual([{}, isOn, false]);
    },
    proving: ({ pending, snapshot }) => {
      expect(pending).toEqual({});
      expect(snapshot.can({ type: 'deskAccount.cancel' })).toBe(!snapshot.context.isDue);
    },
    asking: ({ pending }) => expect(pending).toEqual({ sendStart: { request: { password: PASSWORD } } }),
    scanning: ({ pending, snapshot: { context } }) =>
      expect([pending, context.setup, context.typed.password]).toEqual([{}, setup, '']),
    confirming: ({ pending }) =>
      expect(pending).toEqual({
        sendConfirm: { request: { stepTicket: setup.stepTicket, factorCode: '246813' } },
      }),
    codes: ({ pending, snapshot: { context } }) => expect([pending, context.recoveryCodes]).toEqual([{}, codes]),
    changing: ({ pending }) =>
      expect(pending).toEqual({ sendPassword: { request: { password: PASSWORD, newPassword: FRESH } } }),
    resetting: ({ pending }) =>
      expect(pending).toEqual({ sendReset: { request: { name: 'desk2', password: PASSWORD, remark: 'lost phone' } } }),
    closed: ({ pending }) => expect(pending).toEqual({}),
  },
};
