import { expect } from 'vitest';
import { lineTransferContract } from '../../../../src/api/contract/agent/lineTransfer.ts';
import { lineTransferMachine } from '../../../../src/machines/agent/lineTransfer/lineTransfer.machine.ts';
import type { Sent, Terms } from '../../../../src/machines/agent/lineTransfer/lineTransfer.rules.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { terms, send } = lineTransferContract;
const P = 10_000;
const NOON = 1_750_000_000_000;
const person = { username: 'agent1', nickname: 'Anong' };

export const offer: Terms = { person, available: 800 * P, leftToday: 500 * P, waitsUntil: null };
const sent: Sent = { person, amount: 120 * P, available: 680 * P, leftToday: 380 * P };

export const lineTransferFlow: Flow<typeof lineTransferMachine> = {
  thorough: true,
  machine: () => lineTransferMachine,
  inputs: [{ keySeed: 'seed-of-a-page' }, { keySeed: 'seed-of-a-page', to: 'd1' }],
  cases: {
    'lineTransfer.retry': [{}],
    'lineTransfer.type': [{ value: '120' }, { value: '900' }],
    'lineTransfer.useMax': [{}],
    'lineTransfer.typeSecret': [{ value: '135790' }],
    'lineTransfer.submit': [{}],
    'lineTransfer.confirm': [{}],
    'lineTransfer.back': [{}],
    'lineTransfer.resend': [{}],
    'lineTransfer.checkStatus': [{}],
    'lineTransfer.leave': [{}],
  },
  outcomes: {
    fetchTerms: [
      answers(terms, offer),
      answers(terms, { ...offer, waitsUntil: NOON }),
      answers(terms, { ...offer, leftToday: 0 }),
      answers(terms, { ...offer, person: null }),
      ...wireFailures(terms),
    ],
    sendTransfer: [answers(send, sent), refuses(send, 'BALANCE_TOO_LOW'), ...wireFailures(send)],
  },
  walks: [
    'start 2, fetchTerms done 4, lineTransfer.leave',
    'start 2, fetchTerms done 1, lineTransfer.type 1, lineTransfer.typeSecret, lineTransfer.submit, lineTransfer.confirm, lineTransfer.leave',
    'start 2, fetchTerms done 1, lineTransfer.type 1, lineTransfer.typeSecret, lineTransfer.submit, lineTransfer.confirm, sendTransfer error 2, lineTransfer.leave',
  ],
  project: (context) => [
    context.to,
    context.terms?.waitsUntil,
    context.terms?.leftToday,
    context.typed,
    context.paymentPassword,
    context.tried,
    context.failure?.kind,
    context.done?.amount,
  ],
  invariants: {
    'sends nothing while the transfer is blocked': ({ snapshot }) => {
      if (snapshot.matches('sending'))
        expect(snapshot.context.terms).toMatchObject({ waitsUntil: null, leftToday: 500 * P });
    },
    'reports only money that moved or may have moved': ({ fresh }) => {
      for (const effect of fresh) expect(effect).toEqual({ told: { type: 'page.moneyMoved' } });
    },
  },
  expectations: {
    loading: ({ pending, snapshot: { context } }) =>
      expect(pending).toEqual({ fetchTerms: { request: { to: context.to } } }),
    alone: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'lineTransfer.submit' })]).toEqual([{}, false]),
    failed: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'lineTransfer.retry' })]).toEqual([{}, true]),
    editing: ({ pending, snapshot: { context } }) => expect([pending, context.terms?.person]).toEqual([{}, person]),
    confirming: ({ pending, snapshot }) =>
      expect([pending, ['120', '500.00'].includes(snapshot.context.typed)]).toEqual([{}, true]),
    sending: ({ pending, snapshot: { context } }) => {
      const amount = context.typed === '500.00' ? 500 * P : 120 * P;
      expect(pending.sendTransfer).toMatchObject({
        request: { to: context.to, amount, paymentPassword: '135790' },
      });
    },
    unsure: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'lineTransfer.resend' })]).toEqual([{}, true]),
    left: ({ pending, snapshot: { context } }) => expect([pending, context.to]).toEqual([{}, 'd1']),
  },
};
