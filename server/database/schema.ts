import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import type { InTwoLanguages } from './inTwoLanguages.ts';

export * from './accountSchema.ts';
export * from './agentSchema.ts';
export * from './agreementSchema.ts';
export * from './bonusSchema.ts';
export * from './chatSchema.ts';
export * from './deskSchema.ts';
export * from './factorSchema.ts';
export * from './feedbackSchema.ts';
export * from './fileSchema.ts';
export * from './gameSchema.ts';
export * from './inboxSchema.ts';
export * from './ledgerSchema.ts';
export * from './linkedSchema.ts';
export * from './missionSchema.ts';
export * from './noticeSchema.ts';
export * from './paymentSchema.ts';
export * from './playSchema.ts';
export * from './pointsSchema.ts';
export * from './promotionSchema.ts';
export * from './protectionSchema.ts';
export * from './referralSchema.ts';
export * from './registerCentreSchema.ts';
export * from './reportViewSchema.ts';
export * from './rewardSchema.ts';
export * from './rollUpSchema.ts';
export * from './serverSchema.ts';
export * from './settingSchema.ts';

/** Game vendors of a merchant. A member has a wallet at each transfer vendor. */
export const vendor = pgTable(
  'vendor',
  {
    merchantCode: text('merchant_code')
      .notNull()
      .references(() => merchant.code),
    /** Upper case and digits. */
    code: text('code').notNull(),
    name: jsonb('name').$type<InTwoLanguages>().notNull(),
    gameCategory: text('game_category').notNull(),
    /** A disabled vendor accepts no money; members can still take theirs out. */
    enabled: boolean('enabled').notNull().default(true),
    /** A seamless vendor plays from the main purse. */
    wallet: text('wallet', { enum: ['transfer', 'seamless'] })
      .notNull()
      .default('transfer'),
    isHot: boolean('is_hot').notNull().default(false),
    /** GAME-13. */
    accountTypeId: integer('account_type_id').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.code] })],
);

export const merchant = pgTable('merchant', {
  code: text('code').primaryKey(),
  brandName: text('brand_name').notNull(),
  /** 0 normal, 1 maintenance, 2 region restriction. */
  status: integer('status').notNull().default(0),
  maintenanceUntil: at('maintenance_until'),
  /** Everything else the merchant decides: features, modules, resources, field rules, limits. */
  settings: jsonb('settings').notNull(),
  /** When it opened to players; null before. */
  openedAt: at('opened_at').default(0),
  /** The first of the two operators who open it. */
  openingBy: text('opening_by'),
});

export const member = pgTable(
  'member',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code')
      .notNull()
      .references(() => merchant.code),
    /** Lower case; what the member typed at registration is `account`. */
    username: text('username').notNull(),
    account: text('account').notNull(),
    nickname: text('nickname').notNull(),
    kind: text('kind', { enum: ['member', 'staff'] })
      .notNull()
      .default('member'),
    isAgent: integer('is_agent').notNull().default(0),
    uplineId: text('upline_id'),
    passwordHash: text('password_hash').notNull(),
    passwordExpiresAt: at('password_expires_at'),
    paymentPasswordHash: text('payment_password_hash'),
    countryDialingCode: text('country_dialing_code'),
    /** National digits without a leading zero. */
    mobileNum: text('mobile_num'),
    email: text('email'),
    /** An agent's invitation code; a member registered with it becomes the agent's downline (REG-21). Upper case. */
    affiliateCode: text('affiliate_code'),
    /** Daily rebate that the line gives at least, in millionths; 0 where the VIP level decides alone. */
    lineRate: integer('line_rate').notNull().default(0),
    clubLabel: text('club_label'),
    memberLabels: jsonb('member_labels').$type<string[]>().notNull().default([]),
    lastLoginAt: at('last_login_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('member_username').on(table.merchantCode, table.username),
    uniqueIndex('member_mobile').on(table.merchantCode, table.countryDialingCode, table.mobileNum),
    uniqueIndex('member_affiliate_code').on(table.merchantCode, table.affiliateCode),
    index('member_username_skeleton').on(table.merchantCode, sql`username_skeleton(${table.username})`),
  ],
);

/** Nicknames by what they look like: of one member each. The chat shows none without a claim. */
export const nicknameClaim = pgTable(
  'nickname_claim',
  {
    merchantCode: text('merchant_code').notNull(),
    skeleton: text('skeleton').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.skeleton] }),
    uniqueIndex('nickname_claim_member').on(table.memberId),
  ],
);

