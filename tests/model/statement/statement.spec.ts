import { expect } from 'vitest';
import { assign } from 'xstate';
import { fundsContract } from '../../../src/api/contract/funds.ts';
import { type MovementKind, statementContract } from '../../../src/api/contract/statement.ts';
import { statementMachine } from '../../../src/machines/statement/statement.machine.ts';
import { askedOf, dayProblems, instantsOf } from '../../../src/machines/statement/statement.rules.ts';
import { answers, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';

const { wallets } = fundsContract;
const { page, file, creditReport } = statementContract;
const P = 10_000;

export const walletList = [
  { code: 'main', name: 'Main wallet', balance: 100 * P },
  { code: 'RIVER', name: 'River Games', balance: 40 * P },
];

/** 22/11/2026 18:30 GMT+8. */
const AT = Date.UTC(2026, 10, 22, 10, 30);
const row = (id: string, kind: MovementKind, amount: number, balance: number, other: string | null) => ({
  id,
  at: AT,
  kind,
  amount: amount * P,
  balance: balance * P,
  other,
});
export const someRows = {
  list: [row('b/1', 'vendorIn', -40, 100, 'RIVER'), row('a/1', 'deposit', 90, 140, null)],
  count: 12,
  opening: 50 * P,
  closing: 100 * P,
};
const noRows = { list: [], count: 0, opening: 100 * P, closing: 100 * P };
export const someReport = {
  opening: 50 * P,
  closing: 100 * P,
  kinds: [
    { kind: 'bonus' as const, count: 1, in: 2 * P, out: 0 },
    { kind: 'deposit' as const, count: 1, in: 88 * P, out: 0 },
    { kind: 'vendorIn' as const, count: 1, in: 0, out: 40 * P },
  ],
};
const savedFile = { name: 'statement.csv', csv: 'Time', left: 0 };

export const statementFlow: Flow<typeof statementMachine> = {
  machine: () => statementMachine.provide({ actions: { readToday: assign({ today: '2026-11-22' }) } }),
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page' }],
  cases: {
    'statement.retry': [{}],
    'statement.refresh': [{}],
    'statement.chooseSpan': [{ span: 'month' }, { span: 'own' }],
    'statement.typeDay': [{ end: 'from', value: '2026-11-30' }],
    'statement.submitDays': [{}],
    'statement.chooseKinds': [{ kinds: 'bonuses' }],
    'statement.chooseWallet': [{ code: 'RIVER' }],
    'statement.turnTo': [{ page: 2 }, { page: 9 }],
    'statement.choosePageSize': [{ size: '20' }],
    'statement.download': [{}],
    'statement.showReport': [{}],
    'statement.showMovements': [{}],
    'page.language': [{ language: 'EN' }],
  },
  eachCounts: ['page.language', 'statement.submitDays'],
  outcomes: {
    fetchWallets: [answers(wallets, { list: walletList }), ...wireFailures(wallets).slice(0, 1)],
    fetchPart: [answers(page, someRows), answers(page, noRows), ...wireFailures(page).slice(0, 1)],
    fetchReport: [answers(creditReport, someReport), ...wireFailures(creditReport).slice(0, 1)],
    fetchFile: [answers(file, savedFile), answers(file, { ...savedFile, left: 7 }), ...wireFailures(file).slice(0, 1)],
  },
  walks: [
    'start, fetchWallets done, fetchPart done 1, statement.turnTo 1, statement.showReport, fetchReport done, statement.refresh',
    'start, fetchWallets done, fetchPart done 1, statement.showReport, fetchReport done, statement.choosePageSize',
    'start, fetchWallets error, statement.chooseKinds',
    'start, fetchWallets done, page.language, fetchWallets error, statement.chooseWallet',
    'start, fetchWallets done, fetchPart done 1, statement.showReport, fetchReport done, statement.turnTo 1',
  ],
  project: ({ failure, fileFailure, part, report, ...context }) => [
    context.language,
    context.wallet,
    context.span,
    context.days.from,
    dayProblems(context.typed).to,
    context.tried,
    context.kinds,
    context.page,
    context.pageSize,
    part?.count,
    report === null,
  ],
  invariants: {
    'what is on screen was asked for with the choice that is on screen': ({ pending, snapshot: { context } }) => {
      if ('fetchPart' in pending) {
        const { page: number, pageSize, language } = context;
        expect(pending.fetchPart).toEqual({ request: { ...askedOf(context), page: number, pageSize, language } });
      }
      if ('fetchReport' in pending) {
        expect(pending.fetchReport).toEqual({ request: { ...instantsOf(context.days), wallet: context.wallet } });
      }
    },
    'only days that are days, in their order, are ever asked for': ({ snapshot: { context } }) => {
      if (context.days.from !== '') expect(dayProblems(context.days)).toEqual({});
    },
    'a file is given to the visitor once for each that came': ({ fresh }) => {
      for (const effect of fresh)
        expect(effect).toMatchObject({ did: 'saveFile', params: { name: 'statement.csv', csv: 'Time' } });
    },
    'a failure is shown only where it happened': ({ snapshot }) => {
      const { failure } = snapshot.context;
      const isFailed =
        snapshot.matches('failed') ||
        snapshot.matches({ open: { movements: { list: 'failed' } } }) ||
        snapshot.matches({ open: { report: 'failed' } });
      expect(failure !== null).toBe(isFailed);
    },
  },
  expectations: {
    loading: ({ pending, snapshot }) => {
      expect(pending).toEqual({
        fetchWallets: { request: { isSingle: '0', language: snapshot.context.language } },
      });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    failed: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'statement.retry' })]).toEqual([{}, true]),
    'open.movements.list.asking': ({ pending, snapshot }) => {
      expect('fetchPart' in pending).toBe(true);
      expect([snapshot.hasTag('busy'), snapshot.can({ type: 'statement.refresh' })]).toEqual([true, false]);
    },
    'open.movements.list.shown': ({ pending, snapshot }) => {
      expect('fetchPart' in pending).toBe(false);
      expect([snapshot.context.part === null, snapshot.can({ type: 'statement.refresh' })]).toEqual([false, true]);
    },
    'open.movements.list.failed': ({ snapshot }) =>
      expect([snapshot.context.part, snapshot.can({ type: 'statement.refresh' })]).toEqual([null, true]),
    'open.movements.file.idle': ({ pending, snapshot: { context } }) =>
      expect(['fetchFile' in pending, context.saved, context.fileFailure]).toEqual([false, null, null]),
    'open.movements.file.fetching': ({ pending, snapshot: { context } }) =>
      expect(pending.fetchFile).toEqual({ request: { ...askedOf(context), language: context.language } }),
    'open.movements.file.saved': ({ snapshot: { context } }) =>
      expect([context.saved?.name, context.fileFailure]).toEqual(['statement.csv', null]),
    'open.movements.file.failed': ({ snapshot: { context } }) =>
      expect([context.saved, context.fileFailure?.kind]).toEqual([null, 'offline']),
    'open.report.asking': ({ pending, snapshot }) => {
      expect(Object.keys(pending)).toEqual(['fetchReport']);
      expect([snapshot.hasTag('busy'), snapshot.can({ type: 'statement.refresh' })]).toEqual([true, false]);
    },
    'open.report.shown': ({ pending, snapshot: { context } }) =>
      expect([pending, context.report]).toEqual([{}, someReport]),
    'open.report.failed': ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'statement.refresh' })]).toEqual([{}, true]),
  },
};
