import { describe, expect, it } from 'vitest';
import { signedAmount } from '../../../src/machines/deskAdjust/deskAdjust.rules.ts';
import { modelTests } from '../kit/modelTests.ts';
import { deskAdjustFlow, somchai } from './deskAdjust.spec.ts';

describe('a new adjustment', () => {
  it.each(
    modelTests(deskAdjustFlow, [
      'confirming, deskAdjust.confirm -> sending',
      'confirming, deskAdjust.back -> filling',
      'filling, deskAdjust.choosePurse -> (stays)',
      'filling, deskAdjust.chooseDirection -> (stays)',
      'filling, deskAdjust.close -> closed',
      'filling, deskAdjust.changeMember -> naming',
      'filling, deskAdjust.submit -> (stays)',
      'filling, deskAdjust.submit [isValid] -> confirming',
      'filling, deskAdjust.typeAmount -> (stays)',
      'filling, deskAdjust.typeReason -> (stays)',
      'finding, done findMember -> filling',
      'finding, error findMember -> naming',
      'made, deskAdjust.close -> closed',
      'naming, deskAdjust.close -> closed',
      'naming, deskAdjust.find -> (stays)',
      'naming, deskAdjust.find [isNamed] -> finding',
      'naming, deskAdjust.typeName -> (stays)',
      'sending, done sendAdjustment -> made',
      'sending, error sendAdjustment -> filling',
      'sending, error sendAdjustment [isOutcomeUnknown] -> unsure',
      'unsure, deskAdjust.resend -> sending',
      'unsure, deskAdjust.close -> closed',
    ]),
  )('%s', (_title, run) => run());

  it.each([
    ['main', 'give', '12.50', 125_000],
    ['main', 'take', '100', -1_000_000],
    ['main', 'take', '100.01', null],
    ['main', 'give', '0', null],
    ['points', 'give', '1,200', 1_200],
    ['points', 'take', '20', -20],
    ['points', 'take', '21', null],
    ['points', 'give', '1.5', null],
    ['points', 'give', '-5', null],
  ] as const)('of %s, to %s %s, is %s', (purse, way, typed, amount) => {
    expect(signedAmount({ member: somchai, purse, direction: way, typed })).toBe(amount);
  });
});
