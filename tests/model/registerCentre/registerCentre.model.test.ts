import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { wireRegisterCentre } from '../../../src/machines/registerCentre/registerCentre.wire.ts';
import { modelTests } from '../kit/modelTests.ts';
import { listTransitions } from '../list/listFlow.ts';
import { accountFormFlow, ISSUED, linkFormFlow, madeAccountsFlow, madeAccountsSpec } from './forms.spec.ts';
import { centre, madeLink } from './registerCentre.data.ts';
import { registerCentreFlow } from './registerCentre.spec.ts';

const CHANGED = { type: 'accounts.changed' };
/** The form is empty, with another key. */
const NEXT_ACCOUNT = { typed: { username: '', nickname: '', rate: '' }, confirmed: false, tried: false, keyIndex: 1 };

describe('accounts made by hand', () => {
  it.each(modelTests(madeAccountsFlow, listTransitions(madeAccountsSpec, { shown: '[AGENT-05]' })))(
    '%s',
    (_title, run) => run(),
  );
});

describe('a new registration link', () => {
  it.each(
    modelTests(linkFormFlow, [
      'start 1',
      '[ROLE-19] start 2',
      'editing, linkForm.type -> (stays)',
      'editing, linkForm.choose [isOtherKind] -> (stays)',
      '[AGENT-05] editing, linkForm.submit [isValid] -> sending',
      'editing, linkForm.submit -> (stays)',
      'editing, linkForm.close -> closed',
      '[AGENT-05] sending, done sendLink -> closed',
      '[W8] sending, error sendLink [isOutcomeUnknown] -> unsure',
      'sending, error sendLink -> editing',
      '[W8] unsure, linkForm.resend -> sending',
      [
        '[design: a link may have been made] unsure, linkForm.checkStatus -> closed',
        { sets: { isStale: true }, ends: { made: null, isStale: true } },
      ],
    ]),
  )('%s', (_title, run) => run());
});

describe('an account made by hand', () => {
  it.each(
    modelTests(accountFormFlow, [
      'start 1',
      '[ROLE-19] start 2',
      'editing, accountForm.type -> (stays)',
      'editing, accountForm.choose [isOtherKind] -> (stays)',
      'editing, accountForm.confirm [isOtherAnswer] -> (stays)',
      '[AGENT-05] editing, accountForm.submit [isValid] -> sending',
      'editing, accountForm.submit -> (stays)',
      [
        '[AGENT-05] editing, password.wanted -> issuing',
        { calls: { issuePassword: { request: { id: 'account-3' } } }, sets: { accountId: 'account-3' } },
      ],
      [
        '[AGENT-05] sending, done sendAccount -> issuing',
        {
          calls: { issuePassword: { request: { id: 'account-4' } } },
          sets: { ...NEXT_ACCOUNT, accountId: 'account-4' },
        },
      ],
      '[W8] sending, error sendAccount [isOutcomeUnknown] -> unsure',
      'sending, error sendAccount -> editing',
      '[W8] unsure, accountForm.resend -> sending',
      [
        '[design: an account may have been made] unsure, accountForm.checkStatus -> editing',
        { tells: [CHANGED], sets: { ...NEXT_ACCOUNT, failure: null } },
      ],
      ['[AGENT-05] issuing, done issuePassword -> issued', { tells: [CHANGED], sets: { issued: ISSUED } }],
      'issuing, error issuePassword -> unissued',
      'unissued, accountForm.retry -> issuing',
      'unissued, accountForm.leave -> editing',
      '[AGENT-05] issued.resting, accountForm.copy -> issued.copying',
      'issued.copying, done copyPassword -> issued.resting',
      'issued.copying, error copyPassword -> issued.resting',
      ['[AGENT-05] issued, accountForm.leave -> editing', { sets: { issued: null, accountId: '' } }],
    ]),
  )('%s', (_title, run) => run());
});

describe('the register centre', () => {
  it.each(
    modelTests(registerCentreFlow, [
      ...['start 1', 'start 2'].map(
        (start) => [`[AGENT-05] ${start}`, { calls: { fetchOverview: { request: {} } } }] as const,
      ),
      '[AGENT-05] loading, done fetchOverview -> open',
      '[AGENT-18] loading, error fetchOverview -> failed',
      '[ERR-27] failed, registerCentre.retry -> loading',
      '[design: a broken part shows Retry] open, error accountForm -> failed',
      '[design: a broken part shows Retry] open, error madeAccounts -> failed',
      '[AGENT-05] open, accounts.changed -> (stays)',
      '[AGENT-05] open, list.opened -> (stays)',
      '[AGENT-05] open.resting, registerCentre.choose [isOtherLink] -> (stays)',
      '[AGENT-05] open.resting, registerCentre.copy [hasLink] -> open.copying',
      '[AGENT-05] open.resting, registerCentre.share [canShare] -> open.sharing',
      '[AGENT-05] open.resting, registerCentre.saveQr [hasLink] -> (stays)',
      '[AGENT-05] open.resting, registerCentre.switch [canSwitch] -> open.switching',
      '[AGENT-05] open.resting, registerCentre.write [hasRoom] -> open.writing',
      'open.copying, done copyText -> open.resting',
      'open.copying, error copyText -> open.resting',
      'open.sharing, done shareLink -> open.resting',
      'open.sharing, error shareLink -> open.resting',
      '[AGENT-05] open.switching, done switchLink -> open.resting',
      'open.switching, error switchLink -> open.resting',
      [
        '[AGENT-05] open.writing, done linkForm [isMade] -> open.resting',
        { sets: { chosen: 'link-3', keyIndex: 1, overview: { ...centre, links: madeLink.links } } },
      ],
      'open.writing, done linkForm [isStale] -> open.refreshing',
      'open.writing, done linkForm -> open.resting',
      'open.writing, error linkForm -> open.refreshing',
      'open.refreshing, done fetchOverview -> open.resting',
      'open.refreshing, error fetchOverview -> failed',
    ]),
  )('%s', (_title, run) => run());

  it('[AGENT-05] knows the address of the site, copies and saves by the browser, and whether the device can share', () => {
    const start = (shareLink: ((link: string) => Promise<void>) | null) => {
      const saved: unknown[] = [];
      const machine = wireRegisterCentre({
        origin: 'https://play.test',
        copyText: () => Promise.resolve(),
        shareLink,
        saveQr: (...file) => saved.push(file),
      });
      const never = fromPromise(() => new Promise<never>(() => {})) as never;
      const actor = createActor(machine.provide({ actors: { fetchOverview: never } }), {
        input: { language: 'TH', keySeed: 'seed', address: '/agent/registerCenter' },
      }).start();
      const { origin, canShare } = actor.getSnapshot().context;
      actor.stop();
      return [origin, canShare, saved];
    };
    expect([start(null), start(() => Promise.resolve())]).toEqual([
      ['https://play.test', false, []],
      ['https://play.test', true, []],
    ]);
  });
});
