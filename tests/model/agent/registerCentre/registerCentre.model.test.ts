import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { wireRegisterCentre } from '../../../../src/machines/agent/registerCentre/registerCentre.wire.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { accountFormFlow, ISSUED, linkFormFlow } from './forms.spec.ts';
import { centre, madeLink, rules } from './registerCentre.data.ts';
import { registerCentreFlow } from './registerCentre.spec.ts';

const CHANGED = { type: 'accounts.changed' };
/** The form is empty, with another key. */
const NEXT_ACCOUNT = { typed: { username: '', nickname: '', rate: '' }, confirmed: false, tried: false, keyIndex: 1 };

const offline = { kind: 'offline' };
const refused = (code: string) => ({ kind: 'refused', code, message: `refused with ${code}`, details: null });
const retried = { failure: null };
const sendsLink = (request: object, key: number) => ({
  sendLink: { request, idempotencyKey: `seed-of-a-link-${key}` },
});
const sendsAccount = (request: object, key: number) => ({
  sendAccount: {
    request: { username: 'kaew2030', confirmed: true, ...request },
    idempotencyKey: `seed-of-an-account-${key}`,
  },
});
const asks = { fetchOverview: { request: {} } };
const shown = 'start 1, fetchOverview done 1';
const onUdon = `${shown}, registerCentre.choose 1`;
const UDON_LINK = 'https://play.test/register?referralCode=UDON5';

