import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { instant, languageCode, money } from './fields.ts';

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

export const homeContract = {
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
      count: z.enum(['20', '100']),
      prizeMode: z.string().check(z.maxLength(16)),
      device: z.literal('WEB'),
      language: languageCode,
    }),
    value: z.object({
      list: z.array(
        z.object({
          gameCode: z.string(),
          gameName: z.string(),
          issueNo: z.string(),
          numbers: z.array(z.string()),
          openedAt: instant,
        }),
      ),
    }),
    refusals: [],
    spec: '7.4 numero opened game (API-46); shape from decision G4',
  }),
};
