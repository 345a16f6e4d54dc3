import { expect } from 'vitest';
import { registerCentreContract } from '../../../../src/api/contract/agent/registerCentre.ts';
import { accountFormMachine } from '../../../../src/machines/agent/registerCentre/accountForm.machine.ts';
import { linkFormMachine } from '../../../../src/machines/agent/registerCentre/linkForm.machine.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done } from '../../kit/outcome.ts';
import { madeLink, NOW, rules } from './registerCentre.data.ts';

const { makeLink, makeAccount, issuePassword } = registerCentreContract;

export const linkFormFlow: Flow<typeof linkFormMachine> = {
  machine: () => linkFormMachine,
  inputs: [
    { keySeed: 'seed-of-a-link', highestRate: 8_000, rules },
    { keySeed: 'seed-of-a-link', highestRate: null, rules },
  ],
  cases: {
    'linkForm.type': [
      { field: 'label', value: 'Chiang Mai' },
      { field: 'code', value: 'x' },
      { field: 'code', value: 'chiang7' },
      { field: 'rate', value: '0.9' },
      { field: 'rate', value: '0.6' },
    ],
    'linkForm.choose': [{ isAgent: true }, { isAgent: false }],
    'linkForm.submit': [{}],
    'linkForm.resend': [{}],
    'linkForm.checkStatus': [{}],
    'linkForm.close': [{}],
  },
  outcomes: {
    sendLink: [
      answers(makeLink, madeLink),
      refuses(makeLink, 'CODE_TAKEN'),
      refuses(makeLink, 'LIMIT_REACHED'),
      ...wireFailures(makeLink).slice(0, 1),
    ],
  },
  project: ({ highestRate, typed, isAgent, tried, failure, made, isStale }) => [
    ...[highestRate, isAgent, tried, made?.id, isStale],
    ...Object.values(typed),
    failure?.kind === 'refused' ? failure.code : failure?.kind,
  ],
  invariants: {
    // ROLE-19: without a rebate of one's own there is none to give.
    '[AGENT-05] a link that is sent has a name, a code or none, and a rate within reach': ({ pending, snapshot }) => {
      if (!('sendLink' in pending)) return;
      const { typed, isAgent, highestRate } = snapshot.context;
      expect(['', 'chiang7']).toContain(typed.code);
      expect(pending.sendLink).toMatchObject({
        request: { label: 'Chiang Mai', code: typed.code, isAgent, rate: highestRate === null ? 0 : 6_000 },
      });
    },
  },
  expectations: {
    editing: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'linkForm.close' }), snapshot.context.made]).toEqual([{}, true, null]),
    sending: ({ pending, snapshot }) =>
      expect([Object.keys(pending), snapshot.hasTag('busy')]).toEqual([['sendLink'], true]),
    unsure: ({ pending, snapshot: { context } }) => expect([pending, context.failure?.kind]).toEqual([{}, 'offline']),
    closed: ({ snapshot: { context, output } }) => {
      expect(output).toEqual({ made: context.made, isStale: context.isStale });
      expect(context.made !== null && context.isStale).toBe(false);
    },
  },
};

export const ISSUED = issuePassword.value.parse({
  account: 'kaew2030',
  oneTimePassword: 'k7mq-x4hp-9rtw',
  expiresAt: NOW + 86_400_000,
});

export const accountFormFlow: Flow<typeof accountFormMachine> = {
  machine: () => accountFormMachine,
  inputs: [
    { keySeed: 'seed-of-an-account', highestRate: 8_000, rules, ageThreshold: 18 },
    { keySeed: 'seed-of-an-account', highestRate: null, rules, ageThreshold: 20 },
  ],
  cases: {
    'accountForm.type': [
      { field: 'username', value: 'kaew2030' },
      { field: 'nickname', value: 'x' },
      { field: 'nickname', value: 'Kaew' },
      { field: 'rate', value: '0.5' },
    ],
    'accountForm.choose': [{ isAgent: true }, { isAgent: false }],
    'accountForm.confirm': [{ confirmed: true }, { confirmed: false }],
    'accountForm.submit': [{}],
    'accountForm.resend': [{}],
    'accountForm.checkStatus': [{}],
    'accountForm.retry': [{}],
    'accountForm.copy': [{}],
    'accountForm.leave': [{}],
    'password.wanted': [{ id: 'account-3' }],
  },
  outcomes: {
    sendAccount: [
      answers(makeAccount, { id: 'account-4', account: 'kaew2030' }),
      refuses(makeAccount, 'USERNAME_TAKEN'),
      ...wireFailures(makeAccount).slice(0, 1),
    ],
    issuePassword: [answers(issuePassword, ISSUED), refuses(issuePassword, 'STATUS_CHANGED')],
    copyPassword: [done(undefined), defect],
  },
  project: ({ highestRate, typed, isAgent, confirmed, tried, failure, accountId, issued, copied }) => [
    ...[highestRate, isAgent, confirmed, tried, accountId, issued?.account, copied],
    ...Object.values(typed),
    failure?.kind === 'refused' ? failure.code : failure?.kind,
  ],
  invariants: {
    '[AGENT-05] an account that is sent is valid and confirmed': ({ pending, snapshot: { context } }) => {
      if (!('sendAccount' in pending)) return;
      const { typed, isAgent, highestRate } = context;
      expect(['', 'Kaew']).toContain(typed.nickname);
      expect(pending.sendAccount).toMatchObject({
        request: {
          ...{ username: 'kaew2030', nickname: typed.nickname, isAgent, confirmed: true },
          rate: highestRate === null ? 0 : 5_000,
        },
      });
    },
    'a password is kept only while it is shown': ({ snapshot }) =>
      expect(snapshot.context.issued !== null).toBe(snapshot.matches('issued')),
    'the page hears of accounts, and nothing else': ({ effects }) => {
      for (const effect of effects) expect(effect).toEqual({ told: { type: 'accounts.changed' } });
    },
  },
  expectations: {
    editing: ({ pending, snapshot: { context } }) => expect([pending, context.accountId]).toEqual([{}, '']),
    sending: ({ pending, snapshot }) =>
      expect([Object.keys(pending), snapshot.hasTag('busy')]).toEqual([['sendAccount'], true]),
    unsure: ({ pending, snapshot: { context } }) => expect([pending, context.failure?.kind]).toEqual([{}, 'offline']),
    issuing: ({ pending, snapshot }) => {
      expect(pending).toEqual({ issuePassword: { request: { id: snapshot.context.accountId } } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    unissued: ({ pending, snapshot: { context } }) =>
      expect([pending, context.failure?.kind, context.issued]).toEqual([{}, 'refused', null]),
    'issued.resting': ({ pending, snapshot: { context } }) => expect([pending, context.issued]).toEqual([{}, ISSUED]),
    'issued.copying': ({ pending }) => expect(pending).toEqual({ copyPassword: { oneTimePassword: 'k7mq-x4hp-9rtw' } }),
  },
};
