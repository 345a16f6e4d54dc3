import { screen, within } from '@testing-library/react';
import { homeContract, type Winner } from '../../../src/api/contract/public/home.ts';
import { winnersCall } from '../../../src/machines/site/site/content.ts';
import type { WinnersActor } from '../../../src/ui/public/home/content.ts';
import { Winners } from '../../../src/ui/public/home/Winners.tsx';
import { onScreen } from '../onScreen.tsx';
import { resourceFlow } from './resource.spec.ts';
import { sectionView } from './resource.view.tsx';

const ROWS_ON_A_PAGE = 10;

const winner = (rank: number): { readonly vo: Winner } => ({
  vo: {
    rank,
    player: `pla***${rank}`,
    game: 'Lotus',
    amount: 1_234_500,
    demo: rank === 2,
    wonAt: 1_750_000_000_000,
  },
});

/** An answer with this many of the best wins. */
export const winners = (count: number) =>
  homeContract.winnerBoard.value.parse({
    list: Array.from({ length: count }, (_, place) => winner(place + 1)),
    updatedAt: 1_750_000_000_000,
  });

export const winnersFlow = resourceFlow('winners', {
  first: winnersCall('TH'),
  next: winnersCall('EN'),
  values: [winners(20), winners(0)],
});

/** Rows of the board, without its head. */
export const rows = (): readonly string[] =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.trim())
        .join(' | '),
    );

export const rowOf = ({ rank, player, demo }: Winner): string =>
  `${rank} | ${player}Lotus${demo ? ' Demo' : ''} | +P 123.45`;

export const winnersView = sectionView(
  onScreen((actor) => <Winners winners={actor as unknown as WinnersActor} />),
  {
    title: 'Top 10 Winning Last 7 days',
    failed: 'The winners could not be loaded',
    empty: { title: 'No wins in the last 7 days', text: 'New wins will appear here.' },
    entries: rows,
    entriesOf: (value) =>
      homeContract.winnerBoard.value
        .parse(value)
        .list.slice(0, ROWS_ON_A_PAGE)
        .map(({ vo }) => rowOf(vo)),
  },
);
