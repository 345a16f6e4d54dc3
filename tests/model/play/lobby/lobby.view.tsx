import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { lobbyMachine } from '../../../../src/machines/play/lobby/lobby.machine.ts';
import { gamesOfPage, listedGames } from '../../../../src/machines/play/lobby/lobby.rules.ts';
import { LobbyPage } from '../../../../src/ui/play/games/LobbyPage.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../../onScreen.tsx';
import { siteWith } from '../../siteWith.ts';

type Snapshot = SnapshotFrom<typeof lobbyMachine>;

const idle = { disabled: false, busy: false };
const hasGames = ({ context }: Snapshot) => context.list.length > 0;
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a game or studio' });
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const chosenIn = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).value;
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const tiles = () => screen.queryAllByRole('article').map((tile) => within(tile).getByRole('link').textContent);
const counted = () => screen.queryByText(/^\d+ of \d+ games?$/)?.textContent ?? null;
const pressed = () =>
  screen
    .getAllByRole('button')
    .filter(({ ariaPressed, ariaLabel }) => ariaPressed === 'true' && ariaLabel === null)
    .map(({ textContent }) => textContent);

const none = { favourites: [], recent: [] };
const listed = ({ context }: Snapshot) => listedGames(context, none).length;
const isEmpty = (snapshot: Snapshot) => snapshot.matches('shown') && listed(snapshot) === 0;

/** What `rocket` finds. */
function showsFound(snapshot: Snapshot): void {
  showsGames(snapshot);
  const { found, filters } = snapshot.context;
  const isListed =
    found?.length === 1 && filters.show === 'all' && filters.feature === null && filters.returns === null;
  expect(counted()).toBe(isListed ? '1 of 1 game' : null);
  if (isListed) expect(tiles()).toEqual(['Rocket RiseTidewater']);
  else expect([tiles().length, headings().includes('Popular games')]).toEqual([3, true]);
  expect(buttonCalled('Show all games')).toEqual(isListed ? null : idle);
}

/** Field, filters and games as the context has them. */
function showsGames({ context }: Snapshot): void {
  const { filters, query } = context;
  expect([field().value, chosenIn('Sort by'), chosenIn('Feature'), chosenIn('Return')]).toEqual([
    query,
    filters.sort,
    filters.feature ?? 'all',
    filters.returns ?? 'all',
  ]);
  expect(pressed()).toEqual([
    filters.show === 'favourites' ? 'Favourites' : 'All',
    ...(hasGames({ context } as Snapshot) && filters.type === 'table' ? ['Table'] : []),
  ]);
  expect(buttonCalled('Clear search')).toEqual(query === '' ? null : idle);
}

const isSearching = () => screen.getByRole('search').ariaBusy === 'true';

export const lobbyView: View<typeof lobbyMachine> = {
  open: onScreen((actor) => <LobbyPage actor={actor} site={siteWith({})} />),
  drivers: {
    'lobby.search': ({ query }) => {
      if (query === '') press('Clear search');
      else fireEvent.change(field(), { target: { value: query } });
    },
    'lobby.show': () => press('Favourites'),
    'lobby.type': () => press('Table'),
    'lobby.feature': ({ feature }) => choose('Feature', feature ?? 'all'),
    'lobby.returns': ({ returns }) => choose('Return', returns ?? 'all'),
    'lobby.sort': ({ sort }) => choose('Sort by', sort),
    'lobby.clear': () => press('Show all games'),
    'lobby.more': () => press('Show more'),
    'lobby.retry': () => press('Try again'),
    'page.address': 'elsewhere',
    'page.language': 'elsewhere',
  },
  offers: {
    'lobby.search': ({ context }, { query }) => context.query !== query,
    'lobby.type': (snapshot) => hasGames(snapshot) && snapshot.context.filters.type === null,
    'lobby.feature': hasGames,
    'lobby.clear': (snapshot) => isEmpty(snapshot) && gamesOfPage(snapshot.context).length > 0,
    'lobby.more': (snapshot) => snapshot.context.count < listed(snapshot),
    'lobby.retry': (snapshot) => snapshot.matches('failed') || snapshot.matches({ shown: { search: 'failed' } }),
  },
  expectations: {
    loading: (snapshot) => {
      showsGames(snapshot);
      expect([alerts(), headings()[0]]).toEqual([[], snapshot.context.query === '' ? 'All games' : 'Find a game']);
      if (hasGames(snapshot)) return;
      expect(screen.getByRole('status', { name: 'Loading' }).ariaBusy).toBe('true');
    },
    failed: (snapshot) => {
      showsGames(snapshot);
      expect(alerts().join()).toContain('The games could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    'shown.search.idle': (snapshot) => {
      showsGames(snapshot);
      expect([alerts(), headings()[0]]).toEqual([[], 'All games']);
      expect(isSearching()).toBe(false);
    },
    'shown.search.searching': (snapshot) => {
      showsGames(snapshot);
      expect([alerts(), headings()[0]]).toEqual([[], 'Find a game']);
      expect(isSearching()).toBe(true);
      expect(screen.getByText('Searching for “rocket” …')).not.toBeNull();
    },
    'shown.search.found.fresh': showsFound,
    'shown.search.found.settled': (snapshot) => {
      showsFound(snapshot);
      expect(document.querySelectorAll('article img')).toHaveLength(tiles().length);
    },
    'shown.search.failed': (snapshot) => {
      showsGames(snapshot);
      expect(alerts().join()).toContain('The search is not available');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    'shown.growth.ready': () => {
      const more = buttonCalled('Show more');
      if (more) expect([more, counted()]).toEqual([idle, expect.stringMatching(/^48 of 4[89] games$/)]);
    },
    'shown.growth.resting': () => expect(buttonCalled('Show more')?.disabled ?? true).toBe(true),
  },
};
