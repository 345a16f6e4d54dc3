import type * as z from 'zod/mini';
import type { MatchView, SlipRequest, SlipView, SportsState } from '../../sports/views.ts';
import { followStream } from '../eventStream.ts';
import { call, newBearer } from '../game/callProvider.ts';
import { CallFailed } from '../game/failure.ts';
import { cashedAnswer, matchView, olderAnswer, placedAnswer, sportsState } from './schema.ts';
import type { CashedAnswer, CashOutInput, PlacedAnswer } from './sportsContext.ts';

/** A stream without a sign of life for so long is lost, ms. */
const SILENCE_MS = 15_000;

export interface BookLine {
  readonly pushed: (state: SportsState) => void;
  readonly lost: () => void;
}

/** What a line hears: the book, or a sign of life. @throws if the book is not as agreed */
export const hearBook = (line: BookLine) => ({
  heard: (event: string, data: unknown) => {
    if (event === 'book') line.pushed(sportsState.parse(data));
  },
  lost: line.lost,
});

/** The page's calls to its book. The bearer is made here and is nowhere but in this page's memory. */
export function callSports(token: string) {
  const bearer = newBearer();
  const ask = async <T>(answer: z.ZodMiniType<T>, path: string, init: RequestInit = {}): Promise<T> => {
    const read = answer.safeParse(await call<unknown>(path, init, bearer));
    // What cannot be read says nothing about what happened.
    if (!read.success) throw new CallFailed({ kind: 'lost', code: 'MALFORMED' });
    return read.data;
  };
  const post = <T>(answer: z.ZodMiniType<T>, path: string, body: object) =>
    ask(answer, path, { method: 'POST', body: JSON.stringify(body) });
  const readMatch = (id: string): Promise<MatchView | null> =>
    ask(matchView, `/sports/matches/${encodeURIComponent(id)}`).catch((error: unknown) => {
      if (error instanceof CallFailed && error.failure.kind === 'refused') return null;
      throw error;
    });
  return {
    openGame: () => post(sportsState, '/open', { token, bearer }),
    readBook: () => ask(sportsState, '/sports'),
    readMatches: async (ids: readonly string[]): Promise<Readonly<Record<string, MatchView | null>>> =>
      Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await readMatch(id)] as const))),
    placeSlip: (request: SlipRequest): Promise<PlacedAnswer> => post(placedAnswer, '/sports/slips', request),
    cashOut: ({ slip, ...body }: CashOutInput): Promise<CashedAnswer> =>
      post(cashedAnswer, `/sports/slips/${encodeURIComponent(slip)}/cash-out`, body),
    readOlder: async (before: number): Promise<readonly SlipView[]> =>
      (await ask(olderAnswer, `/sports/slips?before=${before}`)).slips,
    follow: (line: BookLine) => followStream('/sports/stream', bearer, SILENCE_MS, hearBook(line)),
  };
}
