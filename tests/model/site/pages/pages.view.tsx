import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { pagesMachine } from '../../../../src/machines/site/pages/pages.machine.ts';
import { isTrialAccount } from '../../../../src/machines/site/session/roles.ts';
import { PagePanel } from '../../../../src/ui/site/centre/PagePanel.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../../onScreen.tsx';
import { siteWith } from '../../siteWith.ts';

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const views = {
  shapeOf: () => 'rows' as const,
  viewOf: (page: string) => () => <h3>{`the page ${page}`}</h3>,
};

export const pagesView: View<typeof pagesMachine> = {
  open: onScreen((actor) => <PagePanel site={siteWith({})} actor={actor} views={views} />),
  drivers: {
    'page.changed': 'elsewhere',
    'page.retry': () => press('Try again'),
    'page.language': 'elsewhere',
    'page.moneyMoved': 'elsewhere',
    'page.gamePlayed': 'elsewhere',
    'page.profileChanged': 'elsewhere',
  },
  offers: { 'page.retry': (snapshot) => snapshot.matches('unavailable') },
  expectations: {
    closed: ({ context: { isAgent } }) => {
      expect([titles(), alerts()]).toEqual([['For agents only'], []]);
      const way = screen.queryByRole('link', { name: 'Go to member centre' });
      expect(way?.getAttribute('href') ?? null).toBe(isTrialAccount(isAgent) ? null : '/member');
    },
    loading: () => {
      expect([titles(), alerts()]).toEqual([[], []]);
      expect(screen.getByRole('status').ariaBusy).toBe('true');
    },
    unavailable: () => {
      expect(titles()).toEqual(['The page is slow to load']);
      expect(buttonCalled('Try again')).toEqual({ disabled: false, busy: false });
    },
    missing: () => expect(titles()).toEqual(['Page not found']),
    open: ({ context }) => expect(titles()).toEqual([`the page ${context.page}`]),
  },
};
