import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { vendorGamesMachine } from '../../../src/machines/vendorGames/vendorGames.machine.ts';
import { VendorGamesDialog } from '../../../src/ui/vendorGames/VendorGamesDialog.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../onScreen.tsx';

const games = () => [...document.querySelectorAll<HTMLElement>('li > button')];
const hasGames = ({ context }: { readonly context: { readonly games: readonly unknown[] } }) =>
  context.games.length > 0;

export const vendorGamesView: View<typeof vendorGamesMachine> = {
  open: onScreen((actor) => <VendorGamesDialog actor={actor} />),
  drivers: {
    'vendorGames.retry': () => press('Try again'),
    'vendorGames.close': () => press('Close'),
    'vendorGames.pick': () => games()[0]?.click(),
    'modal.language': 'elsewhere',
  },
  offers: {
    'vendorGames.retry': (snapshot) => snapshot.matches('failed'),
    'vendorGames.close': (snapshot) => snapshot.status === 'active',
    'vendorGames.pick': (snapshot, { id }) => snapshot.matches('shown') && hasGames(snapshot) && id === 'durian-burst',
  },
  expectations: {
    loading: (snapshot) =>
      expect([screen.getByRole('dialog', { name: 'Lanta Play' }).ariaBusy, games().length]).toEqual([
        'true',
        snapshot.context.games.length,
      ]),
    shown: (snapshot) => {
      expect(games().map(({ textContent }) => textContent)).toEqual(
        hasGames(snapshot) ? ['Durian Burst', 'Twin Koi'] : [],
      );
      expect(screen.queryByText('No games') === null).toBe(hasGames(snapshot));
    },
    failed: () => {
      expect(alerts().join()).toContain('The games could not be loaded');
      expect([buttonCalled('Try again'), games()]).toEqual([{ disabled: false, busy: false }, []]);
    },
    ended: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
};
