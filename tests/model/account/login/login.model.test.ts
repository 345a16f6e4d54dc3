import { describe, it } from 'vitest';
import { modelTests } from '../../kit/modelTests.ts';
import { japan, loginFlow, thailand } from './login.spec.ts';
import { secondSteps } from './secondSteps.ts';

describe('the login', () => {
  it.each(
    modelTests(loginFlow, [
      [
        '[COUNTRY-07] [STORE-09] start 1',
        {
          calls: {
            smsCode: undefined,
            countries: { call: null },
            countryPicker: { countries: [thailand, japan], country: thailand },
            recall: undefined,
          },
        },
      ],
      [
        '[COUNTRY-07] [STORE-09] start 2',
        {
          calls: {
            smsCode: undefined,
            countries: { call: null },
            countryPicker: { countries: [thailand, japan], country: thailand },
            recall: undefined,
          },
        },
      ],
      [
        '[design: a broken SMS part withdraws SMS login, username stays] any, error smsCode -> form',
        {
          stops: ['countries', 'countryPicker', 'recall'],
          sets: { smsBroken: true, features: { smsLogin: false, forcedPasswordChange: true } },
        },
      ],
      [
        '[design: without countries SMS login is withdrawn, username stays] any, error countries -> form',
        {
          stops: ['smsCode', 'countryPicker', 'recall'],
          sets: { smsBroken: true, features: { smsLogin: false, forcedPasswordChange: true } },
        },
      ],
      [
        '[COUNTRY-03] any, countries.loaded -> (stays)',
        {
          effects: [
            {
              sent: { type: 'countryPicker.settings', countries: [japan, thailand], country: thailand },
              to: 'countryPicker',
            },
          ],
          sets: { countries: [japan, thailand] },
        },
      ],
      [
        '[design: a broken country picker withdraws SMS login, username stays] any, error countryPicker -> form',
        {
          stops: ['smsCode', 'countries', 'recall'],
          sets: { smsBroken: true, features: { smsLogin: false, forcedPasswordChange: true } },
        },
      ],
      [
        '[COUNTRY-08] any, country.chosen -> (stays)',
        { sets: { country: japan } },
        'start 1, recall done, login.type 1, login.chooseMethod 1, country.chosen 2',
      ],
      [
        '[design: a login not yet sent may be closed] recalling, login.close -> ended',
        { ends: { outcome: 'closed', firstTimeLogin: false, changeDue: false, stored: null } },
      ],
      [
        '[design: a login not yet sent may be closed] form, login.close -> ended',
        { ends: { outcome: 'closed', firstTimeLogin: false, changeDue: false, stored: null } },
      ],
      [
        '[design: a login not yet sent may be closed] verifying, login.close -> ended',
        { ends: { outcome: 'closed', firstTimeLogin: false, changeDue: false, stored: null } },
      ],
      ['[LOGIN-27] [LOGIN-28] [LOGIN-29] form, login.remember [isTicked] -> (stays)', { sets: { remember: true } }],
      [
        '[design: slow reading of remembered values never blocks the form] recalling, after patience (3 s) -> form',
        { stops: ['recall'] },
      ],
      [
        '[LOGIN-03] [COUNTRY-03] any, modal.settings -> (stays)',
        {
          effects: [
            { sent: { type: 'countryPicker.settings', countries: [japan], country: japan }, to: 'countryPicker' },
          ],
          sets: { features: { smsLogin: true, forcedPasswordChange: true }, countries: [japan] },
        },
      ],
      [
        '[CAPTCHA-02] [A1] any, captcha.renewed -> (stays)',
        { sets: { values: { username: '', password: '', captcha: '', mobileNum: '', verificationCode: '' } } },
      ],
      [
        '[SMS-12] [ERR-11] any, smsCode.refused -> (stays)',
        { tells: [{ type: 'smsCode.refused', failure: { kind: 'offline' } }] },
      ],
      ['[design: nothing remembered, the form opens empty] recalling, done recall -> form', {}],
      ['[design: unreadable remembered values never block the login] recalling, error recall -> form', {}],
      [
        '[LOGIN-01] [LOGIN-02] form, login.type -> (stays)',
        { sets: { values: { username: ' somchai ', password: '', captcha: '', mobileNum: '', verificationCode: '' } } },
      ],
      [
        '[LOGIN-01] [LOGIN-02] form, login.typeSecret -> (stays)',
        {
          sets: {
            values: { username: '', password: ' Player#2026 ', captcha: '', mobileNum: '', verificationCode: '' },
          },
        },
      ],
      [
        '[design: a field shows its error once left] form, login.leaveField -> (stays)',
        { sets: { touched: ['username'] } },
      ],
      [
        '[LOGIN-02] [LOGIN-03] form, login.chooseMethod [isMethodOffered] -> (stays)',
        { sets: { method: 'sms', touched: [], failure: null } },
        'start 1, recall done, login.type 1, login.typeSecret 1, login.submit, proveHuman done, sendLogin error 2, login.chooseMethod 1',
      ],
      [
        '[LOGIN-30] form, login.remember -> (stays)',
        {
          effects: [{ did: 'forgetRemembered', params: { remember: false, type: 'login.remember' } }],
          sets: { remember: false },
        },
        'start 1, recall done, login.type 1, login.typeSecret 1, login.remember 1, login.submit, proveHuman done, sendLogin error 2, login.chooseMethod 1, login.remember 2',
      ],
      [
        '[FORGOT-01] [FORGOT-02] form, login.goTo -> ended',
        {
          sets: { wanted: 'forgot' },
          ends: { outcome: 'forgot', firstTimeLogin: false, changeDue: false, stored: null },
        },
      ],
      [
        '[CAPTCHA-03] [CAPTCHA-02] form, login.refreshCaptcha [isCaptchaShown] -> (stays)',
        {
          effects: [{ sent: { type: 'captcha.refresh' }, to: 'captcha' }],
          sets: {
            values: {
              username: ' somchai ',
              password: ' Player#2026 ',
              captcha: '',
              mobileNum: '',
              verificationCode: '',
            },
          },
        },
      ],
      [
        '[SMS-10] [LOGIN-05] [API-06] form, login.requestCode [isMobileValid] -> (stays)',
        {
          effects: [
            { sent: { type: 'smsCode.send', countryDialingCode: '66', mobileNum: '081-234-5678' }, to: 'smsCode' },
          ],
        },
      ],
      ['[SMS-10] form, login.requestCode -> (stays)', { sets: { touched: ['mobileNum'] } }],
      [
        '[LOGIN-04] [LOGIN-06] [A2] form, login.submit [isByUsername and isFormValid] -> verifying',
        { calls: { proveHuman: undefined }, sets: { failure: null } },
        'start 1, smsCode error, login.type 1, login.typeSecret 1, login.submit, proveHuman done, sendLogin error 2, login.typeSecret 2, login.submit',
      ],
      [
        '[LOGIN-04] [LOGIN-07] [LOGIN-08] [LOGIN-05] [LOGIN-11] [CAPTCHA-04] form, login.submit [isFormValid] -> sending',
        {
          calls: {
            sendLogin: {
              headers: { 'login-area': 'site', 'captcha-key': 'a-key-of-sixteen-or-more' },
              request: {
                type: 'sms',
                countryDialingCode: '66',
                mobileNum: '081-234-5678',
                verificationCode: '123456',
                captcha: 'AB3DE',
              },
            },
          },
          tells: [{ type: 'modal.hold' }],
          sets: { failure: null },
        },
        'start 1, recall done, login.type 2, login.typeSecret 3, login.chooseMethod 1, login.submit, sendLogin error 2, login.typeSecret 2, login.submit',
      ],
      [
        '[LOGIN-04] [VALID-29] [VALID-30] form, login.submit -> (stays)',
        { sets: { touched: ['username', 'password'] } },
      ],
      [
        '[LOGIN-01] [LOGIN-08] [LOGIN-05] [LOGIN-06] [LOGIN-09] [A2] verifying, done proveHuman [isFormValid] -> sending',
        {
          calls: {
            sendLogin: {
              headers: { 'login-area': 'site' },
              request: { type: 'username', username: 'somchai', password: 'Player#2026', human: 'proof of a human' },
            },
          },
          tells: [{ type: 'modal.hold' }],
          sets: { human: 'proof of a human' },
        },
      ],
      [
        '[CAPTCHA-02] [CAPTCHA-04] [LOGIN-04] [VALID-31] verifying, done proveHuman -> form',
        { sets: { touched: ['username', 'password', 'captcha'] } },
      ],
      ['[ERR-27] verifying, error proveHuman -> form', { sets: { failure: { kind: 'offline' } } }],
      [
        '[LOGIN-14] [LOGIN-18] [LOGIN-17] [A11] sending, done sendLogin -> ended',
        {
          tells: [{ type: 'modal.release' }],
          effects: [
            { did: 'storeToken', params: { token: 'token-1' } },
            { did: 'remember', params: { remembered: null } },
          ],
          sets: { granted: { firstTimeLogin: false, passwordExpired: false } },
          ends: {
            outcome: 'loggedIn',
            firstTimeLogin: false,
            changeDue: false,
            stored: { username: 'somchai', password: 'Player#2026' },
          },
        },
      ],
      ...secondSteps,
      [
        '[LOGIN-24] [LOGIN-25] [CAPTCHA-03] [A1] [ERR-01] sending, error sendLogin -> form',
        {
          calls: { captcha: { captchaKey: 'a-key-of-sixteen-or-more' } },
          tells: [{ type: 'modal.release' }],
          sets: {
            values: {
              username: ' somchai ',
              password: ' Player#2026 ',
              captcha: '',
              mobileNum: '',
              verificationCode: '',
            },
            captchaShown: true,
            human: null,
            failure: {
              kind: 'refused',
              code: 'BAD_CREDENTIALS',
              message: 'refused with BAD_CREDENTIALS',
              details: { captcha: true },
            },
          },
        },
        'start 1, smsCode error, login.type 1, login.typeSecret 1, login.submit, proveHuman done, sendLogin error 2',
      ],
    ]),
  )('%s', (_title, run) => run());
});
