import { describe, expect, it } from 'vitest';
import {
  amountOf,
  chosenMethod,
  costOf,
  hasCome,
  methodAmong,
  pagesOf,
} from '../../../src/machines/deposit/deposit.rules.ts';
import { methods, row } from '../../model/deposit/deposit.spec.ts';

const P = 10_000;
const form = (method: string | null, typed: string) => ({ methods, method, typed });

describe('the rules of the deposit page', () => {
  it('[WALLET-02] holds an amount to the limits of the method, both of them included', () => {
    const read = (method: string, ...typed: readonly string[]) => typed.map((text) => amountOf(form(method, text)));
    expect(read('TRANSFER', '99.99', '100', '500,000', '500,000.01')).toEqual([
      { problem: { kind: 'below', least: 100 * P } },
      { amount: 100 * P },
      { amount: 500_000 * P },
      { problem: { kind: 'above', most: 500_000 * P } },
    ]);
    expect(read('EWALLET', '99.99', '30000.01', 'ten')).toEqual([
      { amount: 999_900 },
      { problem: { kind: 'above', most: 30_000 * P } },
      { problem: { kind: 'noNumber' } },
    ]);
  });

  it('[WALLET-02] says what it costs and what is credited, to the cent, once there is a sound amount', () => {
    expect(costOf(form('TRANSFER', '250'))).toEqual({ fee: 0, credited: 250 * P });
    expect(costOf(form('EWALLET', '333.33'))).toEqual({ fee: 133_300, credited: 3_200_000 });
    expect([costOf(form('EWALLET', '5')), costOf(form('EWALLET', '')), costOf(form(null, '250'))]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('knows no method while what is offered is not known', () => {
    expect([chosenMethod({ methods: null, method: 'TRANSFER' }), chosenMethod({ methods, method: 'GONE' })]).toEqual([
      null,
      null,
    ]);
  });

  it('stays with the method that was chosen while it is offered, else takes the first', () => {
    expect([methodAmong(methods, 'EWALLET'), methodAmong(methods, 'GONE'), methodAmong([], 'EWALLET')]).toEqual([
      'EWALLET',
      'TRANSFER',
      null,
    ]);
  });

  it('[WALLET-02] knows money that has come since from money that was there', () => {
    const paid = { id: row.id, status: 'paid' } as const;
    const known = (status: typeof row.status) => ({ rows: [{ ...row, status }], seen: null });
    expect(hasCome(known('awaiting'), [paid])).toBe(true);
    expect(hasCome(known('expired'), [paid])).toBe(true);
    expect(hasCome(known('paid'), [paid])).toBe(false);
    expect(hasCome(known('awaiting'), [{ ...paid, status: 'failed' }])).toBe(false);
    expect(hasCome({ rows: [], seen: null }, [paid])).toBe(false);
    // What was seen of it since is newer than the list.
    expect(hasCome({ ...known('awaiting'), seen: paid }, [paid])).toBe(false);
    expect(hasCome({ rows: [], seen: { ...paid, status: 'starting' } }, [paid])).toBe(true);
    // One of several is enough, and each is held against itself.
    const other = { ...row, id: 'another', status: 'awaiting' } as const;
    expect(hasCome({ rows: [{ ...row, status: 'awaiting' }, other], seen: null }, [paid, other])).toBe(true);
    expect(hasCome({ rows: [other, { ...row, status: 'paid' }], seen: null }, [paid])).toBe(false);
  });

  it('has a page for every twenty, and one where there are none', () => {
    expect([0, 1, 20, 21, 40, 41].map(pagesOf)).toEqual([1, 1, 1, 2, 2, 3]);
  });
});
