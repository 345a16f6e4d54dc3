import { expect } from 'vitest';
import { deskContract } from '../../../../src/api/contract/desk/desk.ts';
import type { ActionRequest } from '../../../../src/machines/desk/deskPage/deskPage.machine.ts';
import { deskPageMachine } from '../../../../src/machines/desk/deskPage/deskPage.machine.ts';
import { refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done } from '../../kit/outcome.ts';
import { books, games, oneWithdrawal, promotions, setup, waiting, withdrawals } from './deskParts.ts';

const came = (part: typeof withdrawals) => done({ part, waiting });
const offline = wireFailures(deskContract.approve).slice(0, 1);

export const deskPageFlow: Flow<typeof deskPageMachine> = {
  machine: () => deskPageMachine,
  inputs: [
    { language: 'TH', keySeed: 'seed-of-a-page', page: 'withdrawals', mayAct: true, operator: 'desk1' },
    { language: 'TH', keySeed: 'seed-of-a-page', page: 'books', mayAct: false, operator: 'audit1' },
    { language: 'TH', keySeed: 'seed-of-a-page', page: 'games', mayAct: true, operator: 'desk1' },
  ],
  cases: {
    'deskPage.retry': [{}],
    'deskPage.refresh': [{}],
    'deskPage.choose': [{ queue: 'toPay' }],
    'deskPage.write': [{ value: ' ferry ' }],
    'deskPage.search': [{}],
    'deskPage.page': [{ number: 2 }],
    'deskPage.open': [{ id: 'w1' }],
    'deskPage.back': [{}],
    'deskPage.edit': [
      { id: null, isCopy: false },
      { id: 'open', isCopy: true },
    ],
    'deskPage.goTo': [{ page: 'vendors' }],
    'deskPage.startAction': [
      { action: { what: 'approve', id: 'w1' } },
      { action: { what: 'reject', id: 'w1' } },
      { action: { what: 'prove', id: '' } },
      { action: { what: 'hideGame', id: 'ferry-night' } },
    ],
    'deskPage.type': [{ value: ' The name differs. ' }],
    'deskPage.confirm': [{}],
    'deskPage.cancel': [{}],
    'deskPage.resend': [{}],
    'deskPage.checkStatus': [{}],
    'page.language': [{ language: 'EN' }],
  },
  eachCounts: ['page.language', 'deskPage.edit', 'deskPage.goTo'],
  outcomes: {
    readPart: [
      came(withdrawals),
      came(oneWithdrawal),
      came(books),
      came(promotions),
      came(games),
      came(setup),
      ...offline,
    ],
    sendAction: [
      done(undefined),
      refuses(deskContract.approve, 'STATUS_CHANGED'),
      refuses(deskContract.approve, 'SECOND_PERSON_NEEDED'),
      ...offline,
    ],
  },
  project: ({ location, written, part, action, typed, tried, failure, notice, mayAct, language, request }) => [
    ...[
      location,
      written,
      part?.of,
      part && 'list' in part,
      action,
      typed,
      tried,
      failure?.kind,
      notice,
      mayAct,
      language,
      request,
    ],
  ],
  invariants: {
    'is busy while a call is under way, and only then': ({ pending, snapshot }) =>
      expect(snapshot.hasTag('busy')).toBe(Object.keys(pending).length > 0),
    'only what was chosen and confirmed is sent': ({ pending }) => {
      if (!('sendAction' in pending)) return;
      const { what, request } = pending.sendAction as ActionRequest;
      const language = expect.stringMatching(/^(TH|EN)$/);
      expect([
        ['approve', { id: 'w1', language }],
        ['reject', { id: 'w1', language, remark: 'The name differs.' }],
        ['prove', {}],
        ['hideGame', { id: 'ferry-night', mark: 'shown', on: false }],
      ]).toContainEqual([what, request]);
    },
    'an auditor can only start a ledger proof': ({ snapshot: { context } }) => {
      if (!context.mayAct) expect(['prove', undefined]).toContain(context.action?.what);
    },
    'tells the desk the number of open items, what an operator edits and where to go, and nothing else': ({
      fresh,
      snapshot: { context },
    }) => {
      const told: object[] = [
        { told: { type: 'desk.counted', waiting } },
        { told: { type: 'desk.goTo', page: 'vendors' } },
      ];
      if (context.mayAct)
        told.push(
          { told: { type: 'desk.edit', subject: 'promotion', id: null, isCopy: false } },
          { told: { type: 'desk.edit', subject: 'promotion', id: 'open', isCopy: true } },
        );
      for (const effect of fresh) expect(told).toContainEqual(effect);
    },
  },
  expectations: {
    reading: ({ pending, snapshot }) => {
      const { location: place, language, action } = snapshot.context;
      expect([pending, action, snapshot.hasTag('busy')]).toEqual([{ readPart: { place, language } }, null, true]);
    },
    failed: ({ pending, snapshot }) => {
      expect([pending, snapshot.can({ type: 'deskPage.retry' })]).toEqual([{}, true]);
      expect(snapshot.context.failure).not.toBeNull();
    },
    shown: ({ pending, snapshot: { context } }) => {
      expect([pending, context.action, context.failure, context.typed]).toEqual([{}, null, null, '']);
      expect(context.part).not.toBeNull();
    },
    confirming: ({ pending, snapshot: { context } }) => {
      expect([pending, context.notice]).toEqual([{}, null]);
      // A ledger proof is confirmed only once one was refused.
      expect([
        ['withdrawals', 'approve', true],
        ['withdrawals', 'reject', true],
        ['games', 'hideGame', true],
        ['books', 'prove', context.mayAct],
      ]).toContainEqual([context.part?.of, context.action?.what, context.mayAct]);
    },
    doing: ({ pending, snapshot }) => {
      expect([Object.keys(pending), snapshot.hasTag('busy'), snapshot.context.failure]).toEqual([
        ['sendAction'],
        true,
        null,
      ]);
    },
    unsure: ({ pending, snapshot }) => {
      expect([
        pending,
        snapshot.can({ type: 'deskPage.resend' }),
        snapshot.can({ type: 'deskPage.checkStatus' }),
      ]).toEqual([{}, true, true]);
    },
  },
};
