import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';
import { rowId } from '../money/bankAccount.ts';
import { acts, page, reads, reason } from './deskMarks.ts';

const spec = 'assumed: settings at the desk, decision record 066';
const asks = { ...reads, spec } as const;
const does = { ...acts, spec } as const;

/** Pages of settings, in tab order. */
export const settingGroup = z.enum(['payments', 'bonuses', 'validBets', 'vip', 'signUp', 'agents', 'site']);
export type SettingGroup = z.infer<typeof settingGroup>;

/**
 * How a value is typed, and what it is on the wire: `switch` a boolean; `amount` 1/10,000 P; `count` a whole number;
 * `share` millionths; the others text: `need` one of `NEEDS`, `amounts` and `countries` with commas, `address` of a page
 * of this site or of https, or empty.
 */
export const settingKind = z.enum([
  'switch',
  'need',
  'amount',
  'amounts',
  'count',
  'share',
  'text',
  'address',
  'countries',
  'colour',
]);
export type SettingKind = z.infer<typeof settingKind>;

/** What a field of the sign-up form can be. */
export const NEEDS = ['required', 'optional', 'off'] as const;

/** What a value that is text may be, by kind. */
export const settingPatterns = {
  need: new RegExp(`^(?:${NEEDS.join('|')})$`),
  amounts: /^\d{1,9}(?:\.\d{1,2})?(?:, ?\d{1,9}(?:\.\d{1,2})?)*$/,
  text: /^[^\p{Cc}<>]{0,120}$/u,
  address: /^(?:\/[\w/?=&.-]{0,200}|https:\/\/[!-~]{1,300})?$/,
  countries: /^(?:[A-Za-z]{2}(?:, ?[A-Za-z]{2}){0,248})?$/,
  colour: /^#[0-9a-fA-F]{6}$/,
} as const satisfies { readonly [K in SettingKind]?: RegExp };

/** The settings; some stand for several, each told apart by its part. */
export const settingName = z.enum([
  'dailyWithdrawals',
  'dailyWithdrawn',
  'twoPeopleFrom',
  'autoReceiptMinutes',
  'dailyLineTransfers',
  'registrationBonus',
  'trialBalance',
  'cashBackRate',
  'cashBackMost',
  'cashBackWagering',
  'bonusCatchUpDays',
  'referralReward',
  'referralLeastDeposit',
  'referralLeastValidBet',
  'referralDays',
  'referralShareRate',
  'boardPrizes',
  'boardWagering',
  /** Part: a class of games. */
  'contribution',
  /** Part: the level. */
  'vipFrom',
  'vipRate',
  /** Part: a field of the sign-up form. */
  'field',
  'ageThreshold',
  /** Part: a feature of agents. */
  'agentFeature',
  'agentPayer',
  'agentAgainAfterDays',
  'agentTwoPeopleFrom',
  'serviceUrl',
  'serviceHours',
  'serviceLink',
  /** Part: where the link leads. */
  'link',
  'restrictedCountries',
  'analyticsEndpoint',
  'analyticsConsent',
  'chatHeaderColor',
]);
export type SettingName = z.infer<typeof settingName>;

/** Name, and part behind a dot: `vipRate.3`. */
const settingId = z.string().check(z.regex(/^[A-Za-z]{3,32}(?:\.[A-Za-z0-9_]{1,32})?$/));

const value = z.union([z.boolean(), z.int(), z.string().check(z.maxLength(400))]);
export type SettingValue = z.infer<typeof value>;

const about = { name: settingName, part: z.nullable(z.string()), kind: settingKind };

const setting = z.object({
  id: settingId,
  ...about,
  value,
  /** Of a number. */
  least: z.nullable(z.int()),
  most: z.nullable(z.int()),
  /** Whether a second operator must confirm a change now. */
  twoPeople: z.boolean(),
  /** A change that waits for the second operator. */
  waiting: z.nullable(z.object({ value, madeBy: z.string() })),
  /** The last change at the desk. */
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(instant),
});
export type DeskSetting = z.infer<typeof setting>;

const changeStatus = z.enum(['pending', 'done', 'declined']);
export type SettingChangeStatus = z.infer<typeof changeStatus>;

const change = z.object({
  id: rowId,
  ...about,
  before: value,
  after: value,
  status: changeStatus,
  madeBy: z.string(),
  madeAt: instant,
  /** The second operator; null where none was needed. */
  decidedBy: z.nullable(z.string()),
  remark: z.nullable(z.string()),
});
export type DeskSettingChange = z.infer<typeof change>;

/** Everything that the specification calls configuration, with what waits for a second operator. */
export const deskSettings = {
  settings: defineEndpoint({
    ...asks,
    id: 'desk.settings',
    path: '/wps/ext/v1/desk/settings',
    request: z.object({ queue: settingGroup, page }),
    value: z.object({ list: z.array(setting), count: z.int() }),
  }),
  changeSetting: defineEndpoint({
    ...does,
    id: 'desk.changeSetting',
    path: '/wps/ext/v1/desk/setting',
    request: z.object({ id: settingId, value }),
    /** `pending` where a second operator must confirm it. */
    value: z.object({ status: z.enum(['pending', 'done']) }),
    /**
     * AMOUNT_OUT_OF_RANGE for a number outside its limits; INVALID_FIELDS for a value that the setting cannot have;
     * STATUS_CHANGED while another change of it waits.
     */
    refusals: ['NOT_FOUND', 'AMOUNT_OUT_OF_RANGE', 'STATUS_CHANGED'],
  }),
  settingChanges: defineEndpoint({
    ...asks,
    id: 'desk.settingChanges',
    path: '/wps/ext/v1/desk/setting-changes',
    request: z.object({ queue: z.enum(['pending', 'decided']), page }),
    /** Pending: oldest first; decided: newest first. */
    value: z.object({ list: z.array(change), count: z.int() }),
  }),
  confirmSetting: defineEndpoint({
    ...does,
    id: 'desk.confirmSetting',
    path: '/wps/ext/v1/desk/setting/confirm',
    request: z.object({ id: rowId }),
    value: z.null(),
    /** AMOUNT_OUT_OF_RANGE, INVALID_FIELDS: what it depends on has changed meanwhile. */
    refusals: ['NOT_FOUND', 'STATUS_CHANGED', 'SECOND_PERSON_NEEDED', 'AMOUNT_OUT_OF_RANGE'],
  }),
  declineSetting: defineEndpoint({
    ...does,
    id: 'desk.declineSetting',
    path: '/wps/ext/v1/desk/setting/decline',
    request: z.object({ id: rowId, remark: reason }),
    value: z.null(),
    refusals: ['NOT_FOUND', 'STATUS_CHANGED'],
  }),
};
