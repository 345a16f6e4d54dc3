import { expect } from 'vitest';
import type { logoutMachine } from '../../../../src/machines/account/logout/logout.machine.ts';
import { LogoutDialog } from '../../../../src/ui/account/logout/LogoutDialog.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, dialogShown, nothingShown, onScreen, press } from '../../onScreen.tsx';

const asked = { title: 'Are you sure you want to log out?', busy: false };
const enabled = { disabled: false, busy: false };

export const logoutView: View<typeof logoutMachine> = {
  open: onScreen((actor) => <LogoutDialog actor={actor} />),
  drivers: { 'logout.confirm': () => press('Log out'), 'logout.dismiss': () => press('Stay logged in') },
  expectations: {
    starting: () => expect.unreachable('left at once'),
    confirming: () => {
      expect(dialogShown('alertdialog')).toEqual(asked);
      expect([buttonCalled('Stay logged in'), buttonCalled('Log out'), alerts()]).toEqual([enabled, enabled, []]);
    },
    calling: () => {
      expect(dialogShown('alertdialog')).toEqual(asked);
      expect(buttonCalled('Stay logged in')).toEqual({ disabled: true, busy: false });
      expect(buttonCalled('Logging out')).toEqual({ disabled: true, busy: true });
      expect(alerts()).toEqual([]);
    },
    failed: () => {
      expect([buttonCalled('Stay logged in'), buttonCalled('Log out')]).toEqual([enabled, enabled]);
      expect(alerts()).toEqual(['Connection problem. Check your network and try again.']);
    },
    loggedOut: () => expect(nothingShown()).toBe(true),
    kept: () => expect(nothingShown()).toBe(true),
  },
};
