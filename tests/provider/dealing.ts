import type { ProviderDeps } from '../../provider/deps.ts';
import type { BaccaratView } from '../../provider/engines/board/baccarat.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { drawOf } from '../../provider/play/outcome.ts';
import type { CoupTableView, SlipView } from '../../provider/tables/coupTableView.ts';
import { startPlaying } from './playing.ts';
import { followPushes } from './pushes.ts';
import { until } from './until.ts';

export interface PlacedSlip {
  readonly slip: SlipView;
  readonly table: CoupTableView;
  readonly code?: string;
}

/** Seeds whose deal at a baccarat table is known. */
export const DEALS = {
  /** Player J♠ 9♥, Banker K♦ 8♦: 9–8. */
  playerWins: { serverSeed: '1'.repeat(64), clientSeed: 'known', nonce: 1 },
  /** Player J♥ 5♣, Banker 7♦ A♣: 8–5. */
  bankerWins: { serverSeed: 'b'.repeat(64), clientSeed: 'known', nonce: 1 },
} as const;

/** A provider whose clock and deals a test steers, and players of one of its shared tables. */
export async function startDealing(replaced: Partial<ProviderDeps> = {}) {
  const clock = { at: 1_795_000_000_000 };
  const next: { deal: keyof typeof DEALS } = { deal: 'playerWins' };
  const game = await startPlaying({
    now: () => clock.at,
    play: (_, bet) => drawNow(drawOf(bet), DEALS[next.deal]),
    ...replaced,
  });
  const url = (path: string) => `http://127.0.0.1:${game.provider().port}/api${path}`;

  const join = async (player: string, gameId = 'pearl-baccarat') => {
    const { bearer, opened, spin } = await game.open(gameId, player);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
    const pushed: string[] = [];
    let line: AbortController | null = null;
    const connect = async () => {
      line = await followPushes(url('/table/stream'), bearer, pushed);
    };
    const view = (): CoupTableView => JSON.parse(pushed.at(-1) ?? 'null') as CoupTableView;
    const bet = async (requestId: string, spots: Readonly<Record<string, number>>, coup = view().coup?.id ?? '') => {
      const stake = Object.values(spots).reduce((sum, amount) => sum + amount, 0);
      const init = { method: 'POST', headers, body: JSON.stringify({ requestId, coup, stake, choice: { spots } }) };
      const response = await fetch(url('/table/slips'), init);
      return { status: response.status, body: (await response.json()) as PlacedSlip };
    };
    return {
      ...{ opened: opened.body as unknown as CoupTableView, pushed, connect, view, bet, spin },
      leave: () => line?.abort(),
      /** Waits for a push that fits. */
      sees: async (what: string, fits: (view: CoupTableView) => boolean): Promise<CoupTableView> => {
        await until(() => pushed.length > 0 && fits(view()), what);
        return view();
      },
    };
  };
  const dealt = (view: CoupTableView) => view.coup?.phase === 'dealt';
  return { game, clock, next, join, dealt };
}

export const baccaratOf = ({ coup }: CoupTableView) => coup?.view as BaccaratView | null;
