import { expect } from 'vitest';
import type { modalsMachine } from '../../../../src/machines/site/modals/modals.machine.ts';
import { ModalTrouble } from '../../../../src/ui/site/modals/ModalTrouble.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, dialogShown, nothingShown, onScreen, press } from '../../onScreen.tsx';

const enabled = { disabled: false, busy: false };

export const modalsView: View<typeof modalsMachine> = {
  open: onScreen((actor) => <ModalTrouble actor={actor} />),
  drivers: {
    'modal.open': 'elsewhere',
    'modal.retry': () => press('Try again'),
    'modal.cancel': () => press('Close'),
    'modal.language': 'elsewhere',
    'modal.offer': 'elsewhere',
    'modal.settings': 'elsewhere',
    'modal.drop': 'elsewhere',
    'modal.leave': 'elsewhere',
    'modal.hold': 'elsewhere',
    'modal.release': 'elsewhere',
    'smsCode.refused': 'elsewhere',
    'invitation.refused': 'elsewhere',
  },
  offers: {
    'modal.retry': (snapshot) => snapshot.matches('unavailable'),
    'modal.cancel': (snapshot) => snapshot.matches('unavailable') || snapshot.matches('loading'),
  },
  expectations: {
    closed: () => expect(nothingShown()).toBe(true),
    loading: () => {
      expect(dialogShown()).toEqual({ title: 'Loading', busy: true });
      expect([buttonCalled('Close'), buttonCalled('Try again')]).toEqual([enabled, null]);
    },
    unavailable: () => {
      expect(dialogShown()).toEqual({ title: 'The page is slow to load', busy: false });
      expect(alerts().join()).toContain('Check your network and try again.');
      expect([buttonCalled('Close'), buttonCalled('Try again')]).toEqual([enabled, enabled]);
    },
    'open.free': () => expect(nothingShown()).toBe(true),
    'open.held': () => expect(nothingShown()).toBe(true),
  },
};
