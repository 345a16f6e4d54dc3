import * as z from 'zod/mini';

/**
 * What a provider offers, as anybody may ask: `GET <provider>/api/catalog`. A merchant chooses from it at its desk: what
 * it takes over is what players see, and what it has not taken over cannot be launched. Amounts in 1/10,000 P.
 */
export const CATALOG_PATH = '/api/catalog';

export const catalogCategory = z.enum([
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
export type CatalogCategory = z.infer<typeof catalogCategory>;

export const catalogType = z.enum(['slots', 'scratch', 'videoPoker', 'table', 'arcade', 'jackpot', 'bingo']);
export type CatalogType = z.infer<typeof catalogType>;

export const catalogFeature = z.enum([
  'freeSpins',
  'wilds',
  'multiplier',
  'buyIn',
  'jackpot',
  'twoPlayer',
  'live',
  'vietnam',
]);
export type CatalogFeature = z.infer<typeof catalogFeature>;

const vendorCode = z.string().check(z.regex(/^[A-Z0-9]{2,16}$/));
const line = z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[^\p{Cc}]*$/u));
const name = z.object({ EN: line, TH: line });
/** In 1/10,000: 9,650 is 96.50 %. */
const share = z.int().check(z.minimum(1), z.maximum(10_000));
const stake = z.int().check(z.minimum(1), z.maximum(1_000_000_000_000));

export const catalogVendor = z.object({
  code: vendorCode,
  name,
  /** Category of most of its games. */
  category: catalogCategory,
  /** Recommended as hot. */
  isHot: z.boolean(),
});
export type CatalogVendor = z.infer<typeof catalogVendor>;

export const catalogGame = z
  .object({
    /** Part of addresses; the `gameId` of every other call. */
    id: z.string().check(z.regex(/^[a-z0-9-]{2,32}$/)),
    vendor: vendorCode,
    category: catalogCategory,
    type: z.nullable(catalogType),
    name,
    /** What players type for it besides its name. */
    spellings: z.array(line).check(z.maxLength(12)),
    /** What it is played with: `lottery` has results, of `sports` the site shows matches. */
    engine: z.string().check(z.regex(/^[a-z]{2,16}$/)),
    /** Emblem that the site draws its picture with; an unknown one is chosen by the id. */
    motif: z.string().check(z.maxLength(32)),
    features: z.array(catalogFeature).check(z.maxLength(8)),
    /** Return to player of the bet that returns least, and most. */
    leastReturn: share,
    greatestReturn: share,
    /** 1 low to 5 high. */
    volatility: z.int().check(z.minimum(1), z.maximum(5)),
    minStake: stake,
    maxStake: stake,
    isHot: z.boolean(),
    isNew: z.boolean(),
  })
  .check(
    z.refine(({ leastReturn, greatestReturn }) => leastReturn <= greatestReturn),
    z.refine(({ minStake, maxStake }) => minStake <= maxStake),
  );
export type CatalogGame = z.infer<typeof catalogGame>;

export const catalog = z.object({
  vendors: z.array(catalogVendor).check(z.maxLength(500)),
  /** The most popular first. Each of one of the vendors. */
  games: z.array(catalogGame).check(z.maxLength(20_000)),
});
export type Catalog = z.infer<typeof catalog>;
