import { expect } from 'vitest';
import type { registerMachine } from '../../../src/machines/register/register.machine.ts';
import { RegisterDialog } from '../../../src/ui/register/RegisterDialog.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, dialogShown, nothingShown, onScreen, press } from '../onScreen.tsx';

const enabled = { disabled: false, busy: false };

export const registerView: View<typeof registerMachine> = {
  open: onScreen((actor) => <RegisterDialog actor={actor} />),
  drivers: {
    'register.retry': () => press('Try again'),
    'register.logIn': () => press('Log in'),
    'register.close': () => press('Close'),
  },
  offers: {
    'register.retry': (snapshot) => snapshot.matches('failed'),
    'register.logIn': (snapshot) => snapshot.matches('switchedOff'),
  },
  expectations: {
    loading: () => {
      expect(dialogShown()).toEqual({ title: 'Sign up', busy: true });
      expect([buttonCalled('Log in'), buttonCalled('Try again'), alerts()]).toEqual([null, null, []]);
    },
    switchedOff: () => expect([buttonCalled('Log in'), buttonCalled('Try again')]).toEqual([enabled, null]),
    failed: () => {
      expect([buttonCalled('Log in'), buttonCalled('Try again')]).toEqual([null, enabled]);
      expect(alerts().join()).toContain('There is a problem with the connection. Check the network and try again.');
    },
    ended: () => expect(nothingShown()).toBe(true),
  },
};
