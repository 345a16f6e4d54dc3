import { expect } from 'vitest';
import type { freePlayMachine } from '../../../src/machines/freePlay/freePlay.machine.ts';
import { FreePlayDialog } from '../../../src/ui/freePlay/FreePlayDialog.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, dialogShown, nothingShown, onScreen, press } from '../onScreen.tsx';

const enabled = { disabled: false, busy: false };

export const freePlayView: View<typeof freePlayMachine> = {
  open: onScreen((actor) => <FreePlayDialog actor={actor} />),
  drivers: {
    'freePlay.start': () => press('Start playing'),
    'freePlay.register': () => press('Sign up instead'),
    'freePlay.close': () => press('Close'),
  },
  offers: {
    'freePlay.start': (snapshot) => snapshot.matches('offer'),
    'freePlay.register': (snapshot) => snapshot.matches('offer'),
    'freePlay.close': (snapshot) => snapshot.matches('offer'),
  },
  expectations: {
    offer: ({ context: { failure } }) => {
      expect(dialogShown()).toEqual({ title: 'Play for free', busy: false });
      expect([buttonCalled('Start playing'), buttonCalled('Sign up instead'), buttonCalled('Close')]).toEqual([
        enabled,
        enabled,
        enabled,
      ]);
      expect(alerts()).toEqual(
        failure === null
          ? []
          : [
              failure.kind === 'refused'
                ? 'This is not available right now. Choose another option.'
                : 'Connection problem. Check your network and try again.',
            ],
      );
    },
    starting: () => {
      expect([dialogShown().busy, alerts(), buttonCalled('Close')]).toEqual([true, [], null]);
      expect(buttonCalled('Starting the demo')).toEqual({ disabled: true, busy: true });
    },
    ended: () => expect(nothingShown()).toBe(true),
  },
};
