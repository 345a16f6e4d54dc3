import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant, languageCode, money } from '../fields.ts';
import { openedCount, openedNumber } from '../play/lottery.ts';

/** HOME-09, decision S7: one win; the player is masked by the server, demo play is marked. */
export const winner = z.object({
  rank: z.int(),
  player: z.string(),
  game: z.string(),
  amount: money,
  demo: z.boolean(),
  wonAt: instant,
});
export type Winner = z.infer<typeof winner>;

const matchTeam = z.object({ name: z.string(), short: z.string(), colour: z.string() });

/** HOME-04: a match of the sportsbook, under way or soon. */
const hotMatch = z.object({
  id: z.string(),
  sport: z.string(),
  home: matchTeam,
  away: matchTeam,
  startsAt: instant,
  live: z.boolean(),
  /** Minute shown; null before the start, and where a sport has no clock. */
  clock: z.nullable(z.int()),
  score: z.nullable(z.tuple([z.int(), z.int()])),
  /** Who wins; decimal odds in hundredths. Empty while bets are suspended. */
  odds: z.array(z.object({ side: z.enum(['home', 'draw', 'away']), odds: z.int() })),
});
export type HotMatch = z.infer<typeof hotMatch>;

export const homeContract = {
  hotMatches: defineEndpoint({
    id: 'home.hotMatches',
    method: 'GET',
    path: '/wps/ext/v1/hot-matches',
    sends: 'query',
    token: false,
    encrypted: false,
    repeat: 'safe',
    request: z.object({ language: languageCode }),
    /** Odds as of `updatedAt`; none where the site has no sportsbook. */
    value: z.object({ list: z.array(hotMatch), updatedAt: instant }),
    refusals: ['GAME_PROVIDER_DOWN'],
    spec: '2.7 hot sports matches (HOME-04); shape assumed',
  }),
  winnerBoard: defineEndpoint({
    id: 'home.winnerBoard',
    method: 'GET',
    path: '/wps/relay/ODSFE2_getWinnerBoard',
    sends: 'query',
    token: false,
    encrypted: false,
    repeat: 'safe',
    request: z.object({
      gameCategory: z.string().check(z.maxLength(16)),
      language: languageCode,
      limitNum: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)),
    }),
    value: z.object({ list: z.array(z.object({ vo: winner })), updatedAt: instant }),
    refusals: [],
    spec: '7.5 winner board (API-49)',
  }),
  openedNumbers: defineEndpoint({
    id: 'home.openedNumbers',
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    sends: 'query',
    token: false,
    encrypted: false,
    repeat: 'safe',
    request: z.object({
      count: openedCount,
      prizeMode: z.string().check(z.maxLength(16)),
      device: z.literal('WEB'),
      language: languageCode,
      /** Of one lottery alone. */
      gameCode: z.optional(z.string().check(z.maxLength(32))),
    }),
    value: z.object({ list: z.array(openedNumber) }),
    refusals: [],
    spec: '7.4 numero opened game (API-46); shape from decision G4, gameCode assumed',
  }),
};