/** Optional registration fields (REG-19, 23, 24) and times of consent (REG-29, 30). */
export const memberProfile = pgTable('member_profile', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  payeeName: text('payee_name'),
  /** An unverified number: no login, and does not reserve the number. */
  contactMobile: text('contact_mobile'),
  qqNum: text('qq_num'),
  line: text('line'),
  whatsapp: text('whatsapp'),
  facebook: text('facebook'),
  telegram: text('telegram'),
  zalo: text('zalo'),
  wechat: text('wechat'),
  idNumber: text('id_number'),
  /** yyyy-MM-dd. */
  birthday: text('birthday'),
  recommenderId: text('recommender_id'),
  domain: text('domain'),
  registerUrl: text('register_url'),
  registerMethod: text('register_method').notNull(),
  termsAcceptedAt: at('terms_accepted_at').notNull(),
  ageConfirmedAt: at('age_confirmed_at').notNull(),
});

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the token: a stolen database opens no session. */
    tokenHash: text('token_hash').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    seenAt: at('seen_at').notNull(),
    endedAt: at('ended_at'),
    endReason: text('end_reason', { enum: ['logout', 'expired', 'revoked', 'password', 'too-many'] }),
    passwordChangeRequired: boolean('password_change_required').notNull().default(false),
    /** The login before this one, shown after login. */
    previousLoginAt: at('previous_login_at'),
    openedBy: text('opened_by', {
      enum: [
        'password',
        'sms',
        'registration',
        'recovery',
        'trial',
        'other',
        'passwordAndCode',
        'smsAndCode',
        'passkey',
      ],
    })
      .notNull()
      .default('other'),
    userAgent: text('user_agent').notNull().default(''),
    ip: text('ip'),
    country: text('country'),
  },
  (table) => [index('session_member').on(table.memberId, table.endedAt)],
);

/** A rate limit window: `count` since `startedAt`. Keys with personal data are hashed. */
export const rateLimit = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  startedAt: at('started_at').notNull(),
  count: integer('count').notNull(),
  expiresAt: at('expires_at').notNull(),
});

export const captcha = pgTable('captcha', {
  keyHash: text('key_hash').primaryKey(),
  answerHash: text('answer_hash').notNull(),
  expiresAt: at('expires_at').notNull(),
});

export const smsCode = pgTable(
  'sms_code',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose', { enum: ['login', 'register', 'forgot', 'payment'] }).notNull(),
    /** Dialling code and national digits, e.g. +66812345678. */
    mobile: text('mobile').notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: at('used_at'),
  },
  (table) => [index('sms_code_mobile').on(table.purpose, table.mobile, table.createdAt)],
);

/** A password link sent by email: single use, expiring, valid for that address only. */
export const passwordLink = pgTable(
  'password_link',
  {
    /** SHA-256 of the token: a stolen database sets no password. */
    tokenHash: text('token_hash').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [index('password_link_member').on(table.memberId, table.createdAt)],
);

export const announcement = pgTable('announcement', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code')
    .notNull()
    .references(() => merchant.code),
  type: text('type', { enum: ['B', 'PL', 'PU', 'PR', 'H'] }).notNull(),
  title: jsonb('title').$type<InTwoLanguages>().notNull(),
  content: jsonb('content').$type<InTwoLanguages>().notNull(),
  image: text('image'),
  link: text('link'),
  /** Not published: a draft, which only the desk sees. */
  published: boolean('published').notNull().default(true),
  /** Of a draft 0: from its publication on. */
  publishedAt: at('published_at').notNull(),
  endsAt: at('ends_at'),
  updatedAt: at('updated_at').notNull().default(0),
  updatedBy: text('updated_by').notNull().default(''),
});

export const lotteryDraw = pgTable(
  'lottery_draw',
  {
    gameCode: text('game_code').notNull(),
    issueNo: text('issue_no').notNull(),
    gameName: jsonb('game_name').$type<InTwoLanguages>().notNull(),
    prizeMode: text('prize_mode').notNull(),
    numbers: jsonb('numbers').$type<string[]>().notNull(),
    openedAt: at('opened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameCode, table.issueNo] }),
    index('lottery_draw_opened').on(table.openedAt),
  ],
);

/** Decision A14: outgoing messages for QA. Never written in production. */
export const outbox = pgTable('outbox', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['sms', 'email', 'captcha'] }).notNull(),
  to: text('recipient').notNull(),
  text: text('text').notNull(),
  code: text('code'),
  sentAt: at('sent_at').notNull(),
});

/** Decision S10: page views by day (GMT+8), without visitors' data. */
export const pageVisit = pgTable(
  'page_visit',
  {
    merchantCode: text('merchant_code')
      .notNull()
      .references(() => merchant.code),
    day: text('day').notNull(),
    path: text('path').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.day, table.path] })],
);
