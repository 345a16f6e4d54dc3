import { describe, expect, it } from 'vitest';
import type { Line } from '../../kit/does.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { waiting } from '../deskPage/deskParts.ts';
import { deskFlow } from './desk.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

const TYPED = 'start 1, desk.typeName, desk.typeSecret, desk.signIn';
const SENT = `${TYPED}, proveHuman done`;
const ASKED = `${SENT}, sendSignIn error 3`;
const SEATED = 'start 2, readOverview done 1';
/** An auditor on the fourth page since the sign-in. */
const AUDITOR = 'start 2, readOverview done 3';
const MESSAGES = `${SEATED}, desk.goTo 3`;
const EDITOR = `${SEATED}, desk.edit`;

const overview = { readOverview: { request: {} } };
const parts = { theme: { stored: 'system' }, locale: { language: 'TH' } };
const desk1 = { name: 'desk1', role: 'operator' };
const signedOut = { calls: { sendSignOut: { request: {} } } };
const page = (name: string, visit: number) => ({
  page: { language: 'TH', keySeed: `seed-of-a-desk-${visit}`, page: name, mayAct: true, operator: 'desk1' },
});
const child = (name: 'message' | 'member', visit: number, mayAct = true) => ({
  [name]: { keySeed: `seed-of-a-desk-${visit}`, mayAct },
});
const account = { account: { isDue: false, mayAct: true } };
const audit = { audit: { language: 'TH' } };
const forgetToken = [{ did: 'forgetToken', params: undefined }];
const refused = (code: string) => ({ kind: 'refused', code, message: `refused with ${code}`, details: null });
/** What has failed takes the desk with it, and ends a visit where one was. */
const broken = (visits?: number) => ({
  stops: ['theme', 'locale'],
  ...(visits !== undefined && { sets: { visits } }),
});
const asks = (to: 'message' | 'editor', type: string, next: string) => ({
  effects: [{ sent: { type, next }, to }],
});

/** Where the menu leads from what is written, on the second visit; the third begins there. */
const leaving = (seat: 'editing' | 'writing', name: 'editor' | 'message'): readonly Line[] => {
  const [type, whence] = seat === 'editing' ? ['deskEditor.close', EDITOR] : ['deskMessage.leave', MESSAGES];
  const from = `open.seated.${seat}`;
  const isWriting = seat === 'writing';
  return [
    [`${from}, desk.goTo -> (stays)`, asks(name, type, 'adjustments')],
    [`${from}, desk.account -> (stays)`, asks(name, type, 'account')],
    [`${from}, desk.signOut -> (stays)`, asks(name, type, 'signOut')],
    [`${from}, done ${name} [leadsOut] -> open.signingOut`, { ...signedOut, sets: { visits: 2 } }],
    [`${from}, done ${name} [leadsToAccount] -> open.seated.account`, { calls: account, sets: { visits: 2 } }],
    [`${from}, done ${name} [isAudit] -> open.seated.auditing`, { calls: audit, sets: { page: 'audit', visits: 2 } }],
    [
      `${from}, done ${name} [isMessages] -> open.seated.writing`,
      { calls: child('message', 2), sets: { ...(!isWriting && { page: 'messages' }), visits: 2 } },
    ],
    [
      `${from}, done ${name} [isMembers] -> open.seated.serving`,
      { calls: child('member', 2), sets: { page: 'members', visits: 2 } },
    ],
    [
      `${from}, done ${name} -> open.seated.looking`,
      { calls: page('adjustments', 2), sets: { page: 'adjustments', visits: 2 } },
      `${whence}, ${name} done ${isWriting ? 1 : 2}`,
    ],
    [`${from}, error ${name} -> broken`, broken(2)],
  ];
};

