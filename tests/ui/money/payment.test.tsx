// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { withdrawMachine } from '../../../src/machines/money/withdraw/withdraw.machine.ts';
import { QuickAmounts } from '../../../src/ui/money/QuickAmounts.tsx';
import { NewWithdrawal } from '../../../src/ui/money/withdraw/WithdrawPage.tsx';
import { accountList, offer } from '../../model/money/withdraw/withdraw.spec.ts';
import { onScreen } from '../../model/onScreen.tsx';

const P = 10_000;

it('[WALLET-02] offers common amounts within the limits of the method', () => {
  const chosen: string[] = [];
  const page = onScreen(() => (
    <QuickAmounts
      typed={{ amount: 500 * P }}
      least={300 * P}
      most={1_000 * P}
      disabled={false}
      onChoose={(value) => chosen.push(value)}
    />
  ))(null);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent, ariaPressed }) => [textContent, ariaPressed])).toEqual([
    ['P 300', 'false'],
    ['P 500', 'true'],
    ['P 1,000', 'false'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'P 1,000' }));
  expect(chosen).toEqual(['1000.00']);
  page.close();
});

/** The withdrawal form with these parts of the context. */
function choosing(part: object) {
  const input = { language: 'EN', keySeed: 'seed', address: '/' } as const;
  const { context } = createActor(withdrawMachine, { input }).getSnapshot();
  const start = { ...context, quote: offer, accounts: accountList, method: 'BANK', account: 'a1', ...part };
  const actor = createActor(withdrawMachine, {
    input,
    snapshot: withdrawMachine.resolveState({ value: 'choosing', context: start }),
  }).start();
  return { actor, page: onScreen(() => <NewWithdrawal actor={actor} record={null} />)(actor) };
}
const primary = () => [...document.querySelectorAll('[class*=primary]')].map(({ textContent }) => textContent);

it('[WALLET-03] takes the whole amount that can be withdrawn', async () => {
  const { actor, page } = choosing({});
  await page.carryOut(() => void fireEvent.click(screen.getByRole('button', { name: 'All' })));
  expect(actor.getSnapshot().context.typed).toBe('800.00');
  page.close();
});

it.each([
  ['money first', { quote: { ...offer, available: 0 }, accounts: { ...accountList, list: [] } }, ['Deposit']],
  ['then a bank account', { accounts: { ...accountList, list: [] }, account: null }, ['Add bank account']],
  ['else the next step', {}, ['Continue']],
])('[WALLET-03] has one primary action: %s', (_what, part, expected) => {
  const { page } = choosing(part);
  expect(primary()).toEqual(expected);
  page.close();
});
