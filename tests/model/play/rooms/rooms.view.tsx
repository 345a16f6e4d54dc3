import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { roomsMachine } from '../../../../src/machines/play/rooms/rooms.machine.ts';
import { Rooms } from '../../../../src/ui/play/rooms/Rooms.tsx';
import type { View } from '../../kit/view.ts';
import { onScreen, press } from '../../onScreen.tsx';
import { siteWith } from '../../siteWith.ts';

type Snapshot = SnapshotFrom<typeof roomsMachine>;

/** Rooms with a free seat are links, full ones are not. */
function showsRooms({ context: { list } }: Snapshot): void {
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  const free = (list ?? []).filter(({ players, seats }) => players < seats);
  expect(links).toEqual(free.map(({ roomId }) => `/game/pok-deng?room=${roomId}`));
  expect(screen.queryAllByText('Full')).toHaveLength((list ?? []).length - free.length);
}
const isGone = () => expect(screen.queryByRole('heading', { name: 'Rooms' })).toBeNull();

export const roomsView: View<typeof roomsMachine> = {
  open: onScreen((actor) => <Rooms actor={actor} site={siteWith({})} />),
  drivers: {
    'rooms.visit': 'elsewhere',
    'rooms.language': 'elsewhere',
    'rooms.retry': () => press('Try again'),
  },
  offers: {},
  expectations: {
    away: isGone,
    broken: isGone,
    loading: (snapshot) => {
      showsRooms(snapshot);
      expect(screen.queryAllByRole('status')).toHaveLength(snapshot.context.list === null ? 1 : 0);
    },
    shown: (snapshot) => {
      showsRooms(snapshot);
      if (snapshot.context.list?.length === 0) screen.getByRole('heading', { name: 'No rooms are open' });
    },
    failed: (snapshot) => {
      showsRooms(snapshot);
      screen.getByRole('alert');
    },
  },
};
