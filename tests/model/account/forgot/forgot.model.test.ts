import { describe, it } from 'vitest';
import { modelTests } from '../../kit/modelTests.ts';
import { japan, thailand } from '../login/login.spec.ts';
import { forgotFlow, forgotRules } from './forgot.spec.ts';

describe('the password recovery', () => {
  it.each(
    modelTests(forgotFlow, [
      [
        '[COUNTRY-07] [API-20] start 1',
        {
          calls: {
            smsCode: undefined,
            countryPicker: {
              countries: [thailand, japan],
              country: thailand,
            },
            fetchRules: { request: {} },
          },
        },
      ],
      [
        '[COUNTRY-07] [API-20] start 2',
        {
          calls: {
            smsCode: undefined,
            countryPicker: {
              countries: [thailand, japan],
              country: thailand,
            },
            fetchRules: { request: {} },
          },
        },
      ],
      [
        '[design: a broken SMS part withdraws the mobile method] any, error smsCode -> loadingRules',
        {
          calls: { fetchRules: { request: {} } },
          stops: ['countryPicker'],
          sets: {
            values: { username: '', email: '', mobileNum: '', verificationCode: '', newPassword: '' },
            method: 'email',
            mobileBroken: true,
            byMobile: false,
            countries: [thailand, japan],
          },
        },
        'start 1, fetchRules done, forgot.chooseMethod 1, forgot.type 1, smsCode error',
      ],
      [
        '[design: a broken country picker withdraws the mobile method] any, error countryPicker -> loadingRules',
        {
          calls: { fetchRules: { request: {} } },
          stops: ['smsCode'],
          sets: {
            values: { username: '', email: '', mobileNum: '', verificationCode: '', newPassword: '' },
            method: 'email',
            mobileBroken: true,
            byMobile: false,
            countries: [thailand, japan],
          },
        },
        'start 1, fetchRules done, forgot.chooseMethod 1, forgot.type 1, countryPicker error',
      ],
      [
        '[FORGOT-09] [COUNTRY-08] any, country.chosen -> (stays)',
        {
          sets: {
            country: japan,
          },
        },
        'start 1, smsCode error, fetchRules done, forgot.type 1, country.chosen 2',
      ],
      [
        '[FORGOT-04] [FORGOT-07] any, modal.settings -> (stays)',
        {
          effects: [
            {
              sent: {
                type: 'countryPicker.settings',
                countries: [thailand, japan],
                country: thailand,
              },
              to: 'countryPicker',
            },
          ],
          sets: {
            values: { username: '', email: '', mobileNum: '', verificationCode: '', newPassword: '' },
            method: 'email',
            byMobile: false,
          },
        },
        'start 1, fetchRules done, forgot.chooseMethod 1, forgot.type 1, modal.settings 2',
      ],
      [
        '[SMS-12] [ERR-11] any, smsCode.refused -> (stays)',
        { tells: [{ type: 'smsCode.refused', failure: { kind: 'offline' } }] },
      ],
      [
        '[design: a recovery not yet sent may be closed] loadingRules, forgot.close -> ended',
        { ends: { outcome: 'closed' } },
      ],
      [
        '[FORGOT-12] [FORGOT-13] [FORGOT-16] [API-20] loadingRules, done fetchRules -> form',
        { sets: { rules: forgotRules } },
      ],
      ['[ERR-27] loadingRules, error fetchRules -> withoutRules', { sets: { failure: { kind: 'offline' } } }],
      [
        '[design: a recovery not yet sent may be closed] withoutRules, forgot.close -> ended',
        { ends: { outcome: 'closed' } },
      ],
      ['[ERR-27] [API-20] withoutRules, forgot.retry -> loadingRules', { calls: { fetchRules: { request: {} } } }],
      ['[ROLE-03] withoutRules, forgot.logIn -> ended', { sets: { outcome: 'logIn' }, ends: { outcome: 'logIn' } }],
      ['[design: a recovery not yet sent may be closed] form, forgot.close -> ended', { ends: { outcome: 'closed' } }],
      ['[ROLE-03] form, forgot.logIn -> ended', { sets: { outcome: 'logIn' }, ends: { outcome: 'logIn' } }],
      [
        '[FORGOT-08] [FORGOT-09] form, forgot.type -> (stays)',
        {
          sets: { values: { username: ' somchai ', email: '', mobileNum: '', verificationCode: '', newPassword: '' } },
        },
      ],
      [
        '[FORGOT-09] form, forgot.typeSecret -> (stays)',
        { sets: { values: { username: '', email: '', mobileNum: '', verificationCode: '123456', newPassword: '' } } },
      ],
      [
        '[design: a field shows its error once left] form, forgot.leaveField -> (stays)',
        { sets: { touched: ['username'] } },
      ],
      [
        '[FORGOT-03] [FORGOT-04] [FORGOT-07] [FORGOT-05] form, forgot.chooseMethod [isOtherOffered] -> (stays)',
        {
          sets: {
            values: { username: '', email: '', mobileNum: '', verificationCode: '', newPassword: '' },
            method: 'mobileNum',
          },
        },
        'start 1, fetchRules done, forgot.type 1, forgot.chooseMethod 1',
      ],
      [
        '[SMS-10] [W13] form, forgot.requestCode [isMobileValid] -> (stays)',
        {
          effects: [
            { sent: { type: 'smsCode.send', countryDialingCode: '66', mobileNum: '081-234-5678' }, to: 'smsCode' },
          ],
        },
      ],
      ['[SMS-10] form, forgot.requestCode -> (stays)', { sets: { touched: ['mobileNum'] } }],
      [
        '[FORGOT-10] [FORGOT-17] [API-11] form, forgot.submit [isByEmail and isFormValid] -> sendingMail',
        {
          calls: { sendMail: { request: { username: 'somchai', email: 'somchai@example.test' } } },
          tells: [{ type: 'modal.hold' }],
        },
      ],
      [
        '[FORGOT-11] [API-12] form, forgot.submit [isFormValid] -> settingPassword',
        {
          calls: {
            setPassword: {
              request: {
                newPassword: 'Lantern77Boat',
                mobileNum: '081-234-5678',
                countryDialingCode: '66',
                verificationCode: '123456',
              },
            },
          },
          tells: [{ type: 'modal.hold' }],
        },
      ],
      [
        '[FORGOT-12] [FORGOT-13] [FORGOT-14] [FORGOT-15] [FORGOT-16] form, forgot.submit -> (stays)',
        { sets: { touched: ['username', 'email'] } },
      ],
      [
        '[design: parts may break, the answer under way still counts] sendingMail, error * -> (stays)',
        {
          stops: ['countryPicker'],
          sets: {
            mobileBroken: true,
            byMobile: false,
            countries: [thailand, japan],
          },
        },
      ],
      [
        '[design: a part that breaks leaves the confirmation standing] mailSent, error * -> (stays)',
        {
          stops: ['countryPicker'],
          sets: {
            mobileBroken: true,
            byMobile: false,
            countries: [thailand, japan],
          },
        },
      ],
      [
        '[design: parts may break, the answer under way still counts] settingPassword, error * -> (stays)',
        {
          stops: ['countryPicker'],
          sets: {
            values: { username: '', email: '', mobileNum: '', verificationCode: '', newPassword: '' },
            method: 'email',
            mobileBroken: true,
            byMobile: false,
            countries: [thailand, japan],
          },
        },
      ],
      ['[FORGOT-18] [A6] sendingMail, done sendMail -> mailSent', { tells: [{ type: 'modal.release' }] }],
      [
        '[ERR-12] [A6] sendingMail, error sendMail -> form',
        {
          tells: [{ type: 'modal.release' }],
          sets: {
            failure: {
              kind: 'refused',
              code: 'ACCOUNT_UNKNOWN',
              message: 'refused with ACCOUNT_UNKNOWN',
              details: null,
            },
          },
        },
      ],
      ['[FORGOT-19] mailSent, forgot.acknowledge -> ended', { ends: { outcome: 'closed' } }],
      [
        '[FORGOT-20] [LOGIN-14] settingPassword, done setPassword -> ended',
        {
          tells: [{ type: 'modal.release' }],
          effects: [{ did: 'storeToken', params: { token: 'token-3' } }],
          sets: { outcome: 'loggedIn' },
          ends: { outcome: 'loggedIn' },
        },
      ],
      [
        '[ERR-20] [A5] settingPassword, error setPassword -> form',
        {
          tells: [{ type: 'modal.release' }],
          sets: {
            failure: { kind: 'refused', code: 'SMS_CODE_WRONG', message: 'refused with SMS_CODE_WRONG', details: null },
          },
        },
      ],
    ]),
  )('%s', (_title, run) => run());
});
