import { describe, it } from 'vitest';
import { answersOf } from '../../kit/does.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { japan, thailand } from '../login/login.spec.ts';
import { registerFlow } from './register.spec.ts';

const answer = answersOf(registerFlow);

const NOTHING_TYPED = {
  username: '',
  password: '',
  confirmPassword: '',
  payeeName: '',
  paymentPassword: '',
  qqNum: '',
  line: '',
  whatsapp: '',
  facebook: '',
  wechat: '',
  idNumber: '',
  email: '',
  mobileNum: '',
  verificationCode: '',
  affiliateCode: '',
  captcha: '',
  nickname: '',
  recommenderId: '',
  telegram: '',
  zalo: '',
  birthday: '',
  domain: '',
};

describe('the registration', () => {
  it.each(
    modelTests(registerFlow, [
      [
        '[REG-22] [API-20] [COUNTRY-07] [S6] start',
        {
          calls: {
            smsCode: undefined,
            countryPicker: {
              countries: [thailand, japan],
              country: thailand,
            },
            fetchSettings: { request: {} },
          },
          effects: [
            { did: 'recallReferral', params: { of: 'visit' } },
            { did: 'readToday', params: { zone: 'GMT+8' } },
          ],
        },
      ],
      [
        '[design: a registration not yet sent may be closed] loading, register.close -> ended',
        { ends: { outcome: 'closed', bonus: 0 } },
      ],
      [
        '[design: a registration not yet sent may be closed] switchedOff, register.close -> ended',
        { ends: { outcome: 'closed', bonus: 0 } },
      ],
      [
        '[design: a registration not yet sent may be closed] failed, register.close -> ended',
        { ends: { outcome: 'closed', bonus: 0 } },
      ],
      [
        '[design: a registration not yet sent may be closed] form, register.close -> ended',
        { ends: { outcome: 'closed', bonus: 0 } },
      ],
      [
        '[design: a registration not yet sent may be closed] checkingInvitation, register.close -> ended',
        { ends: { outcome: 'closed', bonus: 0 } },
      ],
      [
        '[design: a registration not yet sent may be closed] verifying, register.close -> ended',
        { ends: { outcome: 'closed', bonus: 0 } },
      ],
      [
        '[design: a registration not yet sent may be closed] confirmingPhone, register.close -> ended',
        { ends: { outcome: 'closed', bonus: 0 } },
      ],
      [
        '[COUNTRY-03] any, modal.settings -> (stays)',
        {
          effects: [
            {
              sent: {
                type: 'countryPicker.settings',
                countries: [japan, thailand],
                country: japan,
              },
              to: 'countryPicker',
            },
          ],
          sets: {
            countries: [japan, thailand],
          },
        },
      ],
      [
        '[CAPTCHA-02] any, captcha.renewed -> (stays)',
        {
          sets: {
            values: { ...NOTHING_TYPED, domain: 'play.example.test' },
          },
        },
      ],
      [
        '[SMS-12] [ERR-11] any, smsCode.refused -> (stays)',
        { tells: [{ type: 'smsCode.refused', failure: { kind: 'offline' } }] },
      ],
      [
        '[design: without its parts the form stops and offers Retry] any, error smsCode -> failed',
        {
          stops: ['countryPicker', 'confirmPhone'],
          sets: {
            partsBroken: true,
            values: {
              ...NOTHING_TYPED,
              mobileNum: ' 081-234-5678 ',
              verificationCode: '123456',
              domain: 'play.example.test',
            },
            human: null,
            failure: { kind: 'defect' },
          },
        },
        'start, fetchSettings done 2, register.type 2, register.typeSecret 3, register.agree 1, register.agree 2, register.submit, proveHuman done, country.chosen 2, smsCode error',
      ],
      [
        '[design: without its parts the form stops and offers Retry] any, error countryPicker -> failed',
        {
          stops: ['smsCode', 'confirmPhone'],
          sets: {
            partsBroken: true,
            values: {
              ...NOTHING_TYPED,
              mobileNum: ' 081-234-5678 ',
              verificationCode: '123456',
              domain: 'play.example.test',
            },
            human: null,
            failure: { kind: 'defect' },
          },
        },
        'start, fetchSettings done 2, register.type 2, register.typeSecret 3, register.agree 1, register.agree 2, register.submit, proveHuman done, country.chosen 2, countryPicker error',
      ],
      [
        '[COUNTRY-08] any, country.chosen -> (stays)',
        {
          sets: {
            country: thailand,
            proof: null,
          },
        },
        'start, fetchSettings done 2, register.type 2, register.typeSecret 3, register.agree 1, register.agree 2, register.submit, proveHuman done, country.chosen 2, confirmPhone done, register.agree 3, smsCode error, country.chosen 1',
      ],
      [
        '[REG-03] [REG-06] [API-20] [VALID-10] loading, done fetchSettings [isOffered] -> form',
        {
          calls: { captcha: { captchaKey: 'a-key-of-sixteen-or-more' } },
          sets: { settings: answer('fetchSettings'), method: 'mobile' },
        },
      ],
      ['[REG-03] [REG-06] loading, done fetchSettings -> switchedOff', {}],
      ['[ERR-27] loading, error fetchSettings -> failed', { sets: { failure: { kind: 'offline' } } }],
      [
        '[ROLE-03] switchedOff, register.logIn -> ended',
        { sets: { outcome: 'logIn' }, ends: { outcome: 'logIn', bonus: 0 } },
      ],
      [
        '[design: Retry restarts the broken parts and keeps the form] failed, register.retry [isFormKnown] -> form',
        {
          calls: {
            smsCode: undefined,
            countryPicker: {
              countries: [thailand, japan],
              country: thailand,
            },
            captcha: { captchaKey: 'a-key-of-sixteen-or-more' },
          },
          sets: { partsBroken: false, failure: null },
        },
      ],
      [
        '[ERR-27] [API-20] [S6] failed, register.retry -> loading',
        {
          calls: {
            smsCode: undefined,
            countryPicker: {
              countries: [thailand, japan],
              country: thailand,
            },
            fetchSettings: { request: {} },
          },
          effects: [{ did: 'readToday', params: { zone: 'GMT+8' } }],
          sets: { partsBroken: false },
        },
      ],
      [
        '[REG-19] form, register.type -> (stays)',
        {
          sets: {
            values: {
              ...NOTHING_TYPED,
              mobileNum: ' 081-234-5678 ',
              verificationCode: '123456',
              domain: 'play.example.test',
            },
            proof: null,
          },
        },
        'start, fetchSettings done 2, register.type 2, register.typeSecret 3, register.agree 1, register.agree 2, register.submit, proveHuman done, country.chosen 2, confirmPhone done, register.type 2',
      ],
      [
        '[REG-19] form, register.typeSecret -> (stays)',
        {
          sets: {
            values: {
              ...NOTHING_TYPED,
              mobileNum: ' 081-234-5678 ',
              verificationCode: '123456',
              domain: 'play.example.test',
            },
            proof: null,
          },
        },
        'start, fetchSettings done 2, register.type 2, register.typeSecret 3, register.agree 1, register.agree 2, register.submit, proveHuman done, country.chosen 2, confirmPhone done, register.typeSecret 3',
      ],
      [
        '[design: a field shows its error once left] form, register.leaveField -> (stays)',
        { sets: { touched: ['username'] } },
      ],
      ['[REG-29] [REG-30] form, register.agree -> (stays)', { sets: { agreed: { terms: true, age: false } } }],
      [
        '[REG-01] [REG-02] [REG-03] [REG-06] form, register.chooseMethod [isMethodOffered] -> (stays)',
        { sets: { method: 'username', touched: [] } },
        'start, fetchSettings done 1, register.type 2, register.agree 1, register.chooseMethod 1',
      ],
      [
        '[VALID-09] form, register.toggleFold [hasFold] -> (stays)',
        { sets: { opened: { invitation: true, more: false } } },
      ],
      [
        '[CAPTCHA-02] form, register.refreshCaptcha [isCaptchaShown] -> (stays)',
        {
          effects: [{ sent: { type: 'captcha.refresh' }, to: 'captcha' }],
          sets: {
            values: { ...NOTHING_TYPED, domain: 'play.example.test' },
          },
        },
      ],
      [
        '[SMS-10] [A10] form, register.requestCode [isMobileValid] -> (stays)',
        {
          effects: [
            {
              sent: {
                type: 'smsCode.send',
                countryDialingCode: '66',
                mobileNum: '812345678',
                hosted: answer('fetchSettings', 1).phoneAuth,
              },
              to: 'smsCode',
            },
          ],
        },
        'start, fetchSettings done 2, register.type 2, register.requestCode',
      ],
      ['[SMS-10] form, register.requestCode -> (stays)', { sets: { touched: ['mobileNum'] } }],
      ['[ROLE-03] form, register.logIn -> ended', { sets: { outcome: 'logIn' }, ends: { outcome: 'logIn', bonus: 0 } }],
      [
        '[REG-09] [REG-08] [API-17] form, register.submit [isFormValid and isInvited] -> checkingInvitation',
        { calls: { checkInvitation: { request: { code: 'LANTERN1', domain: 'play.example.test' } } } },
      ],
      [
        '[REG-10] [REG-08] [REG-28] [A2] form, register.submit [isFormValid] -> verifying',
        { calls: { proveHuman: undefined }, sets: { failure: null } },
        'start, fetchSettings done 2, register.type 2, register.typeSecret 3, register.agree 1, register.agree 2, register.submit, proveHuman done, confirmPhone done, sendRegistration error 1, register.submit',
      ],
      [
        '[REG-08] [REG-29] [REG-30] form, register.submit -> (stays)',
        {
          sets: {
            touched: ['mobileNum', 'verificationCode', 'affiliateCode', 'captcha', 'terms', 'age'],
            opened: { invitation: false, more: false },
          },
        },
      ],
      [
        '[REG-09] [REG-28] [A2] checkingInvitation, done checkInvitation -> verifying',
        { calls: { proveHuman: undefined } },
      ],
      [
        '[REG-11] [REG-12] [ERR-10] checkingInvitation, error checkInvitation [isInvitationWrong] -> form',
        {
          tells: [
            {
              type: 'invitation.refused',
              failure: {
                kind: 'refused',
                code: 'INVITATION_CODE_ERROR',
                message: 'refused with INVITATION_CODE_ERROR',
                details: null,
              },
            },
          ],
          sets: { touched: ['affiliateCode'], opened: { invitation: true, more: false }, refusedCode: 'LANTERN1' },
        },
      ],
      [
        '[REG-12] [ERR-27] checkingInvitation, error checkInvitation -> form',
        { sets: { failure: { kind: 'offline' } } },
      ],
      [
        '[REG-26] [REG-28] [A10] verifying, done proveHuman [isFormValid and isHostedCode] -> confirmingPhone',
        { calls: { confirmPhone: { code: '123456' } }, sets: { human: 'proof of a human' } },
      ],
      [
        '[REG-28] [REG-23] [REG-24] [REG-25] [REG-29] [REG-30] [API-08] verifying, done proveHuman [isFormValid] -> sending',
        {
          calls: {
            sendRegistration: {
              method: 'username',
              call: {
                headers: { 'captcha-key': 'a-key-of-sixteen-or-more' },
                request: {
                  username: 'Somsak1',
                  password: 'Lantern2026',
                  captcha: 'AB3DE',
                  registerUrl: 'https://play.example.test/register',
                  registerMethod: 'WEB',
                  login: true,
                  human: 'proof of a human',
                  acceptedTerms: true,
                  confirmedAge: true,
                },
              },
            },
          },
          tells: [{ type: 'modal.hold' }],
          sets: { human: 'proof of a human' },
        },
        'start, fetchSettings done 4, register.type 1, register.typeSecret 1, register.typeSecret 2, register.agree 1, register.agree 2, register.submit, proveHuman done',
      ],
      [
        '[REG-08] verifying, done proveHuman -> form',
        {
          sets: {
            touched: ['mobileNum', 'verificationCode', 'terms', 'age'],
            opened: { invitation: false, more: false },
          },
        },
      ],
      ['[ERR-27] verifying, error proveHuman -> form', { sets: { failure: { kind: 'offline' } } }],
      [
        '[REG-26] [REG-27] [REG-23] [REG-24] [REG-25] [REG-28] [REG-29] [REG-30] [API-09] confirmingPhone, done confirmPhone [isFormValid] -> sending',
        {
          calls: {
            sendRegistration: {
              method: 'mobile',
              call: {
                headers: {},
                request: {
                  mobileNum: '081-234-5678',
                  countryDialingCode: '66',
                  channel: 'phone-service',
                  idToken: 'id-token-1',
                  registerUrl: 'https://play.example.test/register',
                  registerMethod: 'WEB',
                  login: true,
                  human: 'proof of a human',
                  acceptedTerms: true,
                  confirmedAge: true,
                },
              },
            },
          },
          tells: [{ type: 'modal.hold' }],
          sets: { proof: answer('confirmPhone') },
        },
      ],
      [
        '[REG-08] confirmingPhone, done confirmPhone -> form',
        {
          sets: {
            touched: ['mobileNum', 'verificationCode', 'terms', 'age'],
            opened: { invitation: false, more: false },
            proof: answer('confirmPhone'),
          },
        },
      ],
      [
        '[SMS-11] [ERR-44] [ERR-20] confirmingPhone, error confirmPhone -> form',
        {
          sets: {
            values: { ...NOTHING_TYPED, mobileNum: ' 081-234-5678 ', domain: 'play.example.test' },
            codeProblem: 'codeInvalid',
          },
        },
      ],
      [
        '[REG-13] [REG-15] [REG-31] [LOGIN-14] sending, done sendRegistration -> ended',
        {
          tells: [{ type: 'modal.release' }],
          effects: [{ did: 'storeToken', params: { token: 'token-1' } }],
          sets: { outcome: 'registered', bonus: 1000000 },
          ends: { outcome: 'registered', bonus: 1000000 },
        },
      ],
      [
        '[design: parts may break, the answer under way still counts] sending, error * -> (stays)',
        {
          stops: ['countryPicker', 'captcha'],
          sets: {
            partsBroken: true,
            values: { ...NOTHING_TYPED, username: ' Somsak1 ', password: ' Lantern2026 ', domain: 'play.example.test' },
          },
        },
        'start, fetchSettings done 4, register.type 1, register.typeSecret 1, register.typeSecret 2, register.agree 1, register.agree 2, register.submit, proveHuman done, smsCode error',
      ],
      [
        '[design: a refusal without working parts waits for Retry] sending, error sendRegistration [arePartsBroken] -> failed',
        {
          tells: [{ type: 'modal.release' }],
          sets: {
            human: null,
            failure: { kind: 'refused', code: 'USERNAME_TAKEN', message: 'refused with USERNAME_TAKEN', details: null },
          },
        },
      ],
      [
        '[REG-17] [CAPTCHA-05] sending, error sendRegistration -> form',
        {
          tells: [{ type: 'modal.release' }],
          effects: [{ sent: { type: 'captcha.refresh' }, to: 'captcha' }],
          sets: {
            values: { ...NOTHING_TYPED, username: ' Somsak1 ', password: ' Lantern2026 ', domain: 'play.example.test' },
            human: null,
            failure: { kind: 'refused', code: 'USERNAME_TAKEN', message: 'refused with USERNAME_TAKEN', details: null },
          },
        },
        'start, fetchSettings done 4, register.type 1, register.typeSecret 1, register.typeSecret 2, register.agree 1, register.agree 2, register.submit, proveHuman done, sendRegistration error 1',
      ],
    ]),
  )('%s', (_title, run) => run());
});
