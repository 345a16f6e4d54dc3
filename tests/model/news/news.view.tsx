import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { newsMachine } from '../../../src/machines/news/news.machine.ts';
import { leadOf, newsOn } from '../../../src/machines/news/news.rules.ts';
import { NewsPage } from '../../../src/ui/news/NewsPage.tsx';
import type { View } from '../kit/view.ts';
import { alerts, onScreen, press } from '../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof newsMachine>;

const rows = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);
const articles = () => screen.queryAllByRole('article').map((one) => one.querySelector('h1, h2')?.textContent);

/** The list of the page, one article with others beside it, or that it is gone. */
function showsNews({ context: { list, article, page } }: Snapshot): void {
  const titled = (id: string | undefined) => (id === undefined ? [] : [`title of ${id}`]);
  if (article === null) {
    const lead = page === 1 ? leadOf(list ?? [])?.id : undefined;
    expect(articles()).toEqual(titled(lead));
    expect(rows()).toEqual(newsOn(list ?? [], page).map(({ title }) => title));
    expect(screen.queryByText('No news yet') !== null).toBe(list?.length === 0);
    return;
  }
  const found = list?.find(({ id }) => id === article);
  expect(articles()).toEqual(titled(found?.id));
  expect(rows()).toHaveLength(found ? 5 : 0);
  expect(screen.queryByText('This article is no longer here') !== null).toBe(list !== null && !found);
}

export const newsView: View<typeof newsMachine> = {
  open: onScreen((actor) => <NewsPage actor={actor} />),
  drivers: {
    'news.retry': () => press('Try again'),
    'page.language': 'elsewhere',
    'page.address': 'elsewhere',
  },
  offers: { 'news.retry': (snapshot) => snapshot.matches('failed') },
  expectations: {
    loading: showsNews,
    shown: showsNews,
    failed: () => expect(alerts().join()).toContain('News could not be loaded'),
  },
};
