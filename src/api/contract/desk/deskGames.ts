import * as z from 'zod/mini';
import { defineEndpoint, visible } from '../endpoint.ts';
import { languageCode, money } from '../fields.ts';
import { gameCategory, gameId, gameReturns, vendorCode } from '../play/game.ts';
import { acts, page, reads } from './deskMarks.ts';

const spec = 'GAME-13, GAME-14: vendors and games of the merchant; assumed: chosen at the desk, decision record 064';
const asks = { ...reads, spec } as const;

const vendor = z.object({
  id: vendorCode,
  /** In the requested language. */
  name: z.string(),
  category: gameCategory,
  /** `seamless` plays from the main purse; at a `transfer` vendor each member has a wallet. */
  wallet: z.enum(['seamless', 'transfer']),
  /** `offered`: in the provider's catalogue, and not on the site. */
  state: z.enum(['shown', 'hidden', 'offered']),
  isHot: z.boolean(),
  /** Its games on the site; of one that is offered, in the catalogue. */
  games: z.int(),
  /** Of these, the games that players see. */
  shown: z.int(),
});
export type DeskVendor = z.infer<typeof vendor>;

const game = z.object({
  id: gameId,
  /** In the requested language. */
  name: z.string(),
  category: gameCategory,
  vendor: vendorCode,
  vendorName: z.string(),
  isShown: z.boolean(),
  /** Players see a game only while its vendor is shown, too. */
  isVendorShown: z.boolean(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  ...gameReturns.shape,
  minStake: money,
  maxStake: money,
  /** By bets of the last 30 days, 1 first. */
  rank: z.int(),
});
export type DeskGame = z.infer<typeof game>;

export const MAX_GAME_SEARCH_LENGTH = 64;

const mark = z.enum(['shown', 'hot']);

/** Vendors and games of the site, taken over from the provider's catalogue. */
export const deskGames = {
  vendors: defineEndpoint({
    ...asks,
    id: 'desk.vendors',
    path: '/wps/ext/v1/desk/vendors',
    request: z.object({ queue: z.enum(['shown', 'hidden', 'offered']), page, language: languageCode }),
    value: z.object({ list: z.array(vendor), count: z.int() }),
    refusals: ['GAME_PROVIDER_DOWN'],
  }),
  /** Takes over a vendor and its games, or brings both up to date; null takes over everything that is offered. */
  importVendor: defineEndpoint({
    ...acts,
    spec,
    repeat: 'once',
    id: 'desk.importVendor',
    path: '/wps/ext/v1/desk/vendor/import',
    request: z.object({ id: z.nullable(vendorCode) }),
    value: z.object({ added: z.int(), changed: z.int(), removed: z.int() }),
    refusals: ['NOT_FOUND', 'GAME_PROVIDER_DOWN'],
  }),
  setVendor: defineEndpoint({
    ...acts,
    spec,
    repeat: 'once',
    id: 'desk.setVendor',
    path: '/wps/ext/v1/desk/vendor/set',
    request: z.object({ id: vendorCode, mark, on: z.boolean() }),
    value: z.null(),
    refusals: ['NOT_FOUND'],
  }),
  games: defineEndpoint({
    ...asks,
    id: 'desk.games',
    path: '/wps/ext/v1/desk/games',
    /** `search` is part of a name, an id, or the code of a vendor; empty for all. */
    request: z.object({
      queue: z.enum(['shown', 'hidden', 'hot']),
      search: visible(z.string().check(z.trim(), z.maxLength(MAX_GAME_SEARCH_LENGTH))),
      page,
      language: languageCode,
    }),
    /** The most played first. */
    value: z.object({ list: z.array(game), count: z.int() }),
  }),
  setGame: defineEndpoint({
    ...acts,
    spec,
    repeat: 'once',
    id: 'desk.setGame',
    path: '/wps/ext/v1/desk/game/set',
    request: z.object({ id: gameId, mark, on: z.boolean() }),
    value: z.null(),
    refusals: ['NOT_FOUND'],
  }),
};
