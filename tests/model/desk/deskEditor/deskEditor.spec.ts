import { expect } from 'vitest';
import { deskContract } from '../../../../src/api/contract/desk/desk.ts';
import type { PromotionDraft } from '../../../../src/api/contract/desk/deskPromotions.ts';
import { deskEditorMachine } from '../../../../src/machines/desk/deskEditor/deskEditor.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { promotion, savePromotion } = deskContract;
const P = 10_000;

export const whole: PromotionDraft = {
  ...{ filters: ['slots', 'newbie'], art: 'naga', link: null, startsAt: 1_795_000_020_000, endsAt: null },
  title: { TH: 'หมุนยามค่ำ', EN: 'Night spins' },
  summary: { TH: 'รับ P 50', EN: 'P 50 once.' },
  who: { TH: 'ทุกคน', EN: 'Everybody' },
  rules: { TH: 'ข้อหนึ่ง', EN: 'One.\nTwo.' },
  terms: {
    ...{ kind: 'task', amount: 50 * P, percent: 0, task: 'deposits', least: 200 * P, prizes: [], wagering: 3, days: 7 },
    ...{ games: [{ category: 'RNG', percent: 50 }], newDays: 30 },
  },
};
const begun: PromotionDraft = { ...whole, summary: { TH: '', EN: '' }, startsAt: null };
const updatedAt = 1_795_000_000_000;
const input = { keySeed: 'seed-of-a-page', subject: 'promotion', language: 'EN' } as const;

export const deskEditorFlow: Flow<typeof deskEditorMachine> = {
  machine: () => deskEditorMachine,
  inputs: [
    { ...input, id: null, isCopy: false },
    { ...input, id: 'p1', isCopy: false },
    { ...input, id: 'p1', isCopy: true },
  ],
  cases: {
    'deskEditor.retry': [{}],
    'deskEditor.type': [
      { field: 'titleTH', value: 'คืนใหม่' },
      { field: 'titleEN', value: '' },
      { field: 'amount', value: '12x' },
    ],
    'deskEditor.preview': [{ language: 'TH' }],
    'deskEditor.saveDraft': [{}],
    'deskEditor.publish': [{}],
    'deskEditor.confirm': [{}],
    'deskEditor.back': [{}],
    'deskEditor.resend': [{}],
    'deskEditor.close': [{}, { next: 'news' }],
    'deskEditor.discard': [{}],
  },
  outcomes: {
    fetchDraft: [
      answers(promotion, { draft: whole, published: true, members: 3, updatedAt }),
      answers(promotion, { draft: begun, published: false, members: 0, updatedAt }),
      answers(promotion, { draft: whole, published: false, members: 0, updatedAt }),
      ...wireFailures(promotion).slice(0, 1),
    ],
    sendDraft: [
      answers(savePromotion, { id: 'p1' }),
      refuses(savePromotion, 'STATUS_CHANGED'),
      refuses(savePromotion, 'INVALID_FIELDS', { fields: ['endsAt'] }),
      ...wireFailures(savePromotion).slice(0, 1),
    ],
  },
  project: ({ id, isCopy, language, typed, isTouched, published, members, tried, failure, next }) => [
    next,
    ...[id, isCopy, language, typed.titleTH, typed.titleEN, typed.summaryEN, typed.amount],
    ...[isTouched, published, members, tried, failure?.kind === 'refused' ? failure.code : failure?.kind],
  ],
  invariants: {
    'what is published stays published, and is sent as what was read': ({ pending, snapshot: { context } }) => {
      if (!('sendDraft' in pending)) return;
      expect(pending.sendDraft).toMatchObject({
        ...{ kind: 'promotion', idempotencyKey: expect.stringMatching(/^seed-of-a-page-\d+$/) },
        request: context.isCopy || context.id === null ? { id: null, updatedAt: null } : { id: 'p1', updatedAt },
      });
      if (context.published) expect(pending.sendDraft).toMatchObject({ request: { publish: true } });
    },
    'a copy is nobody’s yet': ({ snapshot: { context } }) => {
      if (context.isCopy) expect([context.published, context.members, context.typed.startsAt]).toEqual([false, 0, '']);
    },
  },
  expectations: {
    opening: () => expect.unreachable('it is left at once'),
    loading: ({ pending, snapshot }) =>
      expect([pending, snapshot.hasTag('busy')]).toEqual([
        { fetchDraft: { kind: 'promotion', request: { id: 'p1' } } },
        true,
      ]),
    failed: ({ pending, snapshot }) =>
      expect([pending, snapshot.context.failure?.kind, snapshot.can({ type: 'deskEditor.retry' })]).toEqual([
        ...[{}, 'offline', true],
      ]),
    editing: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'deskEditor.saveDraft' })]).toEqual([{}, !snapshot.context.published]),
    confirming: ({ pending, snapshot: { context } }) =>
      expect([pending, context.tried, context.failure]).toEqual([{}, 'publish', null]),
    leaving: ({ pending, snapshot: { context } }) => expect([pending, context.isTouched]).toEqual([{}, true]),
    saving: ({ pending, snapshot }) =>
      expect([Object.keys(pending), snapshot.hasTag('busy')]).toEqual([['sendDraft'], true]),
    unsure: ({ pending, snapshot: { context } }) => expect([pending, context.failure?.kind]).toEqual([{}, 'offline']),
    saved: ({ pending, snapshot: { context } }) => expect([pending, context.failure]).toEqual([{}, null]),
    closed: ({ pending }) => expect(pending).toEqual({}),
  },
};
