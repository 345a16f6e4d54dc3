import { describe, it } from 'vitest';
import { modelTests } from '../../kit/modelTests.ts';
import { deskMessageFlow } from './deskMessage.spec.ts';

const TYPED = ['start 1', ...[1, 2, 3, 4, 5].map((field) => `deskMessage.type ${field}`)].join(', ');
const ASKED = `${TYPED}, deskMessage.submit`;
const SENT = `${ASKED}, deskMessage.confirm`;
const TO_ALL = `${TYPED}, deskMessage.chooseTo 1, deskMessage.chooseKind, deskMessage.submit, deskMessage.confirm`;

const nothing = { username: '', titleEN: '', textEN: '', titleTH: '', textTH: '' };
const words = { title: { EN: 'A gift', TH: 'ของขวัญ' }, text: { EN: 'For you.', TH: 'สำหรับคุณ' } };
const toOne = (key: number) => ({
  sendMessage: {
    request: { to: 'member', username: 'somchai', kind: 'system', ...words },
    idempotencyKey: `seed-of-a-page-${key}`,
  },
});
const toAll = {
  sendMessage: {
    request: { to: 'everybody', username: '', kind: 'promotion', ...words },
    idempotencyKey: 'seed-of-a-page-1',
  },
};
const refused = { kind: 'refused', code: 'ACCOUNT_UNKNOWN', message: 'refused with ACCOUNT_UNKNOWN', details: null };
/** Left for the news. */
const left = { sets: { next: 'news' }, ends: { next: 'news' } };

describe('a message of the desk', () => {
  it.each(
    modelTests(deskMessageFlow, [
      ['start 1', {}],
      [
        'filling, deskMessage.chooseTo [isOtherTo] -> (stays)',
        { sets: { to: 'everybody', failure: null } },
        `${SENT}, sendMessage error 1, deskMessage.chooseTo 1`,
      ],
      ['filling, deskMessage.chooseKind [isOtherKind] -> (stays)', { sets: { kind: 'promotion' } }],
      [
        'filling, deskMessage.type -> (stays)',
        { sets: { typed: { ...nothing, username: ' somchai ', titleTH: ' ของขวัญ ' } } },
        'start 1, deskMessage.type 1, deskMessage.type 2',
      ],
      ['filling, deskMessage.submit [isWhole] -> confirming', { sets: { tried: true } }, ASKED],
      ['filling, deskMessage.submit [mayAct] -> (stays)', { sets: { tried: true } }],
      ['filling, deskMessage.leave [isWritten] -> leaving', { sets: { next: 'news' } }],
      ['filling, deskMessage.leave -> closed', left],
      [
        '[MEMBER-17] [W8] confirming, deskMessage.confirm -> sending',
        { calls: toOne(2) },
        `${SENT}, sendMessage error 1, deskMessage.submit, deskMessage.confirm`,
      ],
      ['confirming, deskMessage.back -> filling', {}],
      ['confirming, deskMessage.leave -> leaving', { sets: { next: 'news' } }],
      ['leaving, deskMessage.back -> filling', { sets: { next: null } }],
      ['leaving, deskMessage.discard -> closed', { ends: { next: 'news' } }],
      ['[MEMBER-17] [W8] sending, done sendMessage -> sent', { sets: { sent: 2, keyIndex: 1 } }],
      ['[W8] sending, error sendMessage [isOutcomeUnknown] -> unsure', { sets: { failure: { kind: 'offline' } } }],
      ['[W8] sending, error sendMessage -> filling', { sets: { failure: refused, keyIndex: 1 } }],
      [
        '[MEMBER-17] [W8] unsure, deskMessage.resend -> sending',
        { calls: toAll, sets: { failure: null } },
        `${TO_ALL}, sendMessage error 2, deskMessage.resend`,
      ],
      [
        '[W8] unsure, deskMessage.renew -> filling',
        { sets: { typed: nothing, tried: false, failure: null, keyIndex: 1 } },
      ],
      ['unsure, deskMessage.leave -> closed', left],
      ['sent, deskMessage.renew -> filling', { sets: { typed: nothing, tried: false, sent: null } }],
      ['sent, deskMessage.leave -> closed', left],
    ]),
  )('%s', (_title, run) => run());
});
