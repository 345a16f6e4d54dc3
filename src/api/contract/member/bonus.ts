import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant, languageCode, money } from '../fields.ts';
import { movementKind } from '../money/statement.ts';
import { csvFile, dateRange, paged, pageQuery } from '../paging.ts';

/** Kinds of bonuses (MEMBER-13). */
export const bonusGroup = z.enum(['rebate', 'cashBack', 'mission', 'referral', 'reward', 'promotion', 'adjustment']);
export type BonusGroup = z.infer<typeof bonusGroup>;

const row = z.object({
  id: z.string(),
  at: instant,
  group: bonusGroup,
  kind: movementKind,
  /** Negative when it was taken back. */
  amount: money,
  state: z.enum(['credited', 'takenBack']),
  /** How the amount came about; null for what is not known of it. */
  cause: z.object({
    /** The days that it is for; `until` is exclusive. */
    since: z.nullable(instant),
    until: z.nullable(instant),
    /** VIP level. */
    level: z.nullable(z.int()),
    /** The amount that `rate`, in millionths, was taken of. */
    base: z.nullable(money),
    rate: z.nullable(z.int()),
    /** The name of the mission. */
    name: z.nullable(z.string()),
  }),
});
export type BonusRow = z.infer<typeof row>;

const wanted = {
  ...dateRange,
  group: z.enum(['all', ...bonusGroup.options]),
  state: z.enum(['all', 'credited', 'takenBack']),
  language: languageCode,
};

const reads = { method: 'GET', sends: 'query', token: true, encrypted: false, repeat: 'safe' } as const;

export const bonusContract = {
  list: defineEndpoint({
    ...reads,
    id: 'bonus.list',
    path: '/wps/ext/v1/bonuses',
    request: z.object({ ...wanted, ...pageQuery }),
    /** The newest first; `credited` and `takenBack` are the sums of both. */
    value: paged(row, { credited: money, takenBack: money }),
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: bonus details (MEMBER-13)',
  }),
  file: defineEndpoint({
    ...reads,
    id: 'bonus.file',
    path: '/wps/ext/v1/bonuses/file',
    request: z.object(wanted),
    value: csvFile,
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: export of bonus details (MEMBER-13)',
  }),
};
