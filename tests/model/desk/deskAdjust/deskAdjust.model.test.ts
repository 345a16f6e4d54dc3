import { describe, expect, it } from 'vitest';
import { signedAmount } from '../../../../src/machines/desk/deskAdjust/deskAdjust.rules.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { deskAdjustFlow, made, somchai } from './deskAdjust.spec.ts';

const FOUND = 'start, deskAdjust.typeName 1, deskAdjust.find, findMember done';
const FILLED = `${FOUND}, deskAdjust.typeAmount, deskAdjust.typeReason`;
const SENT = `${FILLED}, deskAdjust.submit, deskAdjust.confirm`;
const ofPoints = `${FILLED}, deskAdjust.choosePurse 1, deskAdjust.submit, deskAdjust.confirm`;
const refusedOnce = `${SENT}, sendAdjustment error 1`;

const sends = (purse: 'main' | 'points', amount: number, idempotencyKey: string) => ({
  sendAdjustment: { request: { username: 'somchai', purse, amount, reason: 'A prize.' }, idempotencyKey },
});
const refused = (code: string) => ({ kind: 'refused', code, message: `refused with ${code}`, details: null });

describe('a new adjustment', () => {
  it.each(
    modelTests(deskAdjustFlow, [
      ['start', {}],
      [
        'naming, deskAdjust.typeName -> (stays)',
        { sets: { username: ' ', failure: null } },
        'start, deskAdjust.typeName 1, deskAdjust.find, findMember error 1, deskAdjust.typeName 2',
      ],
      [
        'naming, deskAdjust.find [isNamed] -> finding',
        { calls: { findMember: { request: { username: 'Somchai' } } }, sets: { failure: null } },
        'start, deskAdjust.typeName 1, deskAdjust.find, findMember error 1, deskAdjust.find',
      ],
      ['naming, deskAdjust.find -> (stays)', { sets: { tried: true } }],
      ['naming, deskAdjust.close -> closed', { ends: undefined }],
      ['finding, done findMember -> filling', { sets: { member: somchai, tried: false } }],
      ['finding, error findMember -> naming', { sets: { failure: refused('ACCOUNT_UNKNOWN') } }],
      [
        'filling, deskAdjust.choosePurse -> (stays)',
        { sets: { purse: 'points', failure: null } },
        `${refusedOnce}, deskAdjust.choosePurse 1`,
      ],
      [
        'filling, deskAdjust.chooseDirection -> (stays)',
        { sets: { direction: 'take', failure: null } },
        `${refusedOnce}, deskAdjust.chooseDirection 1`,
      ],
      [
        'filling, deskAdjust.typeAmount -> (stays)',
        { sets: { failure: null } },
        `${refusedOnce}, deskAdjust.typeAmount`,
      ],
      [
        'filling, deskAdjust.typeReason -> (stays)',
        { sets: { failure: null } },
        `${refusedOnce}, deskAdjust.typeReason`,
      ],
      ['filling, deskAdjust.submit [isValid] -> confirming', { sets: { tried: true } }],
      ['filling, deskAdjust.submit -> (stays)', { sets: { tried: true } }],
      [
        'filling, deskAdjust.changeMember -> naming',
        { sets: { member: null, tried: false, failure: null } },
        `${refusedOnce}, deskAdjust.changeMember`,
      ],
      ['filling, deskAdjust.close -> closed', { ends: undefined }],
      [
        '[W8] confirming, deskAdjust.confirm -> sending',
        { calls: sends('main', -500_000, 'seed-of-a-page-2') },
        `${refusedOnce}, deskAdjust.chooseDirection 1, deskAdjust.submit, deskAdjust.confirm`,
      ],
      ['confirming, deskAdjust.back -> filling', {}],
      ['[W8] sending, done sendAdjustment -> made', { sets: { keyIndex: 1, made } }],
      ['[W8] sending, error sendAdjustment [isOutcomeUnknown] -> unsure', { sets: { failure: { kind: 'offline' } } }],
      ['[W8] sending, error sendAdjustment -> filling', { sets: { keyIndex: 1, failure: refused('BALANCE_TOO_LOW') } }],
      [
        '[W8] unsure, deskAdjust.resend -> sending',
        { calls: sends('points', 50, 'seed-of-a-page-1'), sets: { failure: null } },
        `${ofPoints}, sendAdjustment error 2, deskAdjust.resend`,
      ],
      ['unsure, deskAdjust.close -> closed', { ends: undefined }],
      ['made, deskAdjust.close -> closed', { ends: undefined }],
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
