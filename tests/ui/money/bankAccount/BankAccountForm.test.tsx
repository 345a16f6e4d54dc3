// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { BankAccountForm } from '../../../../src/ui/money/bankAccount/BankAccountForm.tsx';
import { createHarness } from '../../../model/kit/harness.ts';
import { bankAccountFlow } from '../../../model/money/bankAccount/bankAccount.spec.ts';
import { fieldCalled, onScreen, press } from '../../../model/onScreen.tsx';

let close: () => void;
afterEach(() => close());

/** The form with this bank chosen, after a failed submit. */
async function openTried(bank: string) {
  const bench = createHarness(bankAccountFlow, bankAccountFlow.inputs[0]);
  bench.actor.send({ type: 'bankAccount.chooseBank', bank });
  const shown = onScreen<typeof bench.actor>((actor) => <BankAccountForm actor={actor} onClose={() => {}} />)(
    bench.actor,
  );
  close = () => {
    shown.close();
    bench.stop();
  };
  await shown.carryOut(() => press('Add account'));
}

const wordsUnder = (label: string) =>
  document.getElementById(fieldCalled(label)?.getAttribute('aria-describedby') ?? '')?.textContent;

describe('the account number field', () => {
  it.each([
    ['RIVER', 'Enter 10 to 12 digits.'],
    ['TEAK', 'Enter 8 digits.'],
  ])('[WALLET-03] shows the number of digits of the bank: %s', async (bank, words) => {
    await openTried(bank);
    expect(wordsUnder('Account number')).toBe(words);
  });

  it('shows the account number while it is typed', async () => {
    await openTried('TEAK');
    expect(fieldCalled('Account number')?.type).toBe('text');
    expect(fieldCalled('Your payment password')?.type).toBe('password');
  });
});
