import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { LiveEvent } from '../../../../src/api/contract/site/live.ts';
import { wireLive } from '../../../../src/machines/site/live/live.wire.ts';
import { listening } from '../../listening.ts';

function wired() {
  const world = {
    hear: (_event: LiveEvent): void => {},
    lose: (): void => {},
    go: (_path: string, _query: string): void => {},
    online: (): void => {},
    show: (_seen: boolean): void => {},
    leave: vi.fn(),
  };
  const parent = listening();
  const live = createActor(
    wireLive({
      openLive: (hear, lost) => {
        Object.assign(world, { hear, lose: lost });
        return world.leave;
      },
      watchForeground: (changed) => {
        world.show = changed;
        changed(true);
        return () => {};
      },
      watchLocation: (moved) => {
        world.go = moved;
        moved('/', '');
        return () => {};
      },
      watchNetwork: (back) => {
        world.online = back;
        return () => {};
      },
    }),
    { parent } as never,
  ).start();
  const heard = () => parent.getSnapshot().context as unknown;
  return { ...world, world, live, heard, state: () => live.getSnapshot().value };
}

describe('[HEADER-31] the wired push channel', () => {
  it('opens, tells the balance, and holds it on the page of a game', () => {
    const { world, state, heard } = wired();
    expect(state()).toEqual({ foreground: { connected: 'opening' } });
    world.hear({ type: 'live.hello', at: 1, sumBalance: 70_000 });
    world.go('/game/lantern-night', '');
    world.hear({ type: 'live.balance', at: 2, sumBalance: 60_000 });
    world.hear({
      type: 'live.round',
      at: 2,
      roundId: 'r1',
      gameId: 'lantern-night',
      state: 'open',
      stake: 10_000,
      payout: 0,
    });
    expect(heard()).toEqual([{ type: 'balance.pushed', sumBalance: 70_000 }]);
    world.hear({
      type: 'live.round',
      at: 3,
      roundId: 'r1',
      gameId: 'lantern-night',
      state: 'cancelled',
      stake: 0,
      payout: 0,
    });
    world.go('/rng', '');
    expect(heard()).toEqual([
      { type: 'balance.pushed', sumBalance: 70_000 },
      { type: 'live.roundCancelled' },
      { type: 'balance.pushed', sumBalance: 60_000 },
    ]);
  });

  it('waits after a loss, reconnects with the network, and closes in the background', () => {
    const { world, state } = wired();
    world.lose();
    expect(state()).toEqual({ foreground: 'waiting' });
    world.online();
    expect(state()).toEqual({ foreground: { connected: 'opening' } });
    world.leave.mockClear();
    world.show(false);
    expect([state(), world.leave.mock.calls.length]).toEqual(['background', 1]);
  });
});
