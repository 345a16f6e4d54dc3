import { expect } from 'vitest';
import type { Dialog } from '../../../../src/machines/site/dialogs/dialogs.events.ts';
import type { dialogsMachine } from '../../../../src/machines/site/dialogs/dialogs.machine.ts';
import { DialogHost } from '../../../../src/ui/site/dialogs/DialogHost.tsx';
import type { View } from '../../kit/view.ts';
import { buttonCalled, dialogShown, nothingShown, onScreen, press } from '../../onScreen.tsx';

const enabled = { disabled: false, busy: false };
/** Texts on screen for the two dialogs of the spec. */
const shownFor = (first: Dialog | undefined) =>
  first?.next === 'login'
    ? { words: 'Your session has expired. Log in again to continue.', accept: 'Log in', close: enabled }
    : { words: 'Closed for today', accept: 'OK', close: null };

export const dialogsView: View<typeof dialogsMachine> = {
  open: onScreen((actor) => <DialogHost actor={actor} />),
  drivers: {
    'dialogs.show': 'elsewhere',
    'dialogs.accept': () => press(document.body.textContent?.includes('Closed for today') ? 'OK' : 'Log in'),
    'dialogs.dismiss': () => press('Close'),
  },
  offers: {
    'dialogs.accept': ({ context }) => context.queue.length > 0,
    'dialogs.dismiss': ({ context }) => context.queue[0]?.next === 'login',
  },
  expectations: {
    showing: ({ context }) => {
      expect(nothingShown()).toBe(context.queue.length === 0);
      if (nothingShown()) return;
      const { words, accept, close } = shownFor(context.queue[0]);
      expect(dialogShown('alertdialog')).toEqual({ title: 'Please note', busy: false });
      expect(document.body.textContent).toContain(words);
      expect([buttonCalled(accept), buttonCalled('Close')]).toEqual([enabled, close]);
    },
  },
};