describe('the desk', () => {
  it.each(
    modelTests(deskFlow, [
      ['start 1', { calls: parts }],
      ['open, error locale -> broken', { stops: ['theme'] }],
      ['open, error theme -> broken', { stops: ['locale'] }],
      ['open, locale.changed -> (stays)', { sets: { language: 'EN' } }],
      ['open.starting, always -> open.signedOut', { calls: parts }],
      ['open.starting, always [hasToken] -> open.checking', { calls: { ...parts, ...overview } }],
      [
        'open.checking, done readOverview -> open.seated',
        { calls: page('withdrawals', 0), sets: { me: desk1, waiting } },
      ],
      [
        'open.checking, done readOverview [isFactorDue] -> open.settingUp',
        { calls: { account: { isDue: true, mayAct: false } }, sets: { me: desk1, waiting } },
      ],
      ['open.checking, error readOverview -> open.unreachable', { sets: { failure: { kind: 'offline' } } }],
      [
        'open.checking, desk.gone -> open.signedOut',
        { stops: ['readOverview'], effects: forgetToken, sets: { name: '', tried: false, ended: true } },
        `${SENT}, sendSignIn done, desk.gone`,
      ],
      ['open.unreachable, desk.retry -> open.checking', { calls: overview, sets: { failure: null } }],
      ['open.signedOut, desk.typeName -> (stays)', { sets: { name: ' desk1 ' } }],
      [
        'open.signedOut, desk.typeSecret -> (stays)',
        { sets: { failure: null } },
        `${SENT}, sendSignIn error 1, desk.typeSecret`,
      ],
      [
        'open.signedOut, desk.signIn -> (stays)',
        { sets: { tried: true, ended: false } },
        `${SEATED}, desk.gone, desk.signIn`,
      ],
      [
        'open.signedOut, desk.signIn [isFilled] -> open.verifying',
        { calls: { proveHuman: undefined }, sets: { failure: null } },
        `${SENT}, sendSignIn error 1, desk.signIn`,
      ],
      [
        'open.verifying, done proveHuman -> open.signingIn',
        {
          calls: { sendSignIn: { request: { name: 'desk1', password: 'Player#2026', human: 'a proof of work' } } },
          sets: { human: 'a proof of work' },
        },
      ],
      ['open.verifying, error proveHuman -> open.signedOut', { sets: { failure: { kind: 'timeout' } } }],
      [
        'open.signingIn, done sendSignIn -> open.checking',
        {
          calls: overview,
          effects: [{ did: 'keepToken', params: { token: 'a-token-of-the-desk', me: desk1 } }],
          sets: { password: '', human: null },
        },
      ],
      [
        'open.signingIn, error sendSignIn [asksSecondStep] -> open.secondStep',
        {
          calls: { secondStep: { door: 'desk', stepTicket: 'ticket-of-the-second-step' } },
          sets: { password: '', human: null, stepTicket: 'ticket-of-the-second-step' },
        },
      ],
      [
        'open.signingIn, error sendSignIn -> open.signedOut',
        { sets: { human: null, failure: refused('BAD_CREDENTIALS') } },
      ],
      [
        'open.secondStep, done secondStep [isGranted] -> open.checking',
        {
          calls: overview,
          effects: [{ did: 'keepToken', params: { token: 'a-token-of-the-desk' } }],
          sets: { stepTicket: '', tried: false },
        },
      ],
      [
        'open.secondStep, done secondStep -> open.signedOut',
        { sets: { stepTicket: '', tried: false } },
        `${ASKED}, secondStep done 2`,
      ],
      ['open.secondStep, error secondStep -> broken', broken()],
      ['open.settingUp, done account -> open.checking', { calls: overview }],
      ['open.settingUp, error account -> broken', broken()],
      [
        'open.settingUp, desk.gone -> open.signedOut',
        { stops: ['account'], effects: forgetToken, sets: { ended: true, me: null, waiting: null } },
      ],
      ['open.settingUp, desk.signOut -> open.signingOut', { ...signedOut, stops: ['account'] }],
      [
        'open.seated, desk.goTo -> open.seated.looking',
        { calls: page('adjustments', 1), sets: { page: 'adjustments', visits: 1 } },
      ],
      [
        'open.seated, desk.goTo [isAudit] -> open.seated.auditing',
        { calls: audit, stops: ['page'], sets: { page: 'audit', visits: 1 } },
      ],
      [
        '[MEMBER-17] open.seated, desk.goTo [isMessages] -> open.seated.writing',
        { calls: child('message', 1, false), stops: ['page'], sets: { page: 'messages', visits: 1 } },
        `${AUDITOR}, desk.goTo 3`,
      ],
      [
        'open.seated, desk.goTo [isMembers] -> open.seated.serving',
        { calls: child('member', 1, false), stops: ['page'], sets: { page: 'members', visits: 1 } },
        `${AUDITOR}, desk.goTo 4`,
      ],
      ['open.seated, desk.counted -> (stays)', { sets: { waiting: { ...waiting, toPay: 3 } } }],
      [
        'open.seated, desk.gone -> open.signedOut',
        {
          ...{ stops: ['page'], effects: forgetToken },
          sets: { name: '', tried: false, ended: true, me: null, waiting: null, page: 'withdrawals', visits: 2 },
        },
        `${SENT}, sendSignIn done, readOverview done 1, desk.goTo 1, desk.gone`,
      ],
      ['open.seated, desk.signOut -> open.signingOut', { ...signedOut, stops: ['page'], sets: { visits: 1 } }],
      [
        'open.seated, desk.account -> open.seated.account',
        { calls: { account: { isDue: false, mayAct: false } }, stops: ['page'] },
        `${AUDITOR}, desk.account`,
      ],
      [
        'open.seated.account, done account -> open.seated.looking',
        { calls: page('withdrawals', 2), sets: { page: 'withdrawals', visits: 2 } },
        `${SEATED}, desk.goTo 1, desk.account, account done`,
      ],
      ['open.seated.account, error account -> broken', broken(1)],
      ['open.seated.looking, error page -> broken', broken(1)],
      ['open.seated.auditing, error audit -> broken', broken(2)],
      ['open.seated.serving, error member -> broken', broken(2)],
      [
        '[LANG-06] open.seated.looking, locale.changed -> (stays)',
        { effects: [{ sent: { type: 'page.language', language: 'EN' }, to: 'page' }], sets: { language: 'EN' } },
      ],
      [
        'open.seated.looking, desk.adjust [isOnAdjustments] -> open.seated.adjusting',
        { calls: { adjust: { keySeed: 'seed-of-a-desk-2' } }, stops: ['page'], sets: { visits: 2 } },
      ],
      [
        'open.seated.adjusting, done adjust -> open.seated.looking',
        { calls: page('adjustments', 3), sets: { visits: 3 } },
      ],
      ['open.seated.adjusting, error adjust -> broken', broken(3)],
      [
        '[PROMO-01] open.seated.looking, desk.edit -> open.seated.editing',
        {
          calls: { editor: { subject: 'news', id: null, isCopy: false, language: 'EN', keySeed: 'seed-of-a-desk-1' } },
          stops: ['page'],
          sets: { edit: { subject: 'news', id: null, isCopy: false }, visits: 1 },
        },
        `${SEATED}, locale.changed, desk.edit`,
      ],
      ...leaving('editing', 'editor'),
      ...leaving('writing', 'message'),
      [
        'open.signingOut, done sendSignOut -> open.signedOut',
        { effects: forgetToken, sets: { me: null, waiting: null, page: 'withdrawals' } },
        `${SEATED}, desk.goTo 1, desk.signOut, sendSignOut done`,
      ],
      [
        'open.signingOut, error sendSignOut -> open.signedOut',
        { effects: forgetToken, sets: { me: null, waiting: null } },
      ],
    ]),
  )('%s', (_title, run) => run());

  it('opens the article of which a copy is asked', () => {
    const { actor, children, settle, seen } = createHarness(deskFlow, deskFlow.inputs[1] ?? expect.unreachable());
    settle(children().readOverview, first(deskFlow.outcomes.readOverview));
    actor.send({ type: 'desk.edit', subject: 'news', id: 'n1', isCopy: true });
    expect(seen(0).pending.editor).toEqual({
      ...{ subject: 'news', id: 'n1', isCopy: true, language: 'TH', keySeed: 'seed-of-a-desk-1' },
    });
  });
});
