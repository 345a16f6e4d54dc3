// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { balanceMachine } from '../../../../src/machines/money/balance/balance.machine.ts';
import { fundsMachine } from '../../../../src/machines/money/funds/funds.machine.ts';
import { FundsPage } from '../../../../src/ui/money/funds/FundsPage.tsx';
import { fundsFlow, movements, walletList } from '../../../model/money/funds/funds.spec.ts';
import { onScreen } from '../../../model/onScreen.tsx';
import { siteWith } from '../../../model/siteWith.ts';

const P = 10_000;

it('[HEADER-32] [WALLET-01] hides and shows every amount of the wallet, as in the header', async () => {
  const balance = createActor(balanceMachine).start();
  const session = siteWith({ balance });
  const [input] = fundsFlow.inputs;
  if (input === undefined) expect.unreachable();
  const start = createActor(fundsMachine, { input }).getSnapshot();
  const context = {
    ...start.context,
    funds: { main: 100 * P, vendors: 40 * P, held: 0, total: 140 * P, points: 3265 },
    wallets: walletList,
    vendor: 'NAGA',
    movements,
  };
  const snapshot = fundsMachine.resolveState({ value: 'editing', context: context as never });
  const actor = createActor(fundsMachine, { input, snapshot }).start();
  const page = onScreen(() => <FundsPage actor={actor as never} site={siteWith({ session: session as never })} />)(
    actor,
  );
  const shown = () => document.body.textContent?.match(/P [\d,]+\.\d\d/g)?.length ?? 0;
  expect(shown()).toBeGreaterThan(10);
  await page.carryOut(() => void fireEvent.click(screen.getByRole('button', { name: 'Hide amounts' })));
  expect([shown(), balance.getSnapshot().matches({ mask: 'hidden' })]).toEqual([0, true]);
  await page.carryOut(() => void fireEvent.click(screen.getByRole('button', { name: 'Show amounts' })));
  expect(shown()).toBeGreaterThan(10);
  page.close();
});
