import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { balanceMachine } from '../../../../src/machines/money/balance/balance.machine.ts';
import { Balance } from '../../../../src/ui/money/balance/Balance.tsx';
import type { View } from '../../kit/view.ts';
import { buttonCalled, onScreen, press } from '../../onScreen.tsx';

const refresh = 'Refresh balance';
const enabled = { disabled: false, busy: false };
const toggle = () => screen.getByRole('button', { name: /^(Hide|Show) balance$/ });
const shownAs = (sumBalance: number | null) => (sumBalance === null ? '' : 'P 1,234.56');

export const balanceView: View<typeof balanceMachine> = {
  open: onScreen((actor) => <Balance balance={actor} />),
  drivers: {
    'balance.refresh': () => press(refresh),
    'balance.toggle': () => toggle().click(),
    'balance.invalidate': 'elsewhere',
    'balance.pushed': 'elsewhere',
  },
  offers: { 'balance.refresh': (snapshot) => !snapshot.matches({ amount: 'loading' }) },
  expectations: {
    'amount.loading': () => expect(buttonCalled(refresh)).toEqual({ disabled: true, busy: true }),
    'amount.known': () => {
      expect(buttonCalled(refresh)).toEqual(enabled);
      expect(screen.queryByRole('status')).toBeNull();
    },
    'amount.failed': () => {
      expect(buttonCalled(refresh)).toEqual(enabled);
      expect(screen.getByRole('status').textContent).toBe('Could not refresh');
    },
    'mask.shown': ({ context }) => {
      expect(buttonCalled('Hide balance')).toEqual(enabled);
      expect(toggle().textContent).toBe(shownAs(context.sumBalance));
    },
    'mask.hidden': () => {
      expect(buttonCalled('Show balance')).toEqual(enabled);
      expect(toggle().textContent).toBe('***');
    },
  },
};
