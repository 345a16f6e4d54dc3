import { describe, expect, it } from 'vitest';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { liveFlow } from './live.spec.ts';

describe('[HEADER-31] the push channel', () => {
  it.each(
    modelTests(liveFlow, [
      'any, error surroundings -> broken',
      'any, live.foreground [isSeen] -> foreground',
      'any, live.foreground -> background',
      'any, live.game [isGameLeft] -> (stays)',
      'any, live.game -> (stays)',
      'foreground.connected, error channel -> foreground.waiting',
      'foreground.connected, live.lost -> foreground.waiting',
      'foreground.connected, live.hello [isGameOpen] -> foreground.connected.open',
      'foreground.connected, live.hello -> foreground.connected.open',
      'foreground.connected.opening, after answer (20 s) -> foreground.waiting',
      'foreground.connected.open, after silence (45 s) -> foreground.waiting',
      'foreground.connected.open, live.balance [isGameOpen] -> foreground.connected.open',
      'foreground.connected.open, live.balance -> foreground.connected.open',
      '[GAME-18] foreground.connected.open, live.cancelled -> foreground.connected.open',
      '[API-30] foreground.connected.open, live.unread -> foreground.connected.open',
      'foreground.connected.open, live.beat -> foreground.connected.open',
      'foreground.waiting, after reconnect -> foreground.connected',
      'foreground.waiting, live.online -> foreground.connected',
    ]),
  )('%s', (_title, run) => run());

  const running = () => {
    const bench = createHarness(liveFlow, undefined);
    bench.actor.send({ type: 'live.foreground', seen: true });
    return {
      ...bench,
      isConnected: () => bench.actor.getSnapshot().matches({ foreground: 'connected' }),
      told: () => bench.seen(0).effects,
    };
  };
  const pushed = (sumBalance: number) => ({ told: { type: 'balance.pushed', sumBalance } });

  it('tells every balance as it comes', () => {
    const { actor, told } = running();
    actor.send({ type: 'live.hello', sumBalance: 100_000 });
    actor.send({ type: 'live.balance', sumBalance: 90_000 });
    expect(told()).toEqual([pushed(100_000), pushed(90_000)]);
  });

  it('tells only the last balance of a game, once the game is left', () => {
    const { actor, told } = running();
    actor.send({ type: 'live.game', open: true });
    actor.send({ type: 'live.hello', sumBalance: 100_000 });
    actor.send({ type: 'live.balance', sumBalance: 90_000 });
    actor.send({ type: 'live.balance', sumBalance: 250_000 });
    expect(told()).toEqual([]);
    actor.send({ type: 'live.game', open: false });
    actor.send({ type: 'live.game', open: true });
    actor.send({ type: 'live.game', open: false });
    expect(told()).toEqual([pushed(250_000)]);
  });

  it('forgets a held balance with the channel: the page may know a newer one', () => {
    const { actor, told } = running();
    actor.send({ type: 'live.game', open: true });
    actor.send({ type: 'live.hello', sumBalance: 100_000 });
    actor.send({ type: 'live.lost' });
    actor.send({ type: 'live.game', open: false });
    expect(told()).toEqual([]);
    actor.send({ type: 'live.online' });
    actor.send({ type: 'live.hello', sumBalance: 250_000 });
    expect(told()).toEqual([pushed(250_000)]);
  });

  it('tells of a cancelled round at once, also while a game is open', () => {
    const { actor, told } = running();
    actor.send({ type: 'live.game', open: true });
    actor.send({ type: 'live.hello', sumBalance: 100_000 });
    actor.send({ type: 'live.cancelled' });
    expect(told()).toEqual([{ told: { type: 'live.roundCancelled' } }]);
  });

  it('[API-30] tells of unread messages at once, also while a game is open', () => {
    const { actor, told } = running();
    actor.send({ type: 'live.game', open: true });
    actor.send({ type: 'live.hello', sumBalance: 100_000 });
    actor.send({ type: 'live.unread', unread: 2 });
    expect(told()).toEqual([{ told: { type: 'unread.pushed', unread: 2 } }]);
  });

  it('reconnects after 1, 2, 4, 8, 16, 30 and 30 s, and after 1 s once it was open', () => {
    const { actor, clock, isConnected } = running();
    let now = 0;
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      actor.send({ type: 'live.lost' });
      clock.advanceTo(now + wait - 1);
      expect(isConnected(), `${wait} ms`).toBe(false);
      now += wait;
      clock.advanceTo(now);
      expect(isConnected(), `${wait} ms`).toBe(true);
    }
    actor.send({ type: 'live.hello', sumBalance: 0 });
    actor.send({ type: 'live.lost' });
    clock.advanceTo(now + 1_000);
    expect(isConnected()).toBe(true);
  });

  it('reconnects at once when the network or the player is back', () => {
    const { actor, isConnected } = running();
    actor.send({ type: 'live.lost' });
    actor.send({ type: 'live.online' });
    expect(isConnected()).toBe(true);
    actor.send({ type: 'live.lost' });
    actor.send({ type: 'live.foreground', seen: false });
    actor.send({ type: 'live.foreground', seen: true });
    expect(isConnected()).toBe(true);
  });

  it('counts 45 s of silence as lost; every message counts', () => {
    const { actor, clock, isConnected } = running();
    actor.send({ type: 'live.hello', sumBalance: 0 });
    clock.advanceTo(44_000);
    actor.send({ type: 'live.beat' });
    clock.advanceTo(88_000);
    actor.send({ type: 'live.balance', sumBalance: 1 });
    clock.advanceTo(132_999);
    expect(isConnected()).toBe(true);
    clock.advanceTo(133_000);
    expect(isConnected()).toBe(false);
  });
});
