import type { CrashBetView, TableView } from '../../crash/tableView.ts';
import { SIGN_OF_LIFE_MS } from '../../crash/times.ts';
import { call, newBearer } from '../game/callProvider.ts';
import type { BetAnswer, BetInput } from './crash.setup.ts';

export type { CrashBetView, TableView };

/** What the line to the table says. */
export interface TableLine {
  readonly pushed: (table: TableView) => void;
  /** The provider's clock, ms. */
  readonly told: (now: number) => void;
  readonly lost: () => void;
}

/** The page's calls to its table. The bearer is made here and is nowhere but in this page's memory. */
export function callTable(token: string) {
  const bearer = newBearer();
  const post = <T>(path: string, body: object) => call<T>(path, { method: 'POST', body: JSON.stringify(body) }, bearer);
  return {
    openGame: () => post<TableView>('/open', { token, bearer }),
    placeBet: (input: BetInput) => post<BetAnswer>('/crash/bets', input),
    cashOut: (id: string) => post<BetAnswer>(`/crash/bets/${encodeURIComponent(id)}/cash-out`, {}),
    /** Listens until it is stopped or the line is lost. A line that is silent for too long is lost. */
    follow: (line: TableLine): (() => void) => {
      const stopped = new AbortController();
      void listen(bearer, line, stopped).catch(() => {
        if (!stopped.signal.aborted) line.lost();
      });
      return () => stopped.abort();
    },
  };
}

async function listen(bearer: string, line: TableLine, stopped: AbortController): Promise<void> {
  const ended = new AbortController();
  let alarm = setTimeout(() => ended.abort(), SIGN_OF_LIFE_MS * 2);
  const response = await fetch('/api/crash/stream', {
    headers: { authorization: `Bearer ${bearer}` },
    signal: AbortSignal.any([stopped.signal, ended.signal]),
  });
  if (!response.ok || response.body === null) throw new Error('no stream');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    clearTimeout(alarm);
    if (done) throw new Error('the stream has ended');
    alarm = setTimeout(() => ended.abort(), SIGN_OF_LIFE_MS * 2);
    const messages = (text + value).split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) hear(message, line);
  }
}

function hear(message: string, line: TableLine): void {
  const [, event, data = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(message) ?? [];
  const said = JSON.parse(data) as TableView;
  line.told(said.now);
  if (event === 'table') line.pushed(said);
}
