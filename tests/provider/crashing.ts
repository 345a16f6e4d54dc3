import type { CrashBetView, TableView } from '../../provider/crash/tableView.ts';
import { BETTING_MS } from '../../provider/crash/times.ts';
import type { ProviderDeps } from '../../provider/deps.ts';
import { startPlaying } from './playing.ts';
import { followPushes } from './pushes.ts';
import { until } from './until.ts';

export interface Placed {
  readonly bet: CrashBetView;
  readonly table: TableView;
  readonly code?: string;
}

/** A provider whose crash points and clock a test steers, and players of one of its crash games. */
export async function startCrashing(replaced: Partial<ProviderDeps> = {}) {
  const clock = { at: 1_795_000_000_000 };
  const next = { point: 300 };
  const game = await startPlaying({
    now: () => clock.at,
    crash: () => ({ digits: '0000000000000', point: next.point }),
    ...replaced,
  });
  const url = (path: string) => `http://127.0.0.1:${game.provider().port}/api${path}`;

  const join = async (player: string, gameId = 'rocket-rise') => {
    const { bearer, opened } = await game.open(gameId, player);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
    const post = async (path: string, body?: unknown): Promise<{ status: number; body: Placed }> => {
      const init = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await fetch(url(`/crash${path}`), { method: 'POST', headers, ...init });
      return { status: response.status, body: (await response.json()) as Placed };
    };
    /** Everything that was pushed, newest last, as text. */
    const pushed: string[] = [];
    let line: AbortController | null = null;
    const connect = async () => {
      line = await followPushes(url('/crash/stream'), bearer, pushed);
    };
    const view = (): TableView => JSON.parse(pushed.at(-1) ?? 'null') as TableView;
    return {
      bearer,
      opened,
      pushed,
      connect,
      view,
      post,
      leave: () => line?.abort(),
      bet: (requestId: string, stake = 500_000, target: number | null = null) =>
        post('/bets', { requestId, stake, target }),
      cashOut: (id: string) => post(`/bets/${id}/cash-out`),
      /** Waits for a push that fits. */
      sees: async (what: string, fits: (view: TableView) => boolean): Promise<TableView> => {
        await until(() => pushed.length > 0 && fits(view()), what);
        return view();
      },
    };
  };

  return {
    game,
    clock,
    next,
    join,
    /** To so many ms after the launch of the round. */
    flyTo: (view: TableView, ms: number) => {
      clock.at = (view.round?.launchAt ?? 0) + ms;
    },
    toLaunch: () => {
      clock.at += BETTING_MS;
    },
  };
}
