import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { type OtherVolley, type ReefEvent, reefMachine } from '../../provider/page/boards/fish/hunt/reef.machine.ts';
import { createReefs, isReefGame } from '../../provider/reefs/createReefs.ts';
import type { ReefSeat, ReefView } from '../../provider/reefs/reefView.ts';
import { machineBreaches } from '../architecture/machineRules.ts';
import { startPlaying } from './playing.ts';
import { followPushes } from './pushes.ts';
import { until } from './until.ts';

const GAME = 'golden-whale-fishing';
const SHRIMPS = { cannon: 1, shots: [{ fish: 'shrimp', count: 2 }] };

/** Sits a player down; `views` is what the player was sent. */
function seat(reefs: ReturnType<typeof createReefs>, player: string, more: { demo?: boolean; gameId?: string } = {}) {
  const views: ReefView[] = [];
  const leave = reefs.follow({ player, gameId: GAME, demo: false, ...more }, (view) => views.push(view));
  const names = () => views.at(-1)?.seats.map(({ name, isMine }) => (isMine ? `${name} (me)` : name));
  return { views, leave, names };
}

describe('[GAME-05] a reef', () => {
  it('is that of a fish game', () => {
    expect([GAME, 'lantern-night', 'pok-deng'].map(isReefGame)).toEqual([true, false, false]);
  });

  it('has four seats; the fifth player comes to the next one', () => {
    const reefs = createReefs({ now: () => 7 });
    const [anna] = ['p-anna', 'p-ben', 'p-cy', 'p-dao'].map((player) => seat(reefs, player));
    expect(anna?.views.at(-1)?.now).toBe(7);
    expect(anna?.names()).toEqual(['p-a***a (me)', 'p-b***n', 'p-c***y', 'p-d***o']);
    const fon = seat(reefs, 'p-fon');
    expect(fon.names()).toEqual(['p-f***n (me)', null, null, null]);
    expect(anna?.views.length).toBe(4);
  });

  it('gives a seat free with the last window of its player', () => {
    const reefs = createReefs({ now: () => 0 });
    const anna = seat(reefs, 'p-anna');
    const first = seat(reefs, 'p-ben');
    const second = seat(reefs, 'p-ben');
    expect(anna.names()).toEqual(['p-a***a (me)', 'p-b***n', null, null]);
    first.leave();
    expect(second.names()).toEqual(['p-a***a', 'p-b***n (me)', null, null]);
    second.leave();
    expect(anna.names()).toEqual(['p-a***a (me)', null, null, null]);
    expect(seat(reefs, 'p-cy').names()).toEqual(['p-a***a', 'p-c***y (me)', null, null]);
  });

  it('keeps trial players and other games apart', () => {
    const reefs = createReefs({ now: () => 0 });
    seat(reefs, 'p-anna');
    expect(seat(reefs, 'p-ben', { demo: true }).names()).toEqual(['p-b***n (me)', null, null, null]);
    expect(seat(reefs, 'p-cy', { gameId: 'deep-sea-hunter' }).names()).toEqual(['p-c***y (me)', null, null, null]);
  });

  it('shows a settled round to those beside its player, once', async () => {
    const game = await startPlaying();
    onTestFinished(() => game.stop());
    const [anna, dao] = [await game.open(GAME, 'p-anna'), await game.open(GAME, 'p-dao')];
    const pushed: string[] = [];
    const url = `http://127.0.0.1:${game.provider().port}/api/reef/stream`;
    for (const { bearer } of [anna, dao]) {
      const line = await followPushes(url, bearer, bearer === anna.bearer ? pushed : []);
      onTestFinished(() => line.abort());
    }
    const seats = (): readonly ReefSeat[] => (JSON.parse(pushed.at(-1) ?? '{}') as ReefView).seats;
    await until(() => seats()[1]?.name === 'p-d***o', 'the second player');

    const played = await dao.spin<{ round: { outcome: { view: { shots: { fish: string; caught: string[] }[] } } } }>(
      'request-1',
      400_000,
      { choice: SHRIMPS },
    );
    await until(() => seats()[1]?.volley !== null, 'the shots');
    const shots = played.body.round.outcome.view.shots.map(({ fish, caught }) => ({ fish, caught }));
    expect(shots.map(({ fish }) => fish)).toEqual(['shrimp', 'shrimp']);
    expect(seats()).toEqual([
      { seat: 1, name: 'p-a***a', isMine: true, volley: null },
      { seat: 2, name: 'p-d***o', isMine: false, volley: { count: 1, price: 200_000, shots } },
      { seat: 3, name: null, isMine: false, volley: null },
      { seat: 4, name: null, isMine: false, volley: null },
    ]);
    const pushes = pushed.length;
    await dao.spin('request-1', 400_000, { choice: SHRIMPS });
    await dao.spin('request-2', 200_000, { choice: { cannon: 1, shots: [{ fish: 'naga', count: 1 }] } });
    await until(() => seats()[1]?.volley?.shots[0]?.fish === 'naga', 'the second round');
    expect([seats()[1]?.volley?.count, pushed.length]).toEqual([2, pushes + 1]);
    expect(pushed.join()).not.toMatch(/p-dao|request-|number/);
  });

  it('is refused to other games and to nobody’s session', async () => {
    const game = await startPlaying();
    onTestFinished(() => game.stop());
    const slot = await game.open('lantern-night', 'p-anna');
    const ask = async (bearer: string) => {
      const response = await fetch(`http://127.0.0.1:${game.provider().port}/api/reef/stream`, {
        headers: { authorization: `Bearer ${bearer}` },
      });
      return (await response.json()) as object;
    };
    expect([await ask(slot.bearer), await ask('none')]).toEqual([
      { code: 'GAME_UNKNOWN' },
      { code: 'SESSION_UNKNOWN' },
    ]);
  });
});

