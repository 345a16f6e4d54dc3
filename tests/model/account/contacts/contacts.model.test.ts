import { describe, it } from 'vitest';
import { nothingTyped } from '../../../../src/machines/account/contacts/contacts.rules.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { after, before, both, contactsFlow } from './contacts.spec.ts';

const refused = (code: string) => ({ kind: 'refused', code, message: `refused with ${code}`, details: null });
const start = 'start, fetchContacts done, contacts.change 1, contacts.type 1, contacts.type 3, contacts.submit';
const codes = `${start}, sendStart done 1, contacts.type 4, contacts.type 5, contacts.submit`;

describe('phone number and email address', () => {
  it.each(
    modelTests(contactsFlow, [
      ['[MEMBER-05] loading, done fetchContacts -> shown', { sets: { contacts: before } }],
      ['[MEMBER-05] loading, error fetchContacts -> failed', { sets: { failure: { kind: 'offline' } } }],
      [
        '[MEMBER-05] failed, contacts.retry -> loading',
        { calls: { fetchContacts: { request: {} } }, sets: { failure: null } },
      ],
      [
        '[MEMBER-05] shown, contacts.change -> entering',
        { sets: { kind: 'email' } },
        'start, fetchContacts done, contacts.change 2',
      ],
      [
        '[MEMBER-05] entering, contacts.type -> (stays)',
        { sets: { typed: { ...nothingTyped, mobile: '0899990001' } } },
        'start, fetchContacts done, contacts.change 1, contacts.type 1',
      ],
      [
        '[MEMBER-05: with the login password] entering, contacts.submit [isSound] -> starting',
        {
          calls: {
            sendStart: {
              request: {
                ...{ kind: 'mobile', countryDialingCode: '+66', mobileNum: '0899990001' },
                loginPassword: 'Player#2026',
              },
            },
          },
          sets: { tried: true },
        },
        start,
      ],
      ['[MEMBER-05: what is wrong is said] entering, contacts.submit -> (stays)', { sets: { tried: true } }],
      [
        '[MEMBER-05: not now] entering, contacts.close -> shown',
        { sets: { typed: nothingTyped } },
        'start, fetchContacts done, contacts.change 1, contacts.type 3, contacts.close',
      ],
      [
        '[MEMBER-05: the password is forgotten] starting, done sendStart -> proving',
        { sets: { sent: both, tried: false, typed: { ...nothingTyped, mobile: '0899990001' } } },
        `${start}, sendStart done 1`,
      ],
      [
        '[MEMBER-05: the form keeps its texts] starting, error sendStart -> entering',
        { sets: { failure: refused('LOGIN_PASSWORD_WRONG') } },
        `${start}, sendStart error`,
      ],
      [
        '[MEMBER-05] proving, contacts.type -> (stays)',
        { sets: { typed: { ...nothingTyped, mobile: '0899990001', newCode: '123456' } } },
        `${start}, sendStart done 1, contacts.type 4`,
      ],
      [
        '[MEMBER-05: both codes] proving, contacts.submit [areCodesSound] -> finishing',
        {
          calls: { sendFinish: { request: { kind: 'mobile', newCode: '123456', oldCode: '654321' } } },
          sets: { tried: true },
        },
        codes,
      ],
      [
        '[MEMBER-05: what is missing is said] proving, contacts.submit -> (stays)',
        { sets: { tried: true } },
        `${start}, sendStart done 1, contacts.type 4, contacts.submit`,
      ],
      [
        '[MEMBER-05: to send them again] proving, contacts.back -> entering',
        { sets: { sent: null, typed: { ...nothingTyped, mobile: '0899990001' } } },
        `${start}, sendStart done 1, contacts.type 4, contacts.back`,
      ],
      [
        '[MEMBER-05: not now] proving, contacts.close -> shown',
        { sets: { sent: null, typed: nothingTyped } },
        `${start}, sendStart done 1, contacts.close`,
      ],
      [
        '[MEMBER-05: the page asks until when withdrawals wait] finishing, done sendFinish -> shown',
        {
          sets: { contacts: after, done: 'mobile', sent: null, tried: false, typed: nothingTyped },
          tells: [{ type: 'contacts.changed' }],
        },
        `${codes}, sendFinish done`,
      ],
      [
        '[MEMBER-05] finishing, error sendFinish -> proving',
        { sets: { failure: refused('SMS_CODE_WRONG') } },
        `${codes}, sendFinish error`,
      ],
    ]),
  )('%s', (_title, run) => run());
});
