import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { promotionsMachine } from '../../../src/machines/promotions/promotions.machine.ts';
import { offersIn } from '../../../src/machines/promotions/promotions.rules.ts';
import { PromotionsPage } from '../../../src/ui/promotions/PromotionsPage.tsx';
import type { View } from '../kit/view.ts';
import { alerts, onScreen } from '../onScreen.tsx';
import { siteWith } from '../siteWith.ts';

type Snapshot = SnapshotFrom<typeof promotionsMachine>;

const NAMES = { slots: /^Slots /, fish: /^Fish /, all: /^All \d/ } as const;
const chip = (filter: string) => screen.queryByRole('button', { name: NAMES[filter as keyof typeof NAMES] });
const TAGS: Readonly<Record<string, string>> = { deposit: 'Join', spin: 'Join' };

/** Filters, and the cards of the chosen one with title and status. */
function showsAll({ context: { list, filter, mine }, value }: Snapshot): void {
  const cards = list === null ? [] : offersIn(list, filter);
  const tag = (id: string) => (mine.some((one) => one.id === id) ? 'In process' : (TAGS[id] ?? ''));
  expect(
    screen
      .queryAllByRole('listitem')
      .map((card) => [card.querySelector('h2')?.textContent, card.textContent?.includes(tag('spin'))]),
  ).toEqual(cards.map(({ title, id }) => [title, id === 'spin' || mine.length === 0]));
  expect(screen.queryByText('Nothing here right now') !== null).toBe(list !== null && cards.length === 0);
  for (const id of Object.keys(NAMES))
    expect(chip(id)?.ariaPressed ?? null).toBe(list === null ? null : String(id === filter));
  expect(alerts()).toHaveLength([value.offers, value.mine].filter((state) => state === 'failed').length);
}

export const promotionsView: View<typeof promotionsMachine> = {
  open: onScreen((actor) => <PromotionsPage actor={actor} site={siteWith({})} />),
  drivers: {
    'promotions.filter': ({ filter }) => fireEvent.click(chip(filter) ?? expect.unreachable('no filters')),
    'promotions.signedIn': 'elsewhere',
    'promotions.signedOut': 'elsewhere',
    'promotions.retry': () =>
      fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? expect.unreachable('no Retry')),
    'page.language': 'elsewhere',
    'page.address': 'elsewhere',
  },
  offers: {
    'promotions.filter': ({ context }, { filter }) => context.list !== null && filter !== context.filter,
    'promotions.retry': (snapshot) => snapshot.matches({ offers: 'failed' }) || snapshot.matches({ mine: 'failed' }),
  },
  expectations: {
    'offers.loading': showsAll,
    'offers.shown': showsAll,
    'offers.failed': (snapshot) => {
      showsAll(snapshot);
      expect(alerts().join()).toContain('The promotions could not be loaded');
    },
    'mine.visitor': showsAll,
    'mine.loading': showsAll,
    'mine.shown': showsAll,
    'mine.failed': (snapshot) => {
      showsAll(snapshot);
      expect(alerts().join()).toContain('Your own statuses could not be loaded.');
    },
  },
};
