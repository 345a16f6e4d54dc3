import type { ProviderDeps } from '../../provider/deps.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { drawOf } from '../../provider/play/outcome.ts';
import { ALL_IN_MS } from '../../provider/rooms/roomTimes.ts';
import type { RoomBet, RoomView } from '../../provider/rooms/roomView.ts';
import { startPlaying } from './playing.ts';
import { followPushes } from './pushes.ts';
import { until } from './until.ts';

export interface PlacedBet {
  readonly bet: RoomBet;
  readonly room: RoomView;
  readonly code?: string;
}

const known = (nonce: number) => ({ serverSeed: '1'.repeat(64), clientSeed: 'known', nonce });
/** Seeds whose cards are known: seats 1 and 2, and the banker. */
export const HANDS = {
  /** 3♠ 4♦ | 7♥ 8♣ | A♣ 4♣: 7 points, 5 points, and a banker who stands on 5. Nobody has pok. */
  calm: known(162),
  /** 9♦ 7♦ | 5♥ 6♥ | 8♣ 10♥: the banker has pok 8. */
  bankerPok: known(1),
  /** 4♦ K♠, 7♥ in reserve | Q♥ 8♠: pok | 10♠ K♥, draws J♦: no points. */
  secondPok: known(9),
  /** Seat 1 has 2♦ 10♣ in both; all other cards differ, and in the second one seat 2 has pok. */
  likeOne: known(15),
  likeOther: known(75),
} as const;

/** A provider whose clock and cards a test steers, and players in its rooms. */
export async function startRooming(replaced: Partial<ProviderDeps> = {}) {
  const clock = { at: 1_795_000_000_000 };
  const next: { hand: keyof typeof HANDS } = { hand: 'calm' };
  const game = await startPlaying({
    now: () => clock.at,
    play: (_, bet) => drawNow(drawOf(bet), HANDS[next.hand]),
    ...replaced,
  });
  const url = (path: string) => `http://127.0.0.1:${game.provider().port}/api${path}`;

  const join = async (player: string, room?: string) => {
    const token = game.testWallet.token('pok-deng', player);
    const bearer = `bearer-of-${token}`;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
    const post = async (path: string, body: object) => {
      const response = await fetch(url(path), { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: response.status, body: (await response.json()) as PlacedBet };
    };
    const opened = (await post('/open', { token, bearer, room })).body as unknown as RoomView;
    const pushed: string[] = [];
    let line: AbortController | null = null;
    const connect = async () => {
      line = await followPushes(url(`/rooms/stream?room=${opened.room.id}`), bearer, pushed);
    };
    const view = (): RoomView => JSON.parse(pushed.at(-1) ?? 'null') as RoomView;
    const bet = (requestId: string, stake: number, rest: object = {}) =>
      post('/rooms/bets', {
        ...{ requestId, room: opened.room.id, hand: view().hand?.id ?? '', stake },
        ...{ choice: { mode: 'single' }, clientSeed: `seed-of-${player}`, ...rest },
      });
    const says = (move: 'draw' | 'stand', hand = view().hand?.id ?? '') =>
      post('/rooms/moves', { room: opened.room.id, hand, move: { [move]: true } });
    const spin = () => post('/spin', { requestId: 'request-spin', stake: 200_000, choice: { mode: 'single' } });
    return {
      opened,
      pushed,
      connect,
      view,
      bet,
      says,
      spin,
      leave: () => line?.abort(),
      /** Waits for a push that fits. */
      sees: async (what: string, fits: (view: RoomView) => boolean): Promise<RoomView> => {
        await until(() => pushed.length > 0 && fits(view()), what);
        return view();
      },
    };
  };
  const list = async () => {
    const response = await fetch(url('/rooms/list/pok-deng'));
    return (await response.json()) as { rooms: { roomId: string; people: number }[] };
  };
  /** Players who sit in one room, each with a bet that is in. */
  const seated = async (bets: Readonly<Record<string, number>>) => {
    const players = [];
    for (const [name, stake] of Object.entries(bets)) {
      const player = await join(name, 'pok-deng-21');
      await player.connect();
      players.push({ player, name, stake });
    }
    for (const { player, name, stake } of players) await player.bet(`request-of-${name}`, stake);
    const early = clock.at + ALL_IN_MS;
    await players[0]?.player.sees('an early seal', ({ hand }) => hand?.sealsAt === early);
    return players.map(({ player }) => player);
  };
  return { game, clock, next, join, list, seated };
}

export const phase =
  (wanted: NonNullable<RoomView['hand']>['phase']) =>
  (view: RoomView): boolean =>
    view.hand?.phase === wanted;
