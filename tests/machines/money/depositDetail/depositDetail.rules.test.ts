import { describe, expect, it } from 'vitest';
import { isOpen, secondsLeft, textOf } from '../../../../src/machines/money/depositDetail/depositDetail.rules.ts';
import { standing } from '../../../model/money/depositDetail/depositDetail.spec.ts';

const { starting, awaiting, expired } = standing;

describe('the rules of a deposit', () => {
  it('[WALLET-02] counts down by server time, never below 0', () => {
    expect(secondsLeft({ detail: starting, seconds: 0 })).toBe(1_800);
    expect(secondsLeft({ detail: { ...starting, serverTime: starting.serverTime + 1 }, seconds: 1 })).toBe(1_799);
    expect(secondsLeft({ detail: starting, seconds: 1_801 })).toBe(0);
    expect([secondsLeft({ detail: expired, seconds: 0 }), secondsLeft({ detail: null, seconds: 0 })]).toEqual([0, 0]);
  });

  it('waits for the payment until it is paid or ended', () => {
    const open = Object.values(standing).filter((detail) => isOpen(detail));
    expect([open, isOpen(null)]).toEqual([[starting, awaiting], false]);
  });

  it("[WALLET-02] copies amounts as a bank's form takes them, and only details of the method", () => {
    expect(textOf({ ...awaiting, amount: 12_345_600 }, 'amount')).toBe('1234.56');
    expect([textOf(awaiting, 'note'), textOf(awaiting, 'bankName')]).toEqual(['5E2F0A4C', null]);
    expect([textOf(starting, 'amount'), textOf(null, 'note')]).toEqual([null, null]);
  });
});
