import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { lotteryMachine } from '../../../../src/machines/play/lottery/lottery.machine.ts';
import { LotteryPage } from '../../../../src/ui/play/lottery/LotteryPage.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, onScreen, press } from '../../onScreen.tsx';
import { siteWith } from '../../siteWith.ts';

type Snapshot = SnapshotFrom<typeof lotteryMachine>;

const MODE_NAMES = { Elott: 'All', SEA: 'Vietnam', Lott: 'Every 5 to 10 minutes', ZY: 'Every minute' };
const choice = () => screen.getByLabelText<HTMLSelectElement>('Lottery', { selector: 'select' });
const cards = () =>
  screen.queryAllByRole('article').map((card) =>
    within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const pressedModes = () =>
  within(screen.getByRole('group', { name: 'Lotteries' }))
    .getAllByRole('button')
    .flatMap(({ ariaPressed, textContent }) => (ariaPressed === 'true' ? [textContent] : []));
const retries = () => screen.queryAllByRole('button', { name: 'Try again' }).length;

/** Mode, lotteries and results as the context has them. */
function showsAll(snapshot: Snapshot): void {
  const { mode, gameCode, games, draws } = snapshot.context;
  expect([pressedModes(), choice().value]).toEqual([[MODE_NAMES[mode]], gameCode ?? '']);
  expect(cards()).toEqual(games.map(({ id }) => [`/game/${id}?lottoView=betting`, `/game/${id}?lottoView=lobby`]));
  const [first = null] = rows();
  expect([rows().length, first?.startsWith('Thai LotteryDraw 20261126-0146 · 26/11/2026 12:1070415') ?? true]).toEqual([
    draws.length,
    true,
  ]);
  const failures = [snapshot.matches({ menu: 'failed' }), snapshot.matches({ results: 'failed' })].filter(Boolean);
  expect([alerts().length, retries()]).toEqual([failures.length, failures.length]);
}

export const lotteryView: View<typeof lotteryMachine> = {
  open: onScreen((actor) => <LotteryPage actor={actor} site={siteWith({})} />),
  drivers: {
    'lottery.mode': ({ mode }) => press(MODE_NAMES[mode]),
    'lottery.filter': ({ gameCode }) => fireEvent.change(choice(), { target: { value: gameCode ?? '' } }),
    'lottery.retry': () => fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement),
    'page.address': 'elsewhere',
    'page.language': 'elsewhere',
  },
  offers: {
    'lottery.filter': ({ context }, { gameCode }) => gameCode === null || context.games.length > 0,
    'lottery.retry': (snapshot) => snapshot.matches({ menu: 'failed' }) || snapshot.matches({ results: 'failed' }),
  },
  expectations: {
    'menu.loading': (snapshot) => {
      showsAll(snapshot);
      if (snapshot.context.games.length > 0) {
        expect(screen.getByRole('region', { name: 'Lotteries' }).ariaBusy).toBe('true');
      }
    },
    'menu.shown': (snapshot) => {
      showsAll(snapshot);
      expect(screen.getByRole('region', { name: 'Lotteries' }).ariaBusy).toBeNull();
    },
    'menu.failed': (snapshot) => {
      showsAll(snapshot);
      expect(alerts().join()).toContain('The lotteries could not be loaded');
    },
    'results.loading': (snapshot) => {
      showsAll(snapshot);
      expect(screen.getByRole('region', { name: 'All results' }).ariaBusy).toBe('true');
    },
    'results.shown': (snapshot) => {
      showsAll(snapshot);
      expect(screen.queryByText('No results yet') !== null).toBe(snapshot.context.draws.length === 0);
    },
    'results.failed': (snapshot) => {
      showsAll(snapshot);
      expect(alerts().join()).toContain('The results could not be loaded');
    },
  },
};
