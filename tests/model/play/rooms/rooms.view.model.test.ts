// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { roomsFlow } from './rooms.spec.ts';
import { roomsView } from './rooms.view.tsx';

const excused = { lookalikes: { 'away = broken': 'in both, the page shows its games without rooms' } };

describe('[API-42] the rooms of PVP games, on screen', () => {
  it.each(viewTests(roomsFlow, roomsView, [], excused))('%s', (_title, run) => run());
});
