import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { searchMachine } from '../../../../src/machines/public/search/search.machine.ts';
import { countOf, shownGroups } from '../../../../src/machines/public/search/search.rules.ts';
import { SearchPage } from '../../../../src/ui/public/search/SearchPage.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../../onScreen.tsx';
import { siteWith } from '../../siteWith.ts';

type Snapshot = SnapshotFrom<typeof searchMachine>;

const NAMES = { games: 'Games', promotions: 'Promotions', help: 'Help', news: 'News' } as const;
const field = () => screen.getByRole('searchbox', { name: 'Search games, promotions, help and news' });
const chip = (group: string) => screen.queryByRole('button', { name: group === 'help' ? /^Help \d/ : /^All \d/ });
const hasChip = ({ context: { found, group: shown } }: Snapshot, group: string) =>
  found !== null && countOf(found, 'all') > 0 && (group === 'all' || shown === group || countOf(found, 'help') > 0);

/** Field, and the results of the chosen kind or what is played most. */
function showsResults({ context }: Snapshot): void {
  const { found, foundFor, group, query } = context;
  expect((field() as HTMLInputElement).value).toBe(query);
  const total = found === null ? 0 : countOf(found, 'all');
  const shown = found === null || total === 0 ? [] : shownGroups(found, group).map((one) => `${NAMES[one]} 1`);
  const popular = found !== null && total === 0 ? ['Played most'] : [];
  expect(screen.queryAllByRole('region').map((part) => part.querySelector('h2')?.textContent)).toEqual([
    ...shown,
    ...popular,
  ]);
  expect(screen.queryByText(`Nothing found for “${foundFor}”`) !== null).toBe(
    found !== null && total === 0 && foundFor !== '',
  );
}

export const searchView: View<typeof searchMachine> = {
  open: onScreen((actor) => <SearchPage actor={actor} site={siteWith({})} />),
  drivers: {
    'search.type': ({ query }) => {
      if (query === '') press('Clear search');
      else fireEvent.change(field(), { target: { value: query } });
    },
    'search.submit': () => press('Search now'),
    'search.show': ({ group }) => fireEvent.click(chip(group) ?? expect.unreachable('no such kind')),
    'search.retry': () => press('Try again'),
    'page.language': 'elsewhere',
    'page.address': 'elsewhere',
  },
  offers: {
    'search.type': ({ context }, { query }) => query !== context.query,
    'search.show': (snapshot, { group }) => hasChip(snapshot, group) && group !== snapshot.context.group,
    'search.retry': (snapshot) => snapshot.matches('failed'),
  },
  expectations: {
    typing: showsResults,
    searching: showsResults,
    shown: (snapshot) => {
      showsResults(snapshot);
      expect(buttonCalled('Try again')).toBeNull();
    },
    failed: (snapshot) => {
      showsResults(snapshot);
      expect(alerts().join()).toContain('The search did not work');
    },
  },
};
