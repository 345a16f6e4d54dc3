import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { empty, languageCode, money } from '../fields.ts';
import { gameFigures } from './gameFigures.ts';
import { lottoView } from './lottoView.ts';
import { pvpRoom } from './pvpRoom.ts';

/** GAME-01…11: the categories of games, in the order of the navigation. */
export const gameCategory = z.enum([
  'LOTT',
  'ELOTT',
  'LIVE',
  'RNG',
  'SPORTS',
  'FISH',
  'PVP',
  'ESPORTS',
  'CRASH',
  'ARCADE',
  'JACKPOT',
  'MINI',
  'COCKFIGHT',
]);
export type GameCategory = z.infer<typeof gameCategory>;

/** GAME-12. */
export const gameType = z.enum(['slots', 'scratch', 'videoPoker', 'table', 'arcade', 'jackpot', 'bingo']);
export type GameType = z.infer<typeof gameType>;

export const gameFeature = z.enum([
  'freeSpins',
  'wilds',
  'multiplier',
  'buyIn',
  'jackpot',
  'twoPlayer',
  'live',
  'vietnam',
]);
export type GameFeature = z.infer<typeof gameFeature>;

/** Code of a vendor (the spec's `vassalage`): upper case and digits. */
export const vendorCode = z.string().check(z.regex(/^[A-Z0-9]{2,16}$/));
export const gameId = z.string().check(z.regex(/^[a-z0-9-]{2,32}$/));

/** GAME-13, 14. */
const vendor = z.object({
  vassalage: vendorCode,
  displayName: z.string(),
  accountTypeId: z.int(),
  /** 1 marks a hot vendor. */
  isHot: z.int(),
  /** Number of games of this vendor in the category. */
  count: z.int(),
  /** Game that a click on the vendor starts; null where its list opens (HEADER-29). */
  gameId: z.nullable(gameId),
});
export type Vendor = z.infer<typeof vendor>;

export const vendorGroup = z.object({ gameCategory, vendors: z.array(vendor) });
export type VendorGroup = z.infer<typeof vendorGroup>;

/** A game as a tile shows it. Its art is at `artPath(id)`. */
export const game = z.object({
  id: gameId,
  /** In the requested language. */
  name: z.string(),
  category: gameCategory,
  vassalage: vendorCode,
  vendorName: z.string(),
  /** 1 marks a hot game. */
  isHot: z.int(),
  isNew: z.boolean(),
});
export type Game = z.infer<typeof game>;

/** Return to player of the bet of a game that returns least, and most, in 1/10,000: 9,650 is 96.50 %. */
export const gameReturns = z.object({ leastReturn: z.int(), greatestReturn: z.int() });

/** A game with all that the lobby filters and sorts by. */
export const catalogGame = z.object({
  ...game.shape,
  ...gameReturns.shape,
  type: z.nullable(gameType),
  features: z.array(gameFeature),
  /** 1 low to 5 high. */
  volatility: z.int().check(z.minimum(1), z.maximum(5)),
  minStake: money,
  maxStake: money,
  /** Rank by bets of the last 30 days, 1 first. */
  rank: z.int(),
});
export type CatalogGame = z.infer<typeof catalogGame>;

/** Changes whenever any art is drawn differently, because browsers keep art for a year. */
export const ART_VERSION = 1;
/** Path of a game's art, an SVG drawn from its id; immutable per version. */
export const artPath = (id: string): string => `/art/games/${id}.svg?v=${ART_VERSION}`;
/** Path of a vendor's mark. */
export const vendorArtPath = (code: string): string => `/art/vendors/${code}.svg?v=${ART_VERSION}`;

const read = { method: 'GET', sends: 'query', encrypted: false, repeat: 'safe', refusals: [] } as const;
const inLanguage = { language: languageCode };
/** Of a vendor; empty, or left out, of all. */
const anyVendor = z._default(z.union([vendorCode, z.literal('')]), '');

