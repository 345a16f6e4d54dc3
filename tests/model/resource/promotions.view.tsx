import { screen, within } from '@testing-library/react';
import { announcementContract } from '../../../src/api/contract/public/announcement.ts';
import { announcementsCall } from '../../../src/machines/site/site/content.ts';
import type { AnnouncementsActor } from '../../../src/ui/public/home/content.ts';
import { Promotions } from '../../../src/ui/public/home/Promotions.tsx';
// Loaded before the first walk, so that no screen depends on how long the lazy part takes.
import '../../../src/ui/html/ServerHtml.tsx';
import { announcements, notice } from '../announcements.ts';
import { onScreen } from '../onScreen.tsx';
import { resourceFlow } from './resource.spec.ts';
import { sectionView } from './resource.view.tsx';

export const promotionsFlow = resourceFlow('announcements', {
  first: announcementsCall('TH'),
  next: announcementsCall('EN'),
  values: [
    announcements({ promotion: [notice('p1', 'PR'), notice('p2', 'PR')], player: [notice('n1')] }),
    announcements({ player: [notice('n1')] }),
  ],
});

/** Each promotion by its title, and whether it is open. */
const papers = (): readonly string[] =>
  screen.queryAllByRole('listitem').map((item) => {
    const paper = within(item).getByRole<HTMLDetailsElement>('group');
    return `${paper.querySelector('summary')?.textContent}, ${paper.open ? 'open' : 'closed'}`;
  });

export const promotionsView = sectionView(
  onScreen((actor) => <Promotions announcements={actor as unknown as AnnouncementsActor} />),
  {
    title: 'Promotions',
    failed: 'The promotions could not be loaded',
    empty: { title: 'No promotions right now', text: 'Check back soon.' },
    entries: papers,
    entriesOf: (value) =>
      announcementContract.list.value
        .parse(value)
        .promotion.map(({ title }, place) => `${title}, ${place === 0 ? 'open' : 'closed'}`),
  },
);
