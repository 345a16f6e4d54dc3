import * as z from 'zod/mini';
import { fieldRule, phoneAuth, ruledField } from '../../../src/api/contract/account/registration.ts';
import { agentFeatures } from '../../../src/api/contract/agent/agentFeatures.ts';
import { standardAgreement } from '../../../src/api/contract/agent/join.ts';
import { boardPrizes } from '../../../src/api/contract/member/mission.ts';
import { referralTerms } from '../../../src/api/contract/member/referral.ts';
import { rewardCentreSettings } from '../../../src/api/contract/member/rewardCentre.ts';
import { vipSteps } from '../../../src/api/contract/member/vip.ts';
import { cashBackTerms, defaultCashBack } from '../../../src/api/contract/rules/cashBack.ts';
import { contributions, defaultContributions } from '../../../src/api/contract/rules/contribution.ts';
import { features, systemContract } from '../../../src/api/contract/site/system.ts';
import { defaultVip } from '../../member/vip/ladder.ts';
import { longestRule } from './longestRule.ts';
import { isSafePattern } from './safePattern.ts';

const whitelabel = systemContract.whitelabel.value.shape;

const safeRule = fieldRule.check(
  z.refine(({ acceptedPattern }) => isSafePattern(acceptedPattern), {
    error: 'The pattern could run away on long input, or is not anchored with ^ and $ (decision A8).',
  }),
  z.refine(({ minLength, maxLength }) => minLength >= 0 && minLength <= maxLength, {
    error: 'minLength must not be above maxLength.',
  }),
);

/** Whether an origin can be put into a CSP: a `;` would start another directive. */
const isOrigin = (url: string): boolean => /^https?:\/\/[\w.:[\]-]+$/.test(URL.parse(url)?.origin ?? '');

/** The merchant's settings apart from name and status: the JSON of its row. */
export const merchantSettings = z.object({
  features,
  /** Agent features in the server settings (ROLE-19…25). */
  agentFeatures,
  modules: whitelabel.modules,
  resources: whitelabel.resources,
  customerService: whitelabel.customerService,
  /** SUPPORT-03: the page of customer service, of this site or of a service elsewhere. */
  serviceLink: z._default(z.string().check(z.regex(/^(?:\/|https:\/\/)[!-~]*$/)), '/support'),
  imageCDNs: whitelabel.imageCDNs,
  launchGameCDNs: whitelabel.launchGameCDNs,
  prizeModes: whitelabel.prizeModes,
  chatHeaderColor: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  currency: z.string().check(z.minLength(1), z.maxLength(4)),
  ageThreshold: z.int().check(z.minimum(18)),
  analytics: systemContract.status.value.shape.analytics,
  /** ISO 3166 codes of restricted countries (STATUS-03). */
  restrictedCountries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))),
  rules: z.record(ruledField, safeRule).check(
    z.refine((rules) => ruledField.options.every((field) => rules[field].maxLength <= longestRule[field]), {
      error: 'A rule allows more characters than a call carries.',
    }),
  ),
  /** Display order of the fields. */
  order: z.array(ruledField),
  /** REG-31, in 1/10,000 P. */
  registrationBonus: z.int().check(z.nonnegative()),
  /** Opening balance of a trial account, in 1/10,000 P (DEMO-02). */
  trialBalance: z.int().check(z.nonnegative()),
  /** How much of what a bet risks is its valid bet. */
  contributions: z._default(contributions, defaultContributions),
  /** PROD-07 */
  cashBack: z._default(cashBackTerms, defaultCashBack),
  /** VIP levels and their rebates (decision M13). */
  vip: z._default(vipSteps, defaultVip),
  /** Rebates and cash backs that a server finds uncomputed later than so many days after they were due are not paid. */
  bonusCatchUpDays: z._default(z.int().check(z.minimum(1), z.maximum(365)), 14),
  /** PROD-08: rewards of inviters. */
  referral: referralTerms,
  /** AGENT-16: what new agents are offered, and the rules of their lines. */
  agentProgram: z.object({
    /** Username of the agent who stands above those without an upline and pays their agreements; null offers none. */
    payer: z.nullable(z.string()),
    contracts: z.array(standardAgreement),
    /** After a refusal. */
    againAfterDays: z.int().check(z.nonnegative()),
    /** Lines from so many members on are moved by two operators. */
    twoPeopleFrom: z.int().check(z.minimum(1)),
  }),
  /** MEMBER-16: prizes of the board of the week. */
  boardPrizes: z._default(boardPrizes, []),
  /** How many times a prize its place has bet in that week, in valid bets; with fewer the prize is lower. */
  boardWagering: z._default(z.int().check(z.nonnegative(), z.maximum(1_000_000)), 0),
  /** MEMBER-14: check-ins, prizes and odds. */
  rewardCentre: rewardCentreSettings,
  phoneAuth: phoneAuth.check(
    z.refine((service) => service === null || isOrigin(service.url), {
      error: 'The address of the service has no host that the policy of the page could name.',
    }),
  ),
});
export type MerchantSettings = z.infer<typeof merchantSettings>;
