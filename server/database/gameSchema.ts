import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { GameCategory, GameFeature, GameType } from '../../src/api/contract/play/game.ts';
import { amount, at } from './columns.ts';
import type { InTwoLanguages } from './inTwoLanguages.ts';

/** A game of a merchant's catalog. */
export const game = pgTable(
  'game',
  {
    merchantCode: text('merchant_code').notNull(),
    /** Unique within the merchant; part of addresses. */
    id: text('id').notNull(),
    /** Code of the vendor. */
    vendor: text('vendor').notNull(),
    category: text('category').$type<GameCategory>().notNull(),
    type: text('type').$type<GameType>(),
    name: jsonb('name').$type<InTwoLanguages>().notNull(),
    /** What players type for it besides its name: romanised Thai, synonyms. */
    otherSpellings: jsonb('other_spellings').$type<readonly string[]>().notNull().default([]),
    /** Engine of the provider. */
    engine: text('engine').notNull(),
    /** Emblem of the art. */
    motif: text('motif').notNull(),
    features: jsonb('features').$type<readonly GameFeature[]>().notNull().default([]),
    /** Return to player of the bet that returns least, and most: 1/10,000. */
    leastReturn: integer('least_return').notNull(),
    greatestReturn: integer('greatest_return').notNull(),
    volatility: integer('volatility').notNull(),
    minStake: amount('min_stake').notNull(),
    maxStake: amount('max_stake').notNull(),
    isHot: boolean('is_hot').notNull().default(false),
    isNew: boolean('is_new').notNull().default(false),
    /** By bets of the last 30 days, 1 first. */
    rank: integer('rank').notNull(),
    enabled: boolean('enabled').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

/** SCREEN-03. */
export const favouriteGame = pgTable(
  'favourite_game',
  {
    memberId: text('member_id').notNull(),
    gameId: text('game_id').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.gameId] })],
);
