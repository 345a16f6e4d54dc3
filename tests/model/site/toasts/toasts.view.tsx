import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { toastsMachine } from '../../../../src/machines/site/toasts/toasts.machine.ts';
import { ToastHost } from '../../../../src/ui/site/toasts/ToastHost.tsx';
import type { View } from '../../kit/view.ts';
import { nothingShown, onScreen, press } from '../../onScreen.tsx';

export const toastsView: View<typeof toastsMachine> = {
  open: onScreen((actor) => <ToastHost actor={actor} />),
  drivers: { 'toasts.show': 'elsewhere', 'toasts.dismiss': () => press('Dismiss message') },
  offers: { 'toasts.dismiss': (snapshot) => snapshot.matches('showing') },
  expectations: {
    idle: () => expect(nothingShown()).toBe(true),
    showing: ({ context }) =>
      expect(screen.getByRole('status').textContent).toBe(
        context.topic === 'logged_out' ? 'You have logged out.' : 'Password changed. You are logged in.',
      ),
  },
};
