import { describe, expect, it } from 'vitest';
import {
  accountOf,
  blockReason,
  costOf,
  maxWithdrawal,
  methodOf,
  type Quote,
  shortageOf,
  withdrawAmount,
} from '../../../../src/machines/money/withdraw/withdraw.rules.ts';
import { accountList, offer } from '../../../model/money/withdraw/withdraw.spec.ts';

const P = 10_000;
const form = (quote: Quote | null, method: string | null, typed = '') => ({ quote, method, typed });

describe('the rules of the withdrawal page', () => {
  it('selects only offered methods and accounts', () => {
    const methods = [form(offer, 'EWALLET'), form(offer, 'GONE'), form(offer, null), form(null, 'EWALLET')];
    expect(methods.map((each) => methodOf(each)?.code ?? null)).toEqual(['EWALLET', null, null, null]);
    const chosen = [
      { accounts: accountList, account: 'a2' },
      { accounts: accountList, account: 'a9' },
      { accounts: null, account: 'a2' },
    ];
    expect(chosen.map((each) => accountOf(each))).toEqual([accountList.list[1], null, null]);
  });

  it('[WALLET-03] limits a withdrawal by method, balance and daily limit', () => {
    const left = (amount: number) => ({ ...offer, leftToday: { count: 3, amount } });
    const mosts = [
      maxWithdrawal(form(offer, 'BANK')),
      maxWithdrawal(form({ ...offer, available: 9_000 * P, leftToday: { count: 3, amount: 9_000 * P } }, 'BANK')),
      maxWithdrawal(form(left(300 * P), 'BANK')),
      maxWithdrawal(form(offer, 'GONE')),
      maxWithdrawal(form(null, 'BANK')),
    ];
    expect(mosts).toEqual([800 * P, 5_000 * P, 300 * P, 0, 0]);
  });

  it('[WALLET-03] parses an amount within those limits, inclusive', () => {
    const read = ['19.99', '20', '800', '800.01', 'all'].map((typed) => withdrawAmount(form(offer, 'EWALLET', typed)));
    expect(read).toEqual([
      { problem: { kind: 'below', least: 20 * P } },
      { amount: 20 * P },
      { amount: 800 * P },
      { problem: { kind: 'above', most: 800 * P } },
      { problem: { kind: 'noNumber' } },
    ]);
    expect(withdrawAmount(form(null, 'EWALLET', '20'))).toEqual({ problem: { kind: 'above', most: 0 } });
  });

  it('[WALLET-03] names what is below the minimum', () => {
    const left = (available: number, amount: number) => ({ ...offer, available, leftToday: { count: 3, amount } });
    const quotes = [
      left(100 * P, 100 * P),
      left(100 * P - 1, 2_000 * P),
      left(0, 50 * P),
      left(800 * P, 100 * P - 1),
      null,
    ];
    const forms = quotes.map((quote) => form(quote, 'BANK'));
    expect(forms.map(shortageOf)).toEqual([null, 'balance', 'balance', 'today', null]);
    expect(shortageOf(form(left(50 * P, 50 * P), 'EWALLET'))).toBe(null);
    expect(shortageOf(form(left(50 * P, 50 * P), 'GONE'))).toBe(null);
    const read = ['', '50', '150'].map((typed) => withdrawAmount(form(left(0, 2_000 * P), 'BANK', typed)));
    expect(read).toEqual(['', '50', '150'].map(() => ({ problem: { kind: 'outOfReach', least: 100 * P } })));
  });

  it('deducts the fee from the payout', () => {
    const [bank, ewallet] = offer.methods;
    if (!bank || !ewallet) throw new Error('two methods are offered');
    expect([costOf(500 * P, bank), costOf(500 * P, ewallet)]).toEqual([
      { fee: 10 * P, payout: 490 * P },
      { fee: 75_000, payout: 4_925_000 },
    ]);
  });

  it('[WALLET-03] says why withdrawals are blocked: the wait first, then the daily limits', () => {
    const { serverTime } = offer;
    const barriers = [
      offer,
      { ...offer, withdrawalsFrom: serverTime - 1 },
      { ...offer, withdrawalsFrom: serverTime },
      { ...offer, withdrawalsFrom: serverTime + 1 },
      { ...offer, leftToday: { count: 0, amount: P } },
      { ...offer, leftToday: { count: 1, amount: 0 } },
      { ...offer, withdrawalsFrom: serverTime + 1, leftToday: { count: 0, amount: 0 } },
    ].map(blockReason);
    expect(barriers).toEqual([null, null, null, 'waits', 'usedUp', 'usedUp', 'waits']);
  });
});
