import { expect } from 'vitest';
import { liveMachine } from '../../../../src/machines/site/live/live.machine.ts';
import { defect } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

export const liveFlow: Flow<typeof liveMachine> = {
  machine: () => liveMachine,
  inputs: [undefined],
  cases: {
    'live.foreground': [{ seen: true }, { seen: false }],
    'live.game': [{ open: true }, { open: false }],
    'live.online': [{}],
    'live.hello': [{ sumBalance: 90_000 }],
    'live.balance': [{ sumBalance: 110_000 }],
    'live.cancelled': [{}],
    'live.unread': [{ unread: 2 }],
    'live.beat': [{}],
    'live.lost': [{}],
  },
  eachCounts: [
    'live.foreground',
    'live.game',
    'live.hello',
    'live.balance',
    'live.cancelled',
    'live.unread',
    'live.beat',
  ],
  outcomes: { surroundings: [defect], channel: [defect] },
  walks: [
    'start, live.foreground 1, live.hello, live.lost, tick, live.lost, tick, live.hello',
    'start, live.foreground 1, live.game 1, live.hello, live.balance, live.game 2',
  ],
  project: (context) => context,
  invariants: {
    'a balance is told or held, never while a game is open': ({ snapshot: { context }, fresh }) => {
      const told = fresh.some((effect) => 'told' in effect && effect.told.type === 'balance.pushed');
      if (context.isGameOpen) expect(told).toBe(false);
      if (told) expect(context.heldBalance).toBeNull();
    },
  },
  expectations: {
    background: ({ pending }) => expect(pending).not.toHaveProperty('channel'),
    'foreground.connected.opening': ({ pending }) => expect(pending).toHaveProperty('channel'),
    'foreground.connected.open': ({ pending, snapshot }) => {
      expect(pending).toHaveProperty('channel');
      expect(snapshot.context.attempts).toBe(0);
    },
    'foreground.waiting': ({ pending, snapshot }) => {
      expect(pending).not.toHaveProperty('channel');
      expect(snapshot.context.heldBalance).toBeNull();
    },
    broken: ({ pending }) => expect(pending).not.toHaveProperty('channel'),
  },
};
