import { expect } from 'vitest';
import { deskContract } from '../../../../src/api/contract/desk/desk.ts';
import { deskMessageMachine } from '../../../../src/machines/desk/deskMessage/deskMessage.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { sendMessage } = deskContract;

/** What an operator types, in order. */
const WHOLE = [
  { field: 'username', value: ' somchai ' },
  { field: 'titleTH', value: ' ของขวัญ ' },
  { field: 'textTH', value: 'สำหรับคุณ' },
  { field: 'titleEN', value: 'A gift' },
  { field: 'textEN', value: 'For you.' },
] as const;

export const deskMessageFlow: Flow<typeof deskMessageMachine> = {
  machine: () => deskMessageMachine,
  inputs: [
    { keySeed: 'seed-of-a-page', mayAct: true },
    { keySeed: 'seed-of-a-page', mayAct: false },
  ],
  cases: {
    'deskMessage.chooseTo': [{ to: 'everybody' }, { to: 'member' }],
    'deskMessage.chooseKind': [{ kind: 'promotion' }],
    'deskMessage.type': WHOLE,
    'deskMessage.submit': [{}],
    'deskMessage.confirm': [{}],
    'deskMessage.back': [{}],
    'deskMessage.leave': [{ next: 'news' }],
    'deskMessage.discard': [{}],
    'deskMessage.resend': [{}],
    'deskMessage.renew': [{}],
  },
  outcomes: {
    sendMessage: [
      answers(sendMessage, { sent: 2 }),
      refuses(sendMessage, 'ACCOUNT_UNKNOWN'),
      ...wireFailures(sendMessage).slice(0, 1),
    ],
  },
  project: ({ mayAct, to, kind, typed, tried, failure, sent, next }) => [
    ...[mayAct, to, kind, tried, sent, next],
    ...Object.values(typed),
    failure?.kind === 'refused' ? failure.code : failure?.kind,
  ],
  invariants: {
    'nothing is sent that is not whole': ({ pending }) => {
      if (!('sendMessage' in pending)) return;
      expect(pending.sendMessage).toMatchObject({
        request: {
          ...{ title: { EN: 'A gift', TH: 'ของขวัญ' }, text: { EN: 'For you.', TH: 'สำหรับคุณ' } },
          username: expect.stringMatching(/^(somchai)?$/),
        },
        idempotencyKey: expect.stringMatching(/^seed-of-a-page-\d+$/),
      });
    },
    'an auditor only leaves': ({ snapshot }) => {
      if (!snapshot.context.mayAct) expect(['filling', 'leaving', 'closed']).toContain(String(snapshot.value));
    },
    'the calls are the only side effects': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    filling: ({ pending, snapshot }) =>
      expect([pending, snapshot.context.sent, snapshot.can({ type: 'deskMessage.submit' })]).toEqual([
        {},
        null,
        snapshot.context.mayAct,
      ]),
    confirming: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'deskMessage.confirm' })]).toEqual([{}, true]),
    leaving: ({ pending, snapshot: { context } }) =>
      expect([pending, context.next, Object.values(context.typed).some((text) => text !== '')]).toEqual([
        {},
        'news',
        true,
      ]),
    closed: ({ pending, snapshot: { output } }) => expect([pending, output]).toEqual([{}, { next: 'news' }]),
    sending: ({ pending, snapshot }) =>
      expect([Object.keys(pending), snapshot.hasTag('busy')]).toEqual([['sendMessage'], true]),
    unsure: ({ pending, snapshot: { context } }) =>
      expect([pending, context.failure?.kind, context.sent]).toEqual([{}, 'offline', null]),
    sent: ({ pending, snapshot: { context } }) => expect([pending, context.sent]).toEqual([{}, 2]),
  },
};
