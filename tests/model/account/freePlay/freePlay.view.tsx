import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { freePlayMachine } from '../../../../src/machines/account/freePlay/freePlay.machine.ts';
import { FreePlayDialog } from '../../../../src/ui/account/freePlay/FreePlayDialog.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, dialogShown, nothingShown, onScreen, press } from '../../onScreen.tsx';

const enabled = { disabled: false, busy: false };
type Context = Parameters<NonNullable<View<typeof freePlayMachine>['expectations']['ended']>>[0]['context'];

const startName = ({ gameId }: Context) => (gameId === null ? 'Start playing' : 'Play for free');

const textOf = (element: HTMLElement) => element.textContent;

function offerShown(context: Context): void {
  const { game, failure, isOffered } = context;
  expect(dialogShown()).toEqual({ title: game === null ? 'Play for free' : 'Lantern Night', busy: false });
  expect([
    buttonCalled(startName(context)),
    buttonCalled('Sign up'),
    buttonCalled('Log in'),
    buttonCalled('Close'),
  ]).toEqual([isOffered ? enabled : null, enabled, enabled, enabled]);
  expect(screen.queryByText('To play here, log in or sign up.') === null).toBe(isOffered);
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).queryAllByRole('term').map(textOf)).toEqual(game === null ? [] : ['Return to player', 'Stake']);
  expect(within(dialog).queryAllByRole('definition').map(textOf)).toEqual(
    game === null ? [] : ['97.5%', 'P 1.00 – P 2,000.00'],
  );
  expect(within(dialog).queryByText('Nine Lamps · Slots') === null).toBe(game === null);
  expect(alerts()).toEqual(
    failure === null
      ? []
      : [
          failure.kind === 'refused'
            ? 'This is not available right now. Choose another option.'
            : 'Connection problem. Check your network and try again.',
        ],
  );
}

export const freePlayView: View<typeof freePlayMachine> = {
  open: onScreen((actor) => <FreePlayDialog actor={actor} />),
  drivers: {
    'freePlay.start': () => press(screen.queryByText('Start playing') ? 'Start playing' : 'Play for free'),
    'freePlay.register': () => press('Sign up'),
    'freePlay.logIn': () => press('Log in'),
    'freePlay.close': () => press('Close'),
    'modal.language': 'elsewhere',
    'modal.settings': 'elsewhere',
  },
  offers: {
    'freePlay.start': (snapshot) => snapshot.matches('offer') && snapshot.context.isOffered,
    'freePlay.register': (snapshot) => snapshot.matches('offer'),
    'freePlay.logIn': (snapshot) => snapshot.matches('offer'),
    'freePlay.close': (snapshot) => snapshot.matches('offer'),
  },
  expectations: {
    'offer.deciding': () => expect.unreachable('left at once'),
    'offer.loading': ({ context }) => offerShown(context),
    'offer.shown': ({ context }) => offerShown(context),
    starting: () => {
      expect([dialogShown().busy, alerts(), buttonCalled('Close')]).toEqual([true, [], null]);
      expect(buttonCalled('Starting the demo')).toEqual({ disabled: true, busy: true });
    },
    ended: () => expect(nothingShown()).toBe(true),
  },
};
