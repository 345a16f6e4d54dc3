// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { BankAccountForm } from '../../../src/ui/bankAccount/BankAccountForm.tsx';
import { bankAccountFlow } from '../../model/bankAccount/bankAccount.spec.ts';
import { openBench } from '../../model/kit/bench.ts';
import { fieldCalled, onScreen, press } from '../../model/onScreen.tsx';

let close: () => void;
afterEach(() => close());

/** The form on screen with this bank chosen, once somebody has tried to send it. */
async function openTried(bank: string) {
  const bench = openBench(bankAccountFlow, bankAccountFlow.inputs[0]);
  bench.actor.send({ type: 'bankAccount.chooseBank', bank });
  const shown = onScreen<typeof bench.actor>((actor) => <BankAccountForm actor={actor} onClose={() => {}} />)(
    bench.actor,
  );
  close = () => {
    shown.close();
    bench.stop();
  };
  await shown.carryOut(() => press('Add'));
}

const wordsUnder = (label: string) =>
  document.getElementById(fieldCalled(label)?.getAttribute('aria-describedby') ?? '')?.textContent;

describe('the number of a bank account', () => {
  it.each([
    ['RIVER', '10 to 12 digits.'],
    ['TEAK', '8 digits.'],
  ])('[WALLET-03] says how many digits it takes: %s', async (bank, words) => {
    await openTried(bank);
    expect(wordsUnder('Account number')).toBe(words);
  });

  it('can be read while it is typed', async () => {
    await openTried('TEAK');
    expect(fieldCalled('Account number')?.type).toBe('text');
    expect(fieldCalled('Your payment password')?.type).toBe('password');
  });
});
