import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, at } from './columns.ts';

export * from './contractSchema.ts';
export * from './deskSchema.ts';
export * from './ledgerSchema.ts';
export * from './paymentSchema.ts';
export * from './pointsSchema.ts';

/** Whose games a merchant offers. A member has a wallet at each. */
export const vendor = pgTable(
  'vendor',
  {
    merchantCode: text('merchant_code')
      .notNull()
      .references(() => merchant.code),
    /** Capitals and digits. */
    code: text('code').notNull(),
    name: jsonb('name').$type<InTwoLanguages>().notNull(),
    gameCategory: text('game_category').notNull(),
    /** What is off takes no money any more; what members have there can still be taken out. */
    enabled: boolean('enabled').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.code] })],
);

export interface InTwoLanguages {
  readonly EN: string;
  readonly TH: string;
}

export const merchant = pgTable('merchant', {
  code: text('code').primaryKey(),
  brandName: text('brand_name').notNull(),
  /** 0 normal, 1 maintenance, 2 region restriction. */
  status: integer('status').notNull().default(0),
  maintenanceUntil: at('maintenance_until'),
  /** All else that a merchant decides: features, modules, resources, field rules, limits. */
  settings: jsonb('settings').notNull(),
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
    /** What an agent hands out: whoever registers with it stands below this agent (REG-21). Capitals. */
    affiliateCode: text('affiliate_code'),
    clubLabel: text('club_label'),
    memberLabels: jsonb('member_labels').$type<string[]>().notNull().default([]),
    lastLoginAt: at('last_login_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('member_username').on(table.merchantCode, table.username),
    uniqueIndex('member_mobile').on(table.merchantCode, table.countryDialingCode, table.mobileNum),
    uniqueIndex('member_affiliate_code').on(table.merchantCode, table.affiliateCode),
  ],
);

/** What a registration told beside the account itself (REG-19, 23, 24), and when it agreed to what (REG-29, 30). */
export const memberProfile = pgTable('member_profile', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  payeeName: text('payee_name'),
  /** A number that nobody has proved: it logs nobody in and takes no number from anybody. */
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
    /** LAST login before this one, shown after login. */
    previousLoginAt: at('previous_login_at'),
  },
  (table) => [index('session_member').on(table.memberId, table.endedAt)],
);

/** A window of tries: `count` since `startedAt`. Keys are hashed where they hold a person's data. */
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

/** A link of an e-mail that sets a new password: used once, expiring, for the address it went to. */
export const passwordLink = pgTable(
  'password_link',
  {
    /** SHA-256 of what the link carries: a stolen database sets no password. */
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

export const sealKey = pgTable(
  'seal_key',
  {
    kid: text('kid').primaryKey(),
    privateJwk: jsonb('private_jwk').notNull(),
    publicJwk: jsonb('public_jwk').notNull(),
    /** Start of the day that the key serves; unique, so that several processes make one key a day between them. */
    createdAt: at('created_at').notNull(),
  },
  (table) => [uniqueIndex('seal_key_created').on(table.createdAt)],
);

/** Keys of the server itself (of the human check, of codes), made at first use and the same on every server. */
export const serverSecret = pgTable('server_secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** What may be used once: the jti of a sealed payload, a solved human challenge. */
export const usedOnce = pgTable(
  'used_once',
  { scope: text('scope').notNull(), id: text('id').notNull(), expiresAt: at('expires_at').notNull() },
  (table) => [primaryKey({ columns: [table.scope, table.id] })],
);

/** Decision W8: the first answer to a keyed call, given again to a repeat with the same body. */
export const idempotency = pgTable(
  'idempotency',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] })],
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
  publishedAt: at('published_at').notNull(),
  endsAt: at('ends_at'),
});

export const winRecord = pgTable(
  'win_record',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code')
      .notNull()
      .references(() => merchant.code),
    /** The whole user name; the server masks it on the way out (decision S7). */
    player: text('player').notNull(),
    gameCategory: text('game_category').notNull(),
    game: jsonb('game').$type<InTwoLanguages>().notNull(),
    amount: amount('amount').notNull(),
    demo: boolean('demo').notNull(),
    wonAt: at('won_at').notNull(),
  },
  (table) => [index('win_record_amount').on(table.merchantCode, table.amount)],
);

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

/** Decision A14: what would have been sent, for QA to read. Never written in production mode. */
export const outbox = pgTable('outbox', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['sms', 'email', 'captcha'] }).notNull(),
  to: text('recipient').notNull(),
  text: text('text').notNull(),
  code: text('code'),
  sentAt: at('sent_at').notNull(),
});

/** Decision S10: how often a page was opened on a day (GMT+8), and nothing about by whom. */
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
