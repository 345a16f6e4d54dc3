import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { empty, instant, money } from '../fields.ts';

const read = { method: 'GET', sends: 'query', encrypted: false, repeat: 'safe', refusals: [] } as const;

/** Figures beside the games: pots, and what a member has played. */
export const gameFigures = {
  /** What the jackpots of the site would pay now, for play with real money. */
  jackpots: defineEndpoint({
    ...read,
    id: 'game.jackpots',
    path: '/wps/ext/v1/games/jackpots',
    token: false,
    request: empty,
    /** The smallest first. */
    value: z.object({ list: z.array(z.object({ id: z.string(), pot: money })) }),
    spec: 'assumed: pots on the tiles of jackpot games (GAME-10)',
  }),
  /** What has been played in this login: the session clock and the net position of the game's page. */
  played: defineEndpoint({
    ...read,
    id: 'game.played',
    path: '/wps/ext/v1/games/played',
    token: true,
    request: empty,
    value: z.object({ since: instant, stake: money, payout: money, rounds: z.int() }),
    spec: 'assumed: session clock and net position (player protection)',
  }),
};
