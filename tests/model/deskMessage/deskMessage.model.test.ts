import { describe, expect, it } from 'vitest';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { deskMessageFlow, WHOLE } from './deskMessage.spec.ts';

describe('a message of the desk', () => {
  it.each(
    modelTests(deskMessageFlow, [
      'filling, deskMessage.chooseTo [isOtherTo] -> (stays)',
      'filling, deskMessage.chooseKind [isOtherKind] -> (stays)',
      'filling, deskMessage.type -> (stays)',
      'filling, deskMessage.submit [isWhole] -> confirming',
      'filling, deskMessage.submit [mayAct] -> (stays)',
      '[MEMBER-17] confirming, deskMessage.confirm -> sending',
      'confirming, deskMessage.back -> filling',
      'filling, deskMessage.leave [isWritten] -> leaving',
      'filling, deskMessage.leave -> closed',
      'confirming, deskMessage.leave -> leaving',
      'leaving, deskMessage.back -> filling',
      'leaving, deskMessage.discard -> closed',
      'unsure, deskMessage.leave -> closed',
      'sent, deskMessage.leave -> closed',
      '[MEMBER-17] sending, done sendMessage -> sent',
      'sending, error sendMessage [isOutcomeUnknown] -> unsure',
      'sending, error sendMessage -> filling',
      '[W8] unsure, deskMessage.resend -> sending',
      'unsure, deskMessage.renew -> filling',
      'sent, deskMessage.renew -> filling',
    ]),
  )('%s', (_title, run) => run());

  it('[MEMBER-17] sends both languages to one member, and names nobody for everybody', () => {
    const { actor, seen } = createHarness(deskMessageFlow, { keySeed: 'seed-of-a-page', mayAct: true });
    for (const typed of WHOLE) actor.send({ type: 'deskMessage.type', ...typed });
    const sent = () => {
      actor.send({ type: 'deskMessage.submit' });
      actor.send({ type: 'deskMessage.confirm' });
      return seen(0).pending.sendMessage;
    };
    const words = { title: { EN: 'A gift', TH: 'ของขวัญ' }, text: { EN: 'For you.', TH: 'สำหรับคุณ' } };
    expect(sent()).toEqual({
      request: { to: 'member', username: 'somchai', kind: 'system', ...words },
      idempotencyKey: 'seed-of-a-page-1',
    });
  });
});
