import { expect } from 'vitest';
import { deskContract } from '../../../../src/api/contract/desk/desk.ts';
import { ApiError } from '../../../../src/api/failure.ts';
import { deskMachine } from '../../../../src/machines/desk/desk/desk.machine.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done, fails } from '../../kit/outcome.ts';
import { waiting } from '../deskPage/deskParts.ts';

const { overview, signIn, signOut } = deskContract;
const serverTime = 1_795_000_000_000;
const desk1 = { name: 'desk1', role: 'operator' } as const;
const start = { language: 'TH', theme: 'system', keySeed: 'seed-of-a-desk' } as const;

export const TOKEN = 'a-token-of-the-desk';

/** Where the menu leads from something written. */
const NEXT = ['adjustments', 'audit', 'messages', 'members', 'account', 'signOut'] as const;

/** The lines say which visit and language it is. */
const seed = expect.stringMatching(/^seed-of-a-desk-\d+$/);
const tongue = expect.stringMatching(/^(TH|EN)$/);
const mayAct = (me: { readonly role: string } | null): boolean => me?.role === 'operator';

export const deskFlow: Flow<typeof deskMachine> = {
  machine: () => deskMachine,
  inputs: [
    { ...start, hasToken: false },
    { ...start, hasToken: true },
  ],
  cases: {
    'desk.typeName': [{ value: ' desk1 ' }],
    'desk.typeSecret': [{ value: 'Player#2026' }],
    'desk.signIn': [{}],
    'desk.retry': [{}],
    'desk.goTo': [{ page: 'adjustments' }, { page: 'audit' }, { page: 'messages' }, { page: 'members' }],
    'desk.adjust': [{}],
    'desk.edit': [{ subject: 'news', id: null, isCopy: false }],
    'desk.signOut': [{}],
    'desk.account': [{}],
    'desk.gone': [{}],
    'desk.counted': [{ waiting: { ...waiting, toPay: 3 } }],
    'locale.changed': [{ texts: 'EN' }],
    'locale.failed': [{}],
  },
  eachCounts: ['desk.account', 'desk.goTo', 'locale.changed'],
  outcomes: {
    theme: [defect],
    locale: [defect],
    readOverview: [
      answers(overview, { me: desk1, secondFactor: 'off', waiting, serverTime }),
      answers(overview, { me: desk1, secondFactor: 'due', waiting, serverTime }),
      answers(overview, { me: { name: 'audit1', role: 'auditor' }, secondFactor: 'on', waiting, serverTime }),
      ...wireFailures(overview).slice(0, 1),
    ],
    proveHuman: [done('a proof of work'), fails(new ApiError({ kind: 'timeout' }))],
    sendSignIn: [
      answers(signIn, { token: TOKEN, me: desk1 }),
      refuses(signIn, 'BAD_CREDENTIALS'),
      refuses(signIn, 'HUMAN_CHECK_FAILED'),
      refuses(signIn, 'SECOND_FACTOR_NEEDED', { stepTicket: 'ticket-of-the-second-step' }),
      ...wireFailures(signIn).slice(0, 1),
    ],
    sendSignOut: [answers(signOut, null), ...wireFailures(signOut).slice(0, 1)],
    secondStep: [
      done({ granted: { token: TOKEN, firstTimeLogin: false, passwordExpired: false }, failure: null }),
      done({ granted: null, failure: null }),
      defect,
    ],
    account: [done(undefined), defect],
    page: [defect],
    adjust: [done(undefined), defect],
    editor: [...[null, ...NEXT].map((next) => done({ next })), defect],
    message: [...NEXT.map((next) => done({ next })), defect],
    member: [defect],
    audit: [defect],
  },
  project: ({ hasToken, language, name, password, tried, failure, ended, me, waiting, page }) => [
    ...[hasToken, language, name, password, tried, ended, me?.role, waiting?.toPay, page],
    failure?.kind === 'refused' ? failure.code : failure?.kind,
  ],
  walks: [
    'start 1, desk.typeName, desk.typeSecret, desk.signIn, proveHuman done, sendSignIn done, readOverview error, desk.retry',
  ],
  invariants: {
    'the password is cleared after the sign-in': ({ snapshot }) => {
      const isTyped = (['signedOut', 'verifying', 'signingIn'] as const).some((open) => snapshot.matches({ open }));
      if (!isTyped && !snapshot.matches('broken')) expect(snapshot.context.password).toBe('');
    },
    'a proof of work is sent once': ({ snapshot }) => {
      if (!snapshot.matches({ open: 'signingIn' }) && !snapshot.matches('broken'))
        expect(snapshot.context.human).toBeNull();
    },
    'nothing of an operator is left for the next one': ({ snapshot }) => {
      const { me, waiting: counts, page } = snapshot.context;
      if (snapshot.matches({ open: 'signedOut' })) expect([me, counts, page]).toEqual([null, null, 'withdrawals']);
    },
    'a token is stored only by a sign-in': ({ fresh }) => {
      for (const effect of fresh)
        if ('did' in effect && effect.did === 'keepToken') expect(effect.params).toMatchObject({ token: TOKEN });
    },
    'no page opens without a sign-in': ({ pending, snapshot }) => {
      if ('page' in pending) expect(snapshot.matches({ open: 'seated' })).toBe(true);
    },
  },
  expectations: {
    'open.starting': () => expect.unreachable('it is left at once'),
    'open.checking': ({ pending, snapshot }) => {
      expect(pending).toMatchObject({ readOverview: { request: {} } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    'open.unreachable': ({ pending, snapshot }) => {
      expect(Object.keys(pending).toSorted()).toEqual(['locale', 'theme']);
      expect(snapshot.context.failure?.kind).toBe('offline');
    },
    'open.signedOut': ({ pending }) => expect(Object.keys(pending).toSorted()).toEqual(['locale', 'theme']),
    'open.verifying': ({ pending, snapshot }) => {
      expect(Object.keys(pending)).toContain('proveHuman');
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    'open.signingIn': ({ pending }) =>
      expect(pending).toMatchObject({
        sendSignIn: { request: { name: 'desk1', password: 'Player#2026', human: 'a proof of work' } },
      }),
    'open.seated.looking': ({ pending, snapshot: { context } }) => {
      const { page, me } = context;
      expect(Object.keys(pending)).toContain('page');
      // On the rendered view a running page does not reveal its input.
      if (pending.page !== undefined)
        expect(pending.page).toEqual({ language: tongue, keySeed: seed, page, mayAct: mayAct(me), operator: me?.name });
    },
    'open.seated.auditing': ({ pending, snapshot: { context } }) => {
      expect([Object.keys(pending), context.page]).toEqual([expect.arrayContaining(['audit']), 'audit']);
      if (pending.audit !== undefined) expect(pending.audit).toEqual({ language: tongue });
    },
    'open.seated.writing': ({ pending, snapshot: { context } }) => {
      expect([Object.keys(pending), context.page]).toEqual([expect.arrayContaining(['message']), 'messages']);
      if (pending.message !== undefined) expect(pending.message).toEqual({ keySeed: seed, mayAct: mayAct(context.me) });
    },
    'open.seated.serving': ({ pending, snapshot: { context } }) => {
      expect([Object.keys(pending), context.page]).toEqual([expect.arrayContaining(['member']), 'members']);
      if (pending.member !== undefined) expect(pending.member).toEqual({ keySeed: seed, mayAct: mayAct(context.me) });
    },
    'open.seated.adjusting': ({ pending, snapshot: { context } }) => {
      expect(Object.keys(pending)).toContain('adjust');
      if (pending.adjust !== undefined) expect(pending.adjust).toEqual({ keySeed: seed });
      expect([context.page, context.me?.role]).toEqual(['adjustments', 'operator']);
    },
    'open.seated.editing': ({ pending }) => {
      expect(Object.keys(pending)).toContain('editor');
      if (pending.editor !== undefined)
        expect(pending.editor).toEqual({ subject: 'news', id: null, isCopy: false, language: tongue, keySeed: seed });
    },
    'open.secondStep': ({ pending, snapshot: { context } }) => {
      expect([Object.keys(pending), context.password]).toEqual([expect.arrayContaining(['secondStep']), '']);
      if (pending.secondStep !== undefined)
        expect(pending.secondStep).toEqual({ door: 'desk', stepTicket: 'ticket-of-the-second-step' });
    },
    'open.settingUp': ({ pending }) => {
      expect(Object.keys(pending).toSorted()).toEqual(['account', 'locale', 'theme']);
      if (pending.account !== undefined) expect(pending.account).toEqual({ isDue: true, mayAct: false });
    },
    'open.seated.account': ({ pending, snapshot: { context } }) => {
      expect(Object.keys(pending)).toContain('account');
      if (pending.account !== undefined) expect(pending.account).toEqual({ isDue: false, mayAct: mayAct(context.me) });
    },
    'open.signingOut': ({ pending }) => expect(pending).toMatchObject({ sendSignOut: { request: {} } }),
    broken: ({ pending }) => expect(pending).toEqual({}),
  },
};
