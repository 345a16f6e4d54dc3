import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { heroMachine } from '../../../../src/machines/public/hero/hero.machine.ts';
import type { AnnouncementsActor } from '../../../../src/ui/public/home/content.ts';
import { Hero } from '../../../../src/ui/public/home/Hero.tsx';
import { announcements, notice } from '../../announcements.ts';
import type { View } from '../../kit/view.ts';
import { onScreen, press } from '../../onScreen.tsx';
import { siteWith } from '../../siteWith.ts';

type Snapshot = SnapshotFrom<typeof heroMachine>;

/** Announcements with one banner. */
const snapshot = { context: { value: announcements({ banners: [notice('b1', 'B')] }) } };
const loaded = {
  getSnapshot: () => snapshot,
  subscribe: () => ({ unsubscribe: () => {} }),
} as unknown as AnnouncementsActor;

const selectedTab = () =>
  screen.getAllByRole('tab').find((tab) => tab.ariaSelected === 'true') ?? expect.unreachable('no tab is selected');
const TABS = ['Promotions', 'Slots', 'Points mall'];
const TITLES = ['title of b1', 'Find your next favourite', 'Turn points into rewards'];

/** One slide, its tab and its number; screen readers hear of a change unless it comes by itself. */
function shows({ context: { place } }: Snapshot, live: 'off' | 'polite'): void {
  const shown = screen.getAllByRole('tabpanel').filter((panel) => !panel.hasAttribute('inert'));
  expect(shown.map((panel) => panel.querySelector('h1')?.textContent)).toEqual([TITLES[place]]);
  expect(selectedTab().ariaLabel).toBe(TABS[place]);
  expect(screen.getByRole('region', { name: 'Highlights' }).textContent).toContain(`${place + 1}/3`);
  expect(document.getElementById('hero-slides')?.ariaLive).toBe(live);
}

export const heroView: View<typeof heroMachine> = {
  open: onScreen((actor) => <Hero hero={actor} announcements={loaded} site={siteWith({})} />),
  drivers: {
    'hero.allow': 'elsewhere',
    'hero.select': ({ place }) => press(TABS[place] ?? expect.unreachable('no such slide'), 'tab'),
    'hero.touch': 'elsewhere',
    'hero.lift': 'elsewhere',
    'hero.hold': ({ by }) => {
      if (by === 'focus') fireEvent.focus(selectedTab());
    },
    'hero.release': ({ by }) => {
      if (by === 'focus') fireEvent.blur(selectedTab());
    },
  },
  offers: {
    'hero.select': (snapshot, { place }) => place < TABS.length && place !== snapshot.context.place,
    'hero.hold': (_, { by }) => by === 'focus',
    'hero.release': (_, { by }) => by === 'focus',
  },
  expectations: {
    still: (snapshot) => shows(snapshot, 'polite'),
    turning: (snapshot) => shows(snapshot, 'off'),
    held: (snapshot) => shows(snapshot, 'polite'),
  },
};
