import { expect } from 'vitest';
import { feedbackContract, type Promises, type TicketDetail } from '../../../../src/api/contract/member/feedback.ts';
import { feedbackMachine } from '../../../../src/machines/member/feedback/feedback.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { proof, text } from '../../money/receipt/receipt.spec.ts';

const { promises, send } = feedbackContract;
const NOON = 1_750_000_000_000;
const HOUR = 3_600_000;

export const somePromises: Promises = {
  types: [
    { type: 'withdrawal', withinMs: 2 * HOUR, medianMs: 12 * 60_000 },
    { type: 'idea', withinMs: 168 * HOUR, medianMs: null },
  ],
  kept: { answers: 40, inTime: 39 },
};

/** A question that waits for an answer. */
export const openTicket: TicketDetail = {
  id: 't1',
  number: '4F7K-2QXM',
  type: 'withdrawal',
  status: 'open',
  title: 'Nothing has arrived',
  openedAt: NOON,
  dueAt: NOON + 2 * HOUR,
  changedAt: NOON,
  article: null,
  messages: [{ id: 'm1', from: 'member', text: 'Nothing has arrived at my bank', at: NOON, pictures: ['p1'] }],
  closedAt: null,
  serverTime: NOON,
};

export const CONTENT = 'Nothing has arrived at my bank';

export const feedbackFlow: Flow<typeof feedbackMachine> = {
  machine: () => feedbackMachine,
  inputs: [{ language: 'EN', keySeed: 'seed-of-a-page', address: '/member/feedback?article=points' }],
  cases: {
    'feedback.retry': [{}],
    'feedback.choose': [{ question: 'withdrawal' }],
    'feedback.type': [{ value: CONTENT }, { value: 'Help' }],
    'feedback.addPictures': [{ pictures: [proof] }, { pictures: [text] }],
    'feedback.removePicture': [{ index: 0 }, { index: 7 }],
    'feedback.dropArticle': [{}],
    'feedback.submit': [{}],
    'feedback.resend': [{}],
    'feedback.checkStatus': [{}],
    'page.language': [{ language: 'TH' }],
  },
  eachCounts: ['feedback.addPictures', 'feedback.removePicture'],
  outcomes: {
    fetchPromises: [answers(promises, somePromises), ...wireFailures(promises)],
    sendFeedback: [answers(send, openTicket), refuses(send, 'LIMIT_REACHED'), ...wireFailures(send)],
  },
  project: (context) => [
    context.promises !== null,
    context.language,
    context.article,
    context.question,
    context.typed,
    context.pictures.map(({ name }) => name),
    context.tried,
    context.failure?.kind,
  ],
  invariants: {
    '[FEEDBACK-03] [FEEDBACK-04] sends nothing that is out of bounds, and keeps the language': ({
      pending,
      snapshot: { context },
    }) => {
      if (!('sendFeedback' in pending)) return;
      expect(pending.sendFeedback).toMatchObject({
        request: { type: 'withdrawal', content: CONTENT, language: context.requestLanguage },
      });
      expect(context.pictures.filter(({ name }) => name !== 'proof.png')).toEqual([]);
      expect(context.pictures.length).toBeLessThanOrEqual(3);
    },
    'tells what was made, and where something may have been made': ({ fresh }) => {
      for (const effect of fresh)
        expect([
          { told: { type: 'list.opened', id: 't1', known: openTicket } },
          { told: { type: 'listDetail.refresh' } },
        ]).toContainEqual(effect);
    },
  },
  expectations: {
    loading: ({ pending }) => expect(pending).toEqual({ fetchPromises: { request: {} } }),
    failed: ({ pending, snapshot }) =>
      expect([pending, snapshot.context.failure === null, snapshot.can({ type: 'feedback.retry' })]).toEqual([
        {},
        false,
        true,
      ]),
    writing: ({ pending, snapshot: { context } }) => expect([pending, context.promises]).toEqual([{}, somePromises]),
    sending: ({ pending, snapshot }) =>
      expect([Object.keys(pending), snapshot.context.failure]).toEqual([['sendFeedback'], null]),
    unsure: ({ pending, snapshot }) =>
      expect([
        pending,
        snapshot.can({ type: 'feedback.resend' }),
        snapshot.can({ type: 'feedback.checkStatus' }),
        snapshot.context.failure === null,
      ]).toEqual([{}, true, true, false]),
  },
};