export const gameContract = {
  menus: defineEndpoint({
    ...read,
    id: 'game.menus',
    path: '/lgw/games/game_menus',
    token: false,
    request: z.object(inLanguage),
    /** Categories with vendors only, in the order of the navigation (HEADER-06, 07). */
    value: z.object({ list: z.array(vendorGroup) }),
    spec: '7.4 game menus (API-32); answer from GAME-13',
  }),
  popular: defineEndpoint({
    ...read,
    id: 'game.popular',
    path: '/lgw/games/popular',
    token: false,
    request: z.object(inLanguage),
    /** By bets of the last 30 days, at most 24. */
    value: z.object({ list: z.array(game) }),
    spec: '7.4 popular games (API-33)',
  }),
  hot: defineEndpoint({
    ...read,
    id: 'game.hot',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    token: false,
    request: z.object({
      merchantCode: z.string().check(z.maxLength(32)),
      isPlatform: z.literal('2'),
      /** Empty for all vendors. */
      vassalage: z.union([vendorCode, z.literal('')]),
      platform: z.literal('flash,html5-desktop'),
      ...inLanguage,
    }),
    value: z.object({ list: z.array(game) }),
    spec: '7.4 hot games (API-34)',
  }),
  /** Everything the lobby needs, fetched once and cached by its hash; filters, sorting and search run in the browser. */
  catalog: defineEndpoint({
    ...read,
    id: 'game.catalog',
    path: '/wps/ext/v1/games/catalog',
    token: false,
    request: z.object(inLanguage),
    value: z.object({ hash: z.string(), list: z.array(catalogGame) }),
    spec: 'assumed: the games of the lobby (SCREEN-01, 04)',
  }),
  /** The index of the search in both languages, built by the server; `hash` is that of the catalog. */
  searchIndex: defineEndpoint({
    ...read,
    id: 'game.searchIndex',
    path: '/wps/ext/v1/games/searchIndex',
    token: false,
    request: z.object({ hash: z.string().check(z.maxLength(64)) }),
    /** A serialised MiniSearch index. */
    value: z.object({ hash: z.string(), index: z.string() }),
    spec: 'assumed: search of the lobby (SCREEN-04)',
  }),
  /** What a visitor reads of a game before playing it. */
  facts: defineEndpoint({
    ...read,
    id: 'game.facts',
    path: '/wps/ext/v1/games/facts',
    token: false,
    request: z.object({ gameId, ...inLanguage }),
    value: z.object({ game: catalogGame }),
    refusals: ['GAME_UNKNOWN'],
    spec: 'assumed: the offer to a visitor at a game (GAME-18, DEMO-01)',
  }),
  list: defineEndpoint({
    ...read,
    id: 'game.list',
    path: '/wps/relay/GCSGAME_gameList',
    token: true,
    /** Without a vendor or a category, of all. */
    request: z.object({ vassalage: anyVendor, gameCategory: z.optional(gameCategory), ...inLanguage }),
    value: z.object({ list: z.array(game) }),
    spec: '7.4 game list (API-35): the popup game list of a vendor (HEADER-29, 30)',
  }),
  vendors: defineEndpoint({
    ...read,
    id: 'game.vendors',
    path: '/wps/relay/GCSGAME_gameVendor',
    token: true,
    request: z.object({ merchantCode: z.string().check(z.maxLength(32)), ...inLanguage }),
    value: z.object({ list: z.array(vendorGroup) }),
    spec: '7.4 game vendor (API-36)',
  }),
  vendorTypes: defineEndpoint({
    ...read,
    id: 'game.vendorTypes',
    path: '/wps/relay/GCSGAME_getVassGameType',
    token: true,
    /** Without a vendor, of all. */
    request: z.object({ vassalage: anyVendor }),
    value: z.object({ list: z.array(z.object({ type: gameType, count: z.int() })) }),
    spec: '7.4 vendor game type (API-37)',
  }),
  favourites: defineEndpoint({
    ...read,
    id: 'game.favourites',
    path: '/wps/relay/MCSFE_getFavoriteGames',
    token: true,
    request: empty,
    /** The newest first. */
    value: z.object({ ids: z.array(gameId) }),
    spec: '7.4 favourite games (API-39)',
  }),
  favouritesList: defineEndpoint({
    ...read,
    id: 'game.favouritesList',
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    token: true,
    request: z.object(inLanguage),
    value: z.object({ list: z.array(game) }),
    spec: '7.4 favourite games list (API-40)',
  }),
  favour: defineEndpoint({
    id: 'game.favour',
    method: 'POST',
    path: '/wps/ext/v1/games/favourite',
    sends: 'json',
    token: true,
    encrypted: false,
    // Setting a state: a repeat changes nothing.
    repeat: 'once',
    request: z.object({ gameId, isFavourite: z.boolean() }),
    /** All favourites after the change, the newest first. At most 200. */
    value: z.object({ ids: z.array(gameId) }),
    refusals: ['GAME_UNKNOWN'],
    spec: 'assumed: SCREEN-03',
  }),
  recent: defineEndpoint({
    ...read,
    id: 'game.recent',
    path: '/wps/relay/GCS_recentGame',
    token: true,
    request: z.object(inLanguage),
    /** By the last launch, at most 24. */
    value: z.object({ list: z.array(game) }),
    spec: '7.4 recent games (API-41)',
  }),
  rooms: defineEndpoint({
    ...read,
    id: 'game.rooms',
    path: '/wps/relay/GLS2_roomList',
    token: true,
    /** `1` from a page that looks again by itself: it does not extend the session. */
    headers: z.object({ 'x-background': z.optional(z.enum(['0', '1'])) }),
    request: z.object({ vassalage: anyVendor, ...inLanguage }),
    /** Of a vendor, or with an empty code of all; by stakes. */
    value: z.object({ list: z.array(pvpRoom) }),
    refusals: ['GAME_PROVIDER_DOWN'],
    spec: '7.4 PvP rooms (API-42); an empty vassalage and seats assumed',
  }),
  launch: defineEndpoint({
    id: 'game.launch',
    method: 'POST',
    path: '/wps/game/launchGame',
    sends: 'json',
    token: true,
    encrypted: false,
    repeat: 'once',
    headers: z.object({ language: languageCode }),
    /** GAME-19…24. The session's token travels in the header, so `username` and `token` of the spec are not repeated. */
    request: z.object({
      /** Without it, the game of `roomId` or `lottoGameCode`. */
      gameId: z.optional(gameId),
      roomId: z.optional(z.string().check(z.maxLength(32))),
      nodeId: z._default(z.string().check(z.maxLength(32)), ''),
      accountType: z._default(z.literal(1), 1),
      confirmTrans: z._default(z.literal(0), 0),
      /** Empty: the vendor of the game. */
      vassalage: anyVendor,
      /** LOTTERY-10: `LOTT` opens a lottery, with the fields that follow (API-48). */
      launchMode: z.enum(['GLS', 'LOTT']),
      lottoArea: z.optional(z.literal('VN')),
      /** The lottery; where both are named, the same as `gameId`. */
      lottoGameCode: z.optional(gameId),
      /** Begins with the slip, or with results. */
      lottoView: z.optional(lottoView),
      device: z.optional(z.literal('WEB')),
      /** Path of this site that the lottery leads back to. */
      backUrl: z.optional(z.string().check(z.regex(/^\/(?:[\w?=&-][\w/?=&-]{0,62})?$/))),
      platform: z._default(z.literal('html5-desktop'), 'html5-desktop'),
      clientType: z._default(z.literal(3), 3),
      merchantCode: z.optional(z.string().check(z.maxLength(32))),
      language: languageCode,
      theme: z._default(z.enum(['dark', 'light']), 'dark'),
    }),
    /** Decision G1: the address carries a one-time token of 60 s. `game_url2` is tried when the first does not load. */
    value: z.object({
      game_url: z.nullable(z.string()),
      game_url2: z.nullable(z.string()),
      game,
      /** Of the game session; the live channel names it. */
      sessionId: z.string(),
      demo: z.boolean(),
    }),
    refusals: ['GAME_UNKNOWN', 'GAME_OFF', 'GAME_PROVIDER_DOWN', 'PLAY_BLOCKED', 'OWN_LIMIT_REACHED', 'PLAY_PAUSED'],
    spec: '7.4 launch game and lottery lobby launch (API-43, 48), GAME-18…26, LOTTERY-09…13; game, sessionId, demo assumed',
  }),
  ...gameFigures,
};
