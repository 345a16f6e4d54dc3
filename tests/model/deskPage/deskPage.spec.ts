import { expect } from 'vitest';
import { deskContract } from '../../../src/api/contract/desk.ts';
import { deskPageMachine } from '../../../src/machines/deskPage/deskPage.machine.ts';
import { deedsOf, isWordSound } from '../../../src/machines/deskPage/deskPage.rules.ts';
import { refuses, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';
import { done } from '../kit/outcome.ts';
import { books, exchanges, oneWithdrawal, switches, waiting, withdrawals } from './deskParts.ts';

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
    'deskPage.turnTo': [{ number: 2 }],
    'deskPage.open': [{ id: 'w1' }],
    'deskPage.back': [{}],
    'deskPage.intend': [
      { deed: { what: 'approve', id: 'w1' } },
      { deed: { what: 'reject', id: 'w1' } },
      { deed: { what: 'setStatus', status: 1 } },
      { deed: { what: 'prove' } },
    ],
    'deskPage.type': [{ value: 'The name differs.' }, { value: '30' }],
    'deskPage.confirm': [{}],
    'deskPage.leave': [{}],
    'deskPage.again': [{}],
    'deskPage.look': [{}],
    'page.language': [{ language: 'EN' }],
  },
  eachCounts: ['page.language'],
  outcomes: {
    readPart: [came(withdrawals), came(oneWithdrawal), came(exchanges), came(switches), came(books), ...offline],
    sendDeed: [
      done(undefined),
      refuses(deskContract.approve, 'STATUS_CHANGED'),
      refuses(deskContract.approve, 'SECOND_PERSON_NEEDED'),
      ...offline,
    ],
  },
  project: ({ place, part, deed, typed, tried, failure, notice, mayAct }) => [
    ...[place, part?.kind, deed, typed, tried, failure?.kind, notice, mayAct],
  ],
  walks: [
    'start 1, readPart done 1, deskPage.open, readPart done 5, deskPage.intend 4, deskPage.back',
    'start 1, readPart done 1, deskPage.open, readPart done 5, deskPage.intend 4, sendDeed error 3, deskPage.back',
    'start 1, readPart done 1, page.language',
    'start 1, readPart done 5, deskPage.intend 4, deskPage.choose',
    'start 1, readPart done 5, deskPage.intend 4, sendDeed error 3, deskPage.choose',
  ],
  invariants: {
    'what waits for its answer keeps its key, and what comes after has another': ({
      pending,
      snapshot: { context },
    }) => {
      if ('sendDeed' in pending)
        expect(pending.sendDeed).toMatchObject({ idempotencyKey: `seed-of-a-page-${context.settled + 1}` });
    },
    'nothing is done that was not meant, nor without the reason it needs': ({ pending, snapshot: { context } }) => {
      if ('sendDeed' in pending) {
        expect(pending.sendDeed).toMatchObject({ deed: context.deed, word: context.typed.trim() });
        expect(isWordSound(context)).toBe(true);
      }
    },
    'an auditor does nothing but prove the books': ({ snapshot: { context } }) => {
      if (!context.mayAct) expect(['prove', undefined]).toContain(context.deed?.what);
    },
    'the desk is told how much waits each time it has looked': ({ fresh }) => {
      for (const effect of fresh) expect(effect).toEqual({ told: { type: 'desk.counted', waiting } });
    },
  },
  expectations: {
    reading: ({ pending, snapshot }) => {
      const { place, language, deed } = snapshot.context;
      expect([pending, deed, snapshot.hasTag('busy')]).toEqual([{ readPart: { place, language } }, null, true]);
    },
    failed: ({ pending, snapshot }) => {
      expect([pending, snapshot.can({ type: 'deskPage.retry' })]).toEqual([{}, true]);
      expect(snapshot.context.failure).not.toBeNull();
    },
    shown: ({ pending, snapshot: { context } }) => {
      expect([pending, context.deed, context.failure, context.typed]).toEqual([{}, null, null, '']);
      expect(context.part).not.toBeNull();
    },
    confirming: ({ pending, snapshot: { context } }) => {
      expect([pending, context.notice]).toEqual([{}, null]);
      expect(deedsOf(context)).toContainEqual(context.deed);
    },
    doing: ({ pending, snapshot }) => {
      expect([Object.keys(pending), snapshot.hasTag('busy'), snapshot.context.failure]).toEqual([
        ['sendDeed'],
        true,
        null,
      ]);
    },
    unsure: ({ pending, snapshot }) => {
      expect([pending, snapshot.can({ type: 'deskPage.again' }), snapshot.can({ type: 'deskPage.look' })]).toEqual([
        {},
        true,
        true,
      ]);
    },
  },
};
