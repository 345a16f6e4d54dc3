import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { serviceMachine } from '../../../../src/machines/public/service/service.machine.ts';
import { ServiceDialog } from '../../../../src/ui/public/service/ServiceDialog.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, dialogShown, onScreen, press } from '../../onScreen.tsx';

const isBusy = () => {
  expect(dialogShown()).toEqual({ title: 'Customer service', busy: true });
  expect(screen.getByRole('status').textContent).toBe('Opening customer service in a small window …');
};

export const serviceView: View<typeof serviceMachine> = {
  open: onScreen((actor) => <ServiceDialog actor={actor} />),
  drivers: { 'service.retry': () => press('Try again'), 'service.close': () => press('Close') },
  offers: {
    'service.retry': (snapshot) => snapshot.matches('failed'),
    'service.close': (snapshot) => snapshot.status === 'active',
  },
  expectations: {
    asking: isBusy,
    showing: isBusy,
    blocked: ({ context }) => {
      expect(alerts()).toEqual(['Your browser has blocked the window.']);
      expect(screen.getByRole('link').getAttribute('href')).toBe(context.address);
    },
    failed: () => {
      expect(alerts().join()).toContain('Customer service could not be opened');
      expect(buttonCalled('Try again')).toEqual({ disabled: false, busy: false });
    },
    refused: () => expect(alerts().join()).toContain('not one of ours'),
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
};
