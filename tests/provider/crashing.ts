import { setTimeout as wait } from 'node:timers/promises';
import type { CrashBetView, TableView } from '../../provider/crash/tableView.ts';
import { BETTING_MS } from '../../provider/crash/times.ts';
import type { ProviderDeps } from '../../provider/deps.ts';
import { startPlaying } from './playing.ts';

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
      line = new AbortController();
      const { signal } = line;
      const response = await fetch(url('/crash/stream'), { headers, signal });
      const read = async () => {
        let text = '';
        for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
          const messages = (text + part).split('\n\n');
          text = messages.pop() ?? '';
          pushed.push(...messages.flatMap((each) => /^event: table\ndata: (.*)$/.exec(each)?.[1] ?? []));
        }
      };
      read().catch(() => undefined);
      await until(() => pushed.length > 0, 'a first push');
    };
    const view = (): TableView => JSON.parse(pushed.at(-1) ?? 'null') as TableView;
    return {
      ...{ bearer, opened, pushed, connect, view, post },
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
    ...{ game, clock, next, join },
    /** To so many ms after the launch of the round. */
    flyTo: (view: TableView, ms: number) => {
      clock.at = (view.round?.launchAt ?? 0) + ms;
    },
    toLaunch: () => {
      clock.at += BETTING_MS;
    },
  };
}

export async function until(isSo: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (isSo()) return;
    await wait(15);
  }
  throw new Error(`never: ${what}`);
}
