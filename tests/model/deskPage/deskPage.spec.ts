import { expect } from 'vitest';
import { deskContract } from '../../../src/api/contract/desk.ts';
import { deskPageMachine } from '../../../src/machines/deskPage/deskPage.machine.ts';
import { actionsOf, isInputValid } from '../../../src/machines/deskPage/deskPage.rules.ts';
import { refuses, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';
import { done } from '../kit/outcome.ts';
import {
  applications,
  books,
  chatMessages,
  exchanges,
  linked,
  moves,
  news,
  oneTicket,
  oneWithdrawal,
  promotions,
  referrals,
  switches,
  tickets,
  waiting,
  withdrawals,
} from './deskParts.ts';

const came = (part: typeof withdrawals) => done({ part, waiting });
const offline = wireFailures(deskContract.approve).slice(0, 1);

export const deskPageFlow: Flow<typeof deskPageMachine> = {
  machine: () => deskPageMachine,
  inputs: [
    { language: 'TH', keySeed: 'seed-of-a-page', page: 'withdrawals', mayAct: true, operator: 'desk1' },
    { language: 'TH', keySeed: 'seed-of-a-page', page: 'books', mayAct: false, operator: 'audit1' },
  ],
  cases: {
    'deskPage.retry': [{}],
    'deskPage.refresh': [{}],
    'deskPage.choose': [{ queue: 'toPay' }],
    'deskPage.page': [{ number: 2 }],
    'deskPage.open': [{ id: 'w1' }],
    'deskPage.back': [{}],
    'deskPage.edit': [
      { id: null, isCopy: false },
      { id: 'open', isCopy: true },
    ],
    'deskPage.startAction': [
      { action: { what: 'approve', id: 'w1' } },
      { action: { what: 'reject', id: 'w1' } },
      { action: { what: 'setStatus', status: 1 } },
      { action: { what: 'prove' } },
    ],
    'deskPage.type': [{ value: 'The name differs.' }, { value: '30' }],
    'deskPage.confirm': [{}],
    'deskPage.cancel': [{}],
    'deskPage.resend': [{}],
    'deskPage.checkStatus': [{}],
    'page.language': [{ language: 'EN' }],
  },
  eachCounts: ['page.language', 'deskPage.edit'],
  outcomes: {
    readPart: [
      came(withdrawals),
      came(oneWithdrawal),
      came(exchanges),
      came(switches),
      came(books),
      ...offline,
      came(referrals),
      came(applications),
      came(linked),
      came(moves),
      came(tickets),
      came(chatMessages),
      came(oneTicket),
      came(promotions),
      came(news),
    ],
    sendAction: [
      done(undefined),
      refuses(deskContract.approve, 'STATUS_CHANGED'),
      refuses(deskContract.approve, 'SECOND_PERSON_NEEDED'),
      ...offline,
    ],
  },
  project: ({ location, part, action, typed, tried, failure, notice, mayAct }) => [
    ...[location, part?.kind, action, typed, tried, failure?.kind, notice, mayAct],
  ],
  walks: [
    'start 1, readPart done 1, deskPage.open, readPart done 5, deskPage.startAction 4, deskPage.back',
    'start 1, readPart done 1, deskPage.open, readPart done 5, deskPage.startAction 4, sendAction error 3, deskPage.back',
    'start 1, readPart done 1, page.language',
    'start 1, readPart done 6',
    'start 1, readPart done 7',
    'start 1, readPart done 8',
    'start 1, readPart done 5, deskPage.startAction 4, deskPage.choose',
    'start 1, readPart done 5, deskPage.startAction 4, sendAction error 3, deskPage.choose',
  ],
  invariants: {
    'a pending request keeps its idempotency key; the next one gets a new key': ({
      pending,
      snapshot: { context },
    }) => {
      if ('sendAction' in pending)
        expect(pending.sendAction).toMatchObject({ idempotencyKey: `seed-of-a-page-${context.keyIndex + 1}` });
    },
    'nothing is sent without a chosen action and the reason it needs': ({ pending, snapshot: { context } }) => {
      if ('sendAction' in pending) {
        expect(pending.sendAction).toMatchObject({ action: context.action, input: context.typed.trim() });
        expect(isInputValid(context)).toBe(true);
      }
    },
    'an auditor can only start a ledger proof': ({ snapshot: { context } }) => {
      if (!context.mayAct) expect(['prove', undefined]).toContain(context.action?.what);
    },
    'reports the number of pending items after each load': ({ fresh }) => {
      for (const effect of fresh)
        if (!('told' in effect && (effect.told as { type: string }).type === 'desk.edit'))
          expect(effect).toEqual({ told: { type: 'desk.counted', waiting } });
    },
    'only an operator comes to the editor': ({ fresh, snapshot: { context } }) => {
      for (const effect of fresh)
        if ('told' in effect && (effect.told as { type: string }).type === 'desk.edit')
          expect([context.mayAct, effect.told]).toEqual([true, expect.objectContaining({ subject: 'promotion' })]);
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
      expect(actionsOf(context)).toContainEqual(context.action);
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
