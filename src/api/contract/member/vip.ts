import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { empty, instant, money } from '../fields.ts';
import { cashBackTerms } from '../rules/cashBack.ts';
import { contributions } from '../rules/contribution.ts';

/** What a level is called after, the lowest first; each language has its own word. */
export const vipLantern = z.enum([
  'paper',
  'bamboo',
  'gold',
  'red',
  'jade',
  'indigo',
  'orchid',
  'silver',
  'moon',
  'sun',
]);
export type VipLantern = z.infer<typeof vipLantern>;

/** Valid bets of 30 days that a level takes, in 1/10,000 P, and its rebate in millionths; the lowest level first. */
export const vipSteps = z
  .array(z.object({ from: money, rate: z.int().check(z.minimum(0), z.maximum(1_000_000)) }))
  .check(
    z.length(vipLantern.options.length),
    z.refine(
      (steps) => steps.every(({ from }, place) => (place === 0 ? from === 0 : from > (steps[place - 1]?.from ?? 0))),
      {
        error: 'The first level takes nothing, and each takes more than the one below it.',
      },
    ),
  );
export type VipSteps = z.infer<typeof vipSteps>;

/** VIP levels and their rebate (decision M13). Rates are in millionths. */
export const vipLevel = z.object({
  level: z.int(),
  lantern: vipLantern,
  /** Valid bets of 30 days that it takes. */
  from: money,
  /** Rebate on a day's valid bets. */
  rate: z.int(),
});
export type VipLevel = z.infer<typeof vipLevel>;

/** A bonus that is still growing: `base` times `rate` so far, but at most `limit`; credited at `creditedAt`. */
const growing = z.object({
  from: instant,
  to: instant,
  base: money,
  rate: z.int(),
  amount: money,
  /** Null where it is no less than what the rate gives. */
  limit: z.nullable(money),
  creditedAt: instant,
});

const reads = { method: 'GET', encrypted: false, repeat: 'safe' } as const;

export const vipContract = {
  levels: defineEndpoint({
    ...reads,
    id: 'vip.levels',
    path: '/wps/ext/v1/vip/levels',
    sends: 'nothing',
    token: false,
    request: empty,
    /** The lowest first; `days` of valid bets count. Cash back is the same on every level. */
    value: z.object({ list: z.array(vipLevel), days: z.int(), cashBack: cashBackTerms, contributions }),
    refusals: [],
    spec: 'assumed: the VIP screen (ROUTE-08), decision M13',
  }),
  standing: defineEndpoint({
    ...reads,
    id: 'vip.standing',
    path: '/wps/ext/v1/vip/standing',
    sends: 'nothing',
    token: true,
    request: empty,
    value: z.object({
      level: z.int(),
      /** Valid bets of the last 30 days, today included. */
      validBet: money,
      /** Rebate of today and cash back of this week (PROD-06, 07). */
      rebate: growing,
      cashBack: growing,
    }),
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: the own level on the VIP screen (ROUTE-08), decision M13',
  }),
};
export type VipLevels = z.infer<(typeof vipContract)['levels']['value']>;
export type VipStanding = z.infer<(typeof vipContract)['standing']['value']>;
