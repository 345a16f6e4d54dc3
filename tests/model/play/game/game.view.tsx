import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { gameMachine } from '../../../../src/machines/play/game/game.machine.ts';
import { realityCheckMachine } from '../../../../src/machines/play/realityCheck/realityCheck.machine.ts';
import { GamePage } from '../../../../src/ui/play/games/GamePage.tsx';
import { frozenMachine } from '../../kit/frozenMachine.ts';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../../onScreen.tsx';
import { siteWith } from '../../siteWith.ts';

type Snapshot = SnapshotFrom<typeof gameMachine>;

const idle = { disabled: false, busy: false };
const frame = () => document.querySelector('iframe');
const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const cover = () => screen.queryByRole('status')?.textContent ?? null;
const titleOf = ({ context: { game } }: Snapshot) => (game ? 'Lantern NightNine Lamps' : 'Starting the game');

/** Frame, cover and the button for the whole screen. */
function showsFrame({ context }: Snapshot, covered: string | null): void {
  expect(headings()).toEqual(['Lantern NightNine Lamps']);
  expect([frame()?.getAttribute('src'), frame()?.title]).toEqual([context.addresses[0], 'Lantern Night, game']);
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  expect(frame()?.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect([cover(), buttonCalled('Full screen')]).toEqual([covered, idle]);
  expect(screen.queryByText('Demo play: the same odds, no real balance.') !== null).toBe(context.demo);
}

/** No frame: a title with a text, and links. */
function showsInstead(snapshot: Snapshot, title: string, links: readonly (string | null)[]): void {
  expect(headings()).toEqual([titleOf(snapshot), title]);
  expect([frame(), cover(), buttonCalled('Full screen')]).toEqual([null, null, { disabled: true, busy: false }]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
}

/** A limit or break of one’s own: which, and no way to play on. */
function showsStopped(snapshot: Snapshot): void {
  const title =
    snapshot.context.end === 'limit' ? 'You have reached a limit that you set' : 'Play is paused on your account';
  expect([headings(), frame(), buttonCalled('Play again')]).toEqual([[titleOf(snapshot), title], null, null]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    categoryOf(snapshot),
    '/member/protect',
    '/member/personalHistoryCopy',
    categoryOf(snapshot),
  ]);
}

/** The games are away: the page waits for them. */
function showsAway(snapshot: Snapshot): void {
  const way = categoryOf(snapshot);
  showsInstead(snapshot, 'Games are away for a moment', [way, way]);
  expect(screen.getByText('We try again every few seconds. Your balance is safe.').tagName).toBe('P');
}

const categoryOf = ({ context: { game } }: Snapshot) => (game ? '/rng' : '/games');

export const gameView: View<typeof gameMachine> = {
  open: onScreen((actor) => <GamePage actor={actor} site={siteWith({})} />),
  live: {
    realityCheck: () => frozenMachine(realityCheckMachine, 'resting', { protection: null, checkedAt: 0 }),
  },
  drivers: {
    'game.ready': 'elsewhere',
    'game.roundStarted': 'elsewhere',
    'game.roundEnded': 'elsewhere',
    'game.ended': 'elsewhere',
    'game.failed': 'elsewhere',
    'game.connection': 'elsewhere',
    'game.check': 'elsewhere',
    'game.exit': 'elsewhere',
    'game.fullScreen': () => press('Full screen'),
    'game.menu': () => press('Game menu'),
    'game.retry': () => press(buttonCalled('Play again') ? 'Play again' : 'Try again'),
    'page.address': 'elsewhere',
    'page.language': 'elsewhere',
  },
  offers: {
    'game.fullScreen': (snapshot) => snapshot.matches({ play: 'framed' }),
    'game.menu': (snapshot) => snapshot.matches({ play: { framed: 'playing' } }),
    'game.retry': (snapshot) =>
      snapshot.matches({ play: 'failed' }) || snapshot.matches({ play: 'ended' }) || snapshot.matches({ play: 'away' }),
  },
  expectations: {
    'play.choosing': (snapshot) => {
      showsInstead(snapshot, 'No game chosen', ['/games', '/games']);
      expect(buttonCalled('Favourite: ')).toBeNull();
    },
    'play.away': (snapshot) => {
      showsAway(snapshot);
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    'play.launching': (snapshot) => {
      if (snapshot.context.failure !== null) {
        showsAway(snapshot);
        expect(buttonCalled('Try again')).toEqual({ disabled: true, busy: true });
        return;
      }
      const covered = snapshot.context.game ? 'Starting Lantern Night' : 'Starting the game';
      expect([headings(), frame(), cover()]).toEqual([[titleOf(snapshot)], null, covered]);
      expect(screen.getByRole('status').ariaBusy).toBe('true');
    },
    'play.framed.loading': (snapshot) => showsFrame(snapshot, 'Starting Lantern Night'),
    'play.framed.playing.resting': (snapshot) => {
      showsFrame(snapshot, null);
      expect([alerts(), buttonCalled('Favourite: Lantern Night')]).toEqual([[], idle]);
    },
    'play.framed.playing.inRound': (snapshot) => {
      showsFrame(snapshot, null);
      expect(alerts()).toEqual([]);
    },
    'play.framed.playing.lost': (snapshot) => {
      showsFrame(snapshot, null);
      const round =
        'Reconnecting. Round r1 with a stake of P 20.00 settles without you; the result is in the betting record.';
      const text = snapshot.context.round ? round : 'Reconnecting. Your bet still counts.';
      expect(alerts()).toEqual([`Connection to the game lost${text}`]);
    },
    'play.ended': (snapshot) => {
      showsInstead(snapshot, 'The game session has ended', ['/rng', '/rng']);
      expect(screen.getByText('Your balance is safe. Start the game again to go on.').tagName).toBe('P');
      expect(buttonCalled('Play again')).toEqual(idle);
    },
    'play.stopped.asking': (snapshot) => {
      showsStopped(snapshot);
      expect(screen.getByText('Checking your limit').tagName).toBe('SPAN');
    },
    'play.stopped.known': (snapshot) => {
      showsStopped(snapshot);
      expect(screen.getByText('P 9,230.50').tagName).toBe('SPAN');
      const meters = screen.queryAllByRole('meter').map(({ ariaLabel }) => ariaLabel);
      expect(meters).toEqual(snapshot.context.end === 'limit' ? ['Losses in 30 days: P 6,840.00 of P 7,500.00'] : []);
    },
    'play.stopped.unknown': (snapshot) => {
      showsStopped(snapshot);
      expect(screen.queryByRole('meter')).toBeNull();
    },
    'reality.off': () => expect(screen.queryByRole('dialog')).toBeNull(),
    'reality.on': () => expect(screen.queryByRole('dialog')).toBeNull(),
    'play.failed': (snapshot) => {
      const way = categoryOf(snapshot);
      showsInstead(snapshot, 'The game could not start', [way, way]);
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    'position.loading': () => expect(screen.queryByText('Net')).toBeNull(),
    'position.known': ({ context: { played } }) => {
      expect(screen.getByText(/^Net/).parentElement?.textContent).toMatch(/^Net [+−-]?P [\d,.]+$/);
      expect(played?.rounds).toBeGreaterThan(4);
    },
    'position.unknown': () => {
      expect(screen.queryByText(/^Net/)).toBeNull();
      expect(screen.getByText('Session time is not available.').tagName).toBe('P');
    },
  },
};
