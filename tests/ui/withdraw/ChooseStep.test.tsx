// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { withdrawalContract } from '../../../src/api/contract/withdrawal.ts';
import type { Quote } from '../../../src/machines/withdraw/withdraw.rules.ts';
import { WithdrawPage } from '../../../src/ui/withdraw/WithdrawPage.tsx';
import { answers } from '../../model/answers.ts';
import { openBench } from '../../model/kit/bench.ts';
import { fieldCalled, onScreen, press, typeInto } from '../../model/onScreen.tsx';
import { offer, withdrawFlow } from '../../model/withdraw/withdraw.spec.ts';

const P = 10_000;
let close: () => void;
afterEach(() => close());

/** The first step of a withdrawal on screen, with these limits. */
function openForm(limits: Partial<Quote>) {
  const bench = openBench(withdrawFlow, { language: 'EN', keySeed: 'seed' });
  const { fetchAccounts, fetchList } = withdrawFlow.outcomes;
  bench.settle(bench.children().fetchQuote, answers(withdrawalContract.quote, { ...offer, ...limits }));
  bench.settle(bench.children().fetchAccounts, fetchAccounts[0] ?? expect.unreachable());
  bench.settle(bench.children().fetchList, fetchList[0] ?? expect.unreachable());
  const shown = onScreen<typeof bench.actor>((actor) => <WithdrawPage actor={actor} />)(bench.actor);
  close = () => {
    shown.close();
    bench.stop();
  };
  return shown;
}

const wordsUnderAmount = () =>
  document.getElementById(fieldCalled('Amount')?.getAttribute('aria-describedby') ?? '')?.textContent;

describe('the amount of a withdrawal', () => {
  it('[WALLET-03] has its limits under it', () => {
    openForm({});
    expect(wordsUnderAmount()).toBe('P 100.00 to P 800.00');
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  });

  it('[WALLET-03] has no limits where the balance is below the least, and the way to a deposit instead', async () => {
    const { carryOut } = openForm({ available: 0 });
    expect(wordsUnderAmount()).toBe('');
    expect(
      screen.getByText('Your balance is below P 100.00, the least that can be withdrawn this way.'),
    ).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/member/depositv2');
    await carryOut(() => press('Continue'));
    for (const typed of ['', '50', '150']) {
      await carryOut(() => typeInto('Amount', typed));
      expect(wordsUnderAmount()).toBe('You can withdraw less than the least amount, P 100.00.');
    }
  });

  it('[WALLET-03] has no limits where less than the least is left of the day', () => {
    openForm({ leftToday: { count: 2, amount: 60 * P } });
    expect(wordsUnderAmount()).toBe('');
    expect(
      screen.getByText('Less is left of today’s limit than P 100.00, the least that can be withdrawn this way.'),
    ).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  });

  it('[WALLET-03] says only that the day is used up where nothing is left of it', () => {
    openForm({ leftToday: { count: 2, amount: 0 } });
    expect(wordsUnderAmount()).toBe('');
    expect(screen.getByText('The limit of today is used up. It starts anew at midnight GMT+8.')).not.toBeNull();
    expect(screen.queryByText(/Less is left/)).toBeNull();
  });
});
