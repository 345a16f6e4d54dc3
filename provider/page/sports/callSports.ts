import type * as z from 'zod/mini';
import type { MatchView, SlipRequest, SlipView, SportsState } from '../../sports/views.ts';
import { CallFailed } from '../shell/failure.ts';
import type { Shell } from '../shell/openShell.ts';
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

/** The page's calls to its book. */
export function callSports({ openGame, post, read, follow }: Shell) {
  const parsed = async <T>(answer: z.ZodMiniType<T>, called: Promise<unknown>): Promise<T> => {
    const answered = answer.safeParse(await called);
    // What cannot be read says nothing about what happened.
    if (!answered.success) throw new CallFailed({ kind: 'lost', code: 'MALFORMED' });
    return answered.data;
  };
  const readMatch = (id: string): Promise<MatchView | null> =>
    parsed(matchView, read(`/sports/matches/${encodeURIComponent(id)}`)).catch((error: unknown) => {
      if (error instanceof CallFailed && error.failure.kind === 'refused') return null;
      throw error;
    });
  return {
    openGame: () => parsed(sportsState, openGame()),
    readBook: () => parsed(sportsState, read('/sports')),
    readMatches: async (ids: readonly string[]): Promise<Readonly<Record<string, MatchView | null>>> =>
      Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await readMatch(id)] as const))),
    placeSlip: (request: SlipRequest): Promise<PlacedAnswer> => parsed(placedAnswer, post('/sports/slips', request)),
    cashOut: ({ slip, ...body }: CashOutInput): Promise<CashedAnswer> =>
      parsed(cashedAnswer, post(`/sports/slips/${encodeURIComponent(slip)}/cash-out`, body)),
    readOlder: async (before: number): Promise<readonly SlipView[]> =>
      (await parsed(olderAnswer, read(`/sports/slips?before=${before}`))).slips,
    follow: (line: BookLine) => follow('/sports/stream', SILENCE_MS, hearBook(line)),
  };
}
