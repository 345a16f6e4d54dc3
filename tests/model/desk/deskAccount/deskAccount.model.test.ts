import { describe, it } from 'vitest';
import { modelTests } from '../../kit/modelTests.ts';
import { afterReset, all, codes, deskAccountFlow, setup } from './deskAccount.spec.ts';

const SHOWN = 'start 1, fetchOperators done';
const PROVED = 'deskAccount.typeSecret 1, deskAccount.submit';
const APP = `${SHOWN}, deskAccount.begin 1, ${PROVED}`;
const SCANNING = `${APP}, sendStart done`;
const CODE_SENT = `${SCANNING}, deskAccount.typeSecret 3, deskAccount.submit`;
const PASSWORD = `${SHOWN}, deskAccount.begin 2, deskAccount.typeSecret 2, ${PROVED}`;
const RESET = `${SHOWN}, deskAccount.reset, deskAccount.typeRemark, ${PROVED}`;

const lists = { fetchOperators: { request: {} } };
const none = { password: '', newPassword: '', factorCode: '' };
const password = 'Player#2026';
const refused = (code: string, details: object | null = null) => ({
  failure: { kind: 'refused', code, message: `refused with ${code}`, details },
});

describe('the sign-in of the operators', () => {
  it.each(
    modelTests(deskAccountFlow, [
      ['starting, always -> loading', { calls: lists }],
      ['starting, always [isDue] -> proving', {}],
      ['loading, done fetchOperators -> shown', { sets: { operators: all } }],
      ['loading, error fetchOperators -> failed', { sets: { typed: none, failure: { kind: 'offline' } } }],
      ['loading, deskAccount.close -> closed', { ends: undefined }],
      ['failed, deskAccount.retry -> loading', { calls: lists, sets: { failure: null } }],
      ['failed, deskAccount.close -> closed', { ends: undefined }],
      [
        'shown, deskAccount.begin -> proving',
        { sets: { task: 'password', done: null } },
        `${RESET}, sendReset done, deskAccount.begin 2`,
      ],
      ['shown, deskAccount.reset [canReset] -> proving', { sets: { task: 'reset', name: 'desk2' } }],
      ['shown, deskAccount.close -> closed', { ends: undefined }],
      [
        'proving, deskAccount.typeSecret [isInForm] -> (stays)',
        { sets: { typed: { password, newPassword: 'a-quiet-harbour-91', factorCode: '' }, failure: null } },
        `${PASSWORD}, sendPassword error, deskAccount.typeSecret 1`,
      ],
      [
        'proving, deskAccount.typeRemark [isForReset] -> (stays)',
        { sets: { failure: null } },
        `${RESET}, sendReset error, deskAccount.typeRemark`,
      ],
      ['proving, deskAccount.submit [hasProblem] -> (stays)', { sets: { tried: true } }],
      [
        'proving, deskAccount.submit [isForApp] -> asking',
        { calls: { sendStart: { request: { password } } }, sets: { tried: true, failure: null } },
        `${APP}, sendStart error, deskAccount.submit`,
      ],
      [
        'proving, deskAccount.submit [isForPassword] -> changing',
        {
          calls: { sendPassword: { request: { password, newPassword: 'a-quiet-harbour-91' } } },
          sets: { tried: true },
        },
      ],
      [
        'proving, deskAccount.submit -> resetting',
        { calls: { sendReset: { request: { name: 'desk2', password, remark: 'lost phone' } } }, sets: { tried: true } },
      ],
      [
        'proving, deskAccount.cancel [not isDue] -> shown',
        { sets: { task: 'app', name: '', typed: none, tried: false } },
        `${SHOWN}, deskAccount.reset, ${PROVED}, deskAccount.cancel`,
      ],
      ['asking, done sendStart -> scanning', { sets: { typed: none, tried: false, setup } }],
      [
        'asking, error sendStart -> proving',
        { sets: { typed: { ...none, password }, tried: false, ...refused('LOGIN_PASSWORD_WRONG') } },
      ],
      ['scanning, deskAccount.typeSecret [isCode] -> (stays)', { sets: { typed: { ...none, factorCode: '246813' } } }],
      [
        'scanning, deskAccount.submit [isSixDigits] -> confirming',
        {
          calls: { sendConfirm: { request: { stepTicket: 'x'.repeat(43), factorCode: '246813' } } },
          sets: { tried: true },
        },
      ],
      ['scanning, deskAccount.submit -> (stays)', { sets: { tried: true } }],
      [
        'scanning, deskAccount.cancel -> proving',
        { sets: { typed: none, setup: null, failure: null } },
        `${CODE_SENT}, sendConfirm error 1, deskAccount.cancel`,
      ],
      [
        'confirming, done sendConfirm -> codes',
        { sets: { typed: none, tried: false, setup: null, recoveryCodes: codes } },
      ],
      [
        'confirming, error sendConfirm [isExpired] -> proving',
        { sets: { typed: none, tried: false, setup: null, ...refused('SECOND_STEP_EXPIRED') } },
      ],
      [
        'confirming, error sendConfirm -> scanning',
        { sets: { typed: none, tried: false, ...refused('SECOND_FACTOR_WRONG', { triesLeft: 4 }) } },
      ],
      ['codes, deskAccount.done [isDue] -> closed', { sets: { recoveryCodes: [] }, ends: undefined }],
      ['codes, deskAccount.done -> loading', { calls: lists, sets: { recoveryCodes: [] } }],
      ['changing, done sendPassword -> shown', { sets: { task: 'app', typed: none, tried: false, done: 'password' } }],
      [
        'changing, error sendPassword -> proving',
        {
          sets: {
            ...{ typed: { password, newPassword: 'a-quiet-harbour-91', factorCode: '' }, tried: false },
            ...refused('PASSWORD_COMMON'),
          },
        },
      ],
      [
        'resetting, done sendReset -> shown',
        {
          sets: {
            ...{ operators: afterReset, task: 'app', name: '', typed: none, remark: '', tried: false, done: 'reset' },
          },
        },
      ],
      [
        'resetting, error sendReset -> proving',
        { sets: { typed: { ...none, password }, tried: false, ...refused('LOGIN_PASSWORD_WRONG') } },
      ],
    ]),
  )('%s', (_title, run) => run());
});
