// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { withdrawalContract } from '../../../../src/api/contract/money/withdraw.ts';
import type { Quote } from '../../../../src/machines/money/withdraw/withdraw.rules.ts';
import { NewWithdrawal } from '../../../../src/ui/money/withdraw/WithdrawPage.tsx';
import { answers } from '../../../model/answers.ts';
import { createHarness } from '../../../model/kit/harness.ts';
import { offer, withdrawFlow } from '../../../model/money/withdraw/withdraw.spec.ts';
import { fieldCalled, onScreen, press, typeInto } from '../../../model/onScreen.tsx';

const P = 10_000;
let close: () => void;
afterEach(() => close());

/** The first step of a withdrawal with these limits. */
function openForm(limits: Partial<Quote>) {
  const bench = createHarness(withdrawFlow, { language: 'EN', keySeed: 'seed' });
  const { fetchAccounts } = withdrawFlow.outcomes;
  bench.settle(bench.children().fetchQuote, answers(withdrawalContract.quote, { ...offer, ...limits }));
  bench.settle(bench.children().fetchAccounts, fetchAccounts[0] ?? expect.unreachable());
  const shown = onScreen<typeof bench.actor>((actor) => <NewWithdrawal actor={actor} record={null} />)(bench.actor);
  close = () => {
    shown.close();
    bench.stop();
  };
  return shown;
}

const wordsUnderAmount = () =>
  document.getElementById(fieldCalled('Amount')?.getAttribute('aria-describedby') ?? '')?.textContent;

describe('the amount of a withdrawal', () => {
  it('[WALLET-03] shows its limits as hint', () => {
    openForm({});
    expect(wordsUnderAmount()).toBe('P 100.00 to P 800.00');
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  });

  it('[WALLET-03] shows a link to deposit instead of limits if the balance is below the minimum', async () => {
    const { carryOut } = openForm({ available: 0 });
    expect(wordsUnderAmount()).toBe('');
    expect(screen.getByText('Your balance is below the P 100.00 minimum for this method.')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/member/depositv2');
    await carryOut(() => press('Continue'));
    for (const typed of ['', '50', '150']) {
      await carryOut(() => typeInto('Amount', typed));
      expect(wordsUnderAmount()).toBe('You need at least P 100.00 to withdraw.');
    }
  });

  it('[WALLET-03] shows no limits if the remaining daily limit is below the minimum', () => {
    openForm({ leftToday: { count: 2, amount: 60 * P } });
    expect(wordsUnderAmount()).toBe('');
    expect(
      screen.getByText('Your remaining limit today is below the P 100.00 minimum for this method.'),
    ).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  });

  it('[WALLET-03] says only that the daily limit is used up if nothing is left of it', () => {
    openForm({ leftToday: { count: 2, amount: 0 } });
    expect(wordsUnderAmount()).toBe('');
    expect(screen.getByText('You have reached today’s limit. It resets at midnight GMT+8.')).not.toBeNull();
    expect(screen.queryByText(/^Your remaining limit today/)).toBeNull();
  });
});