const other = (seatNumber: number, name: string | null, count = 0): ReefSeat => ({
  seat: seatNumber,
  name,
  isMine: name === 'me',
  volley: count === 0 ? null : { count, price: 10_000, shots: [{ fish: 'shrimp', caught: [] }] },
});
const view = (...seats: readonly ReefSeat[]): ReefEvent => ({ type: 'reef.pushed', reef: { now: 0, seats } });

describe('[GAME-05] the page’s line to the reef', () => {
  function follow() {
    const clock = new SimulatedClock();
    const shown: string[] = [];
    let lines = 0;
    const actor = createActor(
      reefMachine.provide({
        actors: {
          followReef: fromCallback<ReefEvent>(() => {
            lines += 1;
          }),
        },
        actions: {
          showOthers: (_, { volleys }: { volleys: readonly OtherVolley[] }) =>
            shown.push(...volleys.map(({ seat: at, volley }) => `${at}: ${volley.count}`)),
        },
      }),
      { clock },
    ).start();
    return { actor, clock, shown, lines: () => lines };
  }

  it('follows the rules for machines', () => {
    expect(machineBreaches(reefMachine)).toEqual([]);
  });

  it('shows what others fire from now on, never the player’s own rounds', () => {
    const { actor, shown } = follow();
    actor.send(view(other(1, 'me', 3), other(2, 'p-d***o', 5)));
    expect(shown).toEqual([]);
    actor.send(view(other(1, 'me', 4), other(2, 'p-d***o', 6), other(3, null)));
    actor.send(view(other(1, 'me', 4), other(2, 'p-d***o', 6), other(3, 'p-b***n')));
    actor.send(view(other(1, 'me', 4), other(2, 'p-d***o', 6), other(3, 'p-b***n', 1)));
    expect(shown).toEqual(['2: 6', '3: 1']);
    // Another player on a seat begins to count anew.
    actor.send(view(other(1, 'me', 4), other(2, 'p-f***n', 6), other(3, 'p-b***n', 1)));
    expect(shown).toEqual(['2: 6', '3: 1', '2: 6']);
  });

  it('shows nobody while the line is lost, and tries again after two seconds', () => {
    const { actor, clock, shown, lines } = follow();
    actor.send(view(other(1, 'me'), other(2, 'p-d***o', 5)));
    actor.send({ type: 'reef.lost' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.seats, lines()]).toEqual(['lost', [], 1]);
    clock.increment(1_999);
    expect(actor.getSnapshot().value).toBe('lost');
    clock.increment(1);
    expect([actor.getSnapshot().value, lines()]).toEqual(['following', 2]);
    actor.send(view(other(1, 'me'), other(2, 'p-d***o', 9)));
    expect(shown).toEqual([]);
  });
});
