import type { Line } from '../../kit/does.ts';

/** The transitions of the second factor and of passkeys. */
export const secondSteps: readonly Line[] = [
  [
    '[MEMBER-05: the password is not enough] sending, error sendLogin [asksSecondStep] -> secondStep',
    {
      calls: { secondStep: { door: 'secondFactor', stepTicket: 'ticket-of-the-second-step' } },
      tells: [{ type: 'modal.release' }],
      sets: { stepTicket: 'ticket-of-the-second-step', human: null },
    },
  ],
  [
    '[MEMBER-05: a right code] secondStep, done secondStep [isGranted] -> ended',
    {
      effects: [
        { did: 'storeToken', params: { token: 'token-1' } },
        { did: 'remember', params: { remembered: null } },
      ],
      sets: { stepTicket: '', granted: { firstTimeLogin: false, passwordExpired: false } },
      ends: {
        outcome: 'loggedIn',
        firstTimeLogin: false,
        changeDue: false,
        stored: { username: 'somchai', password: 'Player#2026' },
      },
    },
  ],
  ['[MEMBER-05: back to the password] secondStep, done secondStep -> form', { sets: { stepTicket: '' } }],
  ['[MEMBER-05] secondStep, error secondStep -> form', { sets: { failure: { kind: 'defect' } } }],
  [
    '[MEMBER-05: the second step may be closed] secondStep, login.close -> ended',
    { ends: { outcome: 'closed', firstTimeLogin: false, changeDue: false, stored: null } },
  ],
  [
    '[MEMBER-05: a passkey instead of the password] form, login.passkey -> byPasskey',
    { calls: { usePasskey: { area: 'site' } }, sets: { failure: null } },
    'start 1, recall done, login.type 1, login.typeSecret 1, login.submit, proveHuman done, sendLogin error 2, login.passkey',
  ],
  [
    '[MEMBER-05: a passkey is both factors] byPasskey, done usePasskey [isGranted] -> ended',
    {
      effects: [{ did: 'storeToken', params: { token: 'token-1' } }],
      sets: {
        granted: { firstTimeLogin: false, passwordExpired: false },
        values: { username: ' somchai ', password: '', captcha: '', mobileNum: '', verificationCode: '' },
      },
      ends: { outcome: 'loggedIn', firstTimeLogin: false, changeDue: false, stored: null },
    },
    'start 1, recall done, login.type 1, login.typeSecret 1, login.passkey, usePasskey done 1',
  ],
  ['[MEMBER-05] byPasskey, done usePasskey -> form', { sets: { passkeyTrouble: 'cancelled' } }],
  [
    '[MEMBER-05] byPasskey, error usePasskey -> form',
    {
      sets: {
        failure: {
          kind: 'refused',
          code: 'PASSKEY_REFUSED',
          message: 'refused with PASSKEY_REFUSED',
          details: null,
        },
      },
    },
  ],
  [
    '[MEMBER-05: waiting for the device may be given up] byPasskey, login.close -> ended',
    { ends: { outcome: 'closed', firstTimeLogin: false, changeDue: false, stored: null } },
  ],
];
