import type { CrashBetView, TableView } from '../../crash/tableView.ts';
import { call, newBearer } from '../game/callProvider.ts';
import { followTable, type TableLine } from '../game/followTable.ts';
import type { BetAnswer, BetInput } from './crash.setup.ts';

export type { CrashBetView, TableView };

/** The page's calls to its table. The bearer is made here and is nowhere but in this page's memory. */
export function callTable(token: string) {
  const bearer = newBearer();
  const post = <T>(path: string, body: object) => call<T>(path, { method: 'POST', body: JSON.stringify(body) }, bearer);
  return {
    openGame: () => post<TableView>('/open', { token, bearer }),
    placeBet: (input: BetInput) => post<BetAnswer>('/crash/bets', input),
    cashOut: (id: string) => post<BetAnswer>(`/crash/bets/${encodeURIComponent(id)}/cash-out`, {}),
    follow: (line: TableLine<TableView>) => followTable('/crash/stream', bearer, line),
  };
}