describe('a new registration link', () => {
  it.each(
    modelTests(linkFormFlow, [
      ['start 1', {}],
      ['start 2', {}],
      [
        'editing, linkForm.type -> (stays)',
        { sets: { typed: { label: 'Chiang Mai', code: 'chiang7', rate: '' } } },
        'start 1, linkForm.type 1, linkForm.type 3',
      ],
      ['editing, linkForm.choose [isOtherKind] -> (stays)', { sets: { isAgent: true } }],
      [
        '[AGENT-05] [W8] editing, linkForm.submit [isValid] -> sending',
        { calls: sendsLink({ label: 'Chiang Mai', code: 'chiang7', isAgent: false, rate: 6_000 }, 2), sets: retried },
        'start 1, linkForm.type 1, linkForm.type 3, linkForm.type 5, linkForm.submit, sendLink error 1, linkForm.submit',
      ],
      ['editing, linkForm.submit -> (stays)', { sets: { tried: true } }],
      ['editing, linkForm.close -> closed', { ends: { made: null, isStale: false } }],
      [
        '[AGENT-05] sending, done sendLink -> closed',
        { sets: { made: madeLink }, ends: { made: madeLink, isStale: false } },
      ],
      ['[W8] sending, error sendLink [isOutcomeUnknown] -> unsure', { sets: { failure: offline } }],
      ['sending, error sendLink -> editing', { sets: { keyIndex: 1, failure: refused('CODE_TAKEN') } }],
      [
        '[W8] [ROLE-19] unsure, linkForm.resend -> sending',
        { calls: sendsLink({ label: 'Chiang Mai', code: '', isAgent: true, rate: 0 }, 1), sets: retried },
        'start 2, linkForm.type 1, linkForm.choose 1, linkForm.submit, sendLink error 3, linkForm.resend',
      ],
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
      ['start 1', {}],
      ['start 2', {}],
      [
        'editing, accountForm.type -> (stays)',
        { sets: { typed: { username: 'kaew2030', nickname: 'Kaew', rate: '' } } },
        'start 1, accountForm.type 1, accountForm.type 3',
      ],
      ['editing, accountForm.choose [isOtherKind] -> (stays)', { sets: { isAgent: true } }],
      ['editing, accountForm.confirm [isOtherAnswer] -> (stays)', { sets: { confirmed: true } }],
      [
        '[AGENT-05] [W8] editing, accountForm.submit [isValid] -> sending',
        { calls: sendsAccount({ nickname: 'Kaew', isAgent: false, rate: 5_000 }, 2), sets: retried },
        'start 1, accountForm.type 1, accountForm.type 3, accountForm.type 4, accountForm.confirm 1, accountForm.submit, sendAccount error 1, accountForm.submit',
      ],
      ['editing, accountForm.submit -> (stays)', { sets: { tried: true } }],
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
      ['[W8] sending, error sendAccount [isOutcomeUnknown] -> unsure', { sets: { failure: offline } }],
      ['sending, error sendAccount -> editing', { sets: { keyIndex: 1, failure: refused('USERNAME_TAKEN') } }],
      [
        '[W8] [ROLE-19] unsure, accountForm.resend -> sending',
        { calls: sendsAccount({ nickname: '', isAgent: true, rate: 0 }, 1), sets: retried },
        'start 2, accountForm.type 1, accountForm.choose 1, accountForm.confirm 1, accountForm.submit, sendAccount error 2, accountForm.resend',
      ],
      [
        '[design: an account may have been made] unsure, accountForm.checkStatus -> editing',
        { tells: [CHANGED], sets: { ...NEXT_ACCOUNT, failure: null } },
      ],
      ['[AGENT-05] issuing, done issuePassword -> issued', { tells: [CHANGED], sets: { issued: ISSUED } }],
      ['issuing, error issuePassword -> unissued', { tells: [CHANGED], sets: { failure: refused('STATUS_CHANGED') } }],
      [
        'unissued, accountForm.retry -> issuing',
        { calls: { issuePassword: { request: { id: 'account-3' } } }, sets: { failure: null } },
      ],
      ['unissued, accountForm.leave -> editing', { sets: { failure: null, accountId: '' } }],
      [
        '[AGENT-05] issued.resting, accountForm.copy -> issued.copying',
        { calls: { copyPassword: { oneTimePassword: 'k7mq-x4hp-9rtw' } } },
      ],
      ['issued.copying, done copyPassword -> issued.resting', { sets: { copied: 'done' } }],
      ['issued.copying, error copyPassword -> issued.resting', { sets: { copied: 'failed' } }],
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
      [
        '[AGENT-05] loading, done fetchOverview -> open',
        {
          calls: {
            accountForm: { keySeed: 'seed-of-a-page-1-account', highestRate: 8_000, rules, ageThreshold: 18 },
            madeAccounts: { language: 'TH' },
          },
          sets: { overview: centre },
        },
      ],
      ['[AGENT-18] loading, error fetchOverview -> failed', { sets: { failure: refused('NOT_AN_AGENT') } }],
      ['[ERR-27] [W8] failed, registerCentre.retry -> loading', { calls: asks, sets: { keyIndex: 1, failure: null } }],
      ['[design: a broken part shows Retry] open, error accountForm -> failed', { stops: ['madeAccounts'] }],
      ['[design: a broken part shows Retry] open, error madeAccounts -> failed', { stops: ['accountForm'] }],
      [
        '[AGENT-05] open, accounts.changed -> (stays)',
        { effects: [{ sent: { type: 'list.refresh' }, to: 'madeAccounts' }] },
      ],
      [
        '[AGENT-05] open, list.opened -> (stays)',
        { effects: [{ sent: { type: 'password.wanted', id: 'account-3' }, to: 'accountForm' }] },
      ],
      ['[AGENT-05] open.resting, registerCentre.choose [isOtherLink] -> (stays)', { sets: { chosen: 'link-2' } }],
      [
        '[AGENT-05] open.resting, registerCentre.copy [hasLink] -> open.copying',
        { calls: { copyText: { text: 'UDON5' } }, sets: { copied: { what: 'code', outcome: 'underWay' } } },
        `${onUdon}, registerCentre.copy 2`,
      ],
      [
        '[AGENT-05] open.resting, registerCentre.share [canShare] -> open.sharing',
        { calls: { shareLink: { link: UDON_LINK } } },
        `${onUdon}, registerCentre.share`,
      ],
      [
        '[AGENT-05] open.resting, registerCentre.saveQr [hasLink] -> (stays)',
        { effects: [{ did: 'saveQr', params: { link: UDON_LINK, code: 'UDON5' } }] },
        `${onUdon}, registerCentre.saveQr`,
      ],
      [
        '[AGENT-05] open.resting, registerCentre.switch [canSwitch] -> open.switching',
        { calls: { switchLink: { request: { id: 'link-2', open: false } } } },
        `${onUdon}, registerCentre.switch`,
      ],
      [
        '[AGENT-05] [W8] open.resting, registerCentre.write [hasRoom] -> open.writing',
        { calls: { linkForm: { keySeed: 'seed-of-a-page-2-link', highestRate: 8_000, rules, ageThreshold: 18 } } },
        `${shown}, registerCentre.write, linkForm done 3, registerCentre.write`,
      ],
      ['open.copying, done copyText -> open.resting', { sets: { copied: { what: 'link', outcome: 'done' } } }],
      ['open.copying, error copyText -> open.resting', { sets: { copied: { what: 'link', outcome: 'failed' } } }],
      ['open.sharing, done shareLink -> open.resting', {}],
      ['open.sharing, error shareLink -> open.resting', {}],
      [
        '[AGENT-05] open.switching, done switchLink -> open.resting',
        {
          sets: {
            overview: { ...centre, links: centre.links.map((link) => ({ ...link, open: link.id === 'link-1' })) },
          },
        },
        `${onUdon}, registerCentre.switch, switchLink done`,
      ],
      ['open.switching, error switchLink -> open.resting', { sets: { failure: offline } }],
      [
        '[AGENT-05] open.writing, done linkForm [isMade] -> open.resting',
        { sets: { chosen: 'link-3', keyIndex: 1, overview: { ...centre, links: madeLink.links } } },
      ],
      ['[W8] open.writing, done linkForm [isStale] -> open.refreshing', { calls: asks, sets: { keyIndex: 1 } }],
      ['[W8] open.writing, done linkForm -> open.resting', { sets: { keyIndex: 1 } }],
      ['[W8] open.writing, error linkForm -> open.refreshing', { calls: asks, sets: { keyIndex: 1 } }],
      [
        'open.refreshing, done fetchOverview -> open.resting',
        { sets: { overview: { ...centre, highestRate: null, links: [] } } },
        `${shown}, registerCentre.write, linkForm done 2, fetchOverview done 2`,
      ],
      [
        '[AGENT-18] open.refreshing, error fetchOverview -> failed',
        { stops: ['accountForm', 'madeAccounts'], sets: { failure: refused('NOT_AN_AGENT') } },
      ],
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
