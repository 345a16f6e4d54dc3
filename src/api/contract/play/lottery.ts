import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant, languageCode } from '../fields.ts';
import { game, gameId, gameReturns } from './game.ts';

/** LOTTERY-05: in which rounds a lottery is offered. All are in `Elott`, the configured one (LOTTERY-04). */
export const prizeMode = z.enum(['Lott', 'ZY', 'Elott', 'SEA']);
export type PrizeMode = z.infer<typeof prizeMode>;

/** LOTTERY-06: the icon of a lottery. */
export const lotteryKind = z.enum(['11X5', 'LF', 'LHC', 'PK10', 'SSC']);
export type LotteryKind = z.infer<typeof lotteryKind>;

/** A draw at every whole multiple of `everyMs` since 1970; bets on it close `sealMs` before. */
const drawTimes = z.object({ everyMs: z.int(), sealMs: z.int() });
export type DrawTimes = z.infer<typeof drawTimes>;

export const lottery = z.object({
  ...game.shape,
  ...gameReturns.shape,
  kind: lotteryKind,
  prizeModes: z.array(prizeMode),
  /** Null where the site does not know them. */
  draws: z.nullable(drawTimes),
});
export type Lottery = z.infer<typeof lottery>;

/** Decision G4: what was drawn in an issue. */
export const openedNumber = z.object({
  gameCode: z.string(),
  gameName: z.string(),
  issueNo: z.string(),
  /** As they are read, in the order of the draw. */
  numbers: z.array(z.string()),
  openedAt: instant,
});
export type OpenedNumber = z.infer<typeof openedNumber>;

/** LOTTERY-07, 08: the popular ones, or the full list. */
export const openedCount = z.enum(['20', '100']);

const read = { method: 'GET', sends: 'query', encrypted: false, repeat: 'safe', refusals: [] } as const;

export const lotteryContract = {
  menu: defineEndpoint({
    ...read,
    id: 'lottery.menu',
    path: '/lgw/vn/games/game_menu',
    token: false,
    request: z.object({ prizeMode, language: languageCode }),
    /** Lotteries of the prize mode, the most played first. */
    value: z.object({ list: z.array(lottery) }),
    spec: '7.4 Vietnamese lottery menus (API-44); answer from LOTTERY-05, 06',
  }),
  recent: defineEndpoint({
    ...read,
    id: 'lottery.recent',
    path: '/lgw/vn/games/game_menu/recent',
    token: true,
    request: z.object({ language: languageCode }),
    /** By the last launch. */
    value: z.object({ list: z.array(lottery) }),
    spec: '7.4 recent lottery (API-45)',
  }),
  opened: defineEndpoint({
    ...read,
    id: 'lottery.opened',
    path: '/lotto/lgw/games/opened/numero',
    token: true,
    /** Of one lottery, or without its code of all. */
    request: z.object({ gameCode: z.optional(gameId), count: z._default(openedCount, '20'), language: languageCode }),
    /** The newest first. */
    value: z.object({ list: z.array(openedNumber) }),
    spec: '7.4 opened numero (API-47); gameCode and count assumed',
  }),
};
