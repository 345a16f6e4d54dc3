import type { AgreementRequest, AgreementRow, agreementContract } from '../../../api/contract/agent/agreement.ts';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import {
  type AgreementKind,
  areTiersAscending,
  type PayPeriod,
  rateLimits,
  type Tier,
} from '../../../api/contract/rules/agreementTerms.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { IdempotencyState } from '../../money/idempotency.ts';
import type { TierField } from './agreementOffer.events.ts';
import { instantOf, type OfferDays, offerDayProblems } from './offerDays.ts';
import { readCondition, readMembers, readRate, type TermProblem } from './readTerms.ts';

export type OfferTerms = ValueOf<typeof agreementContract.terms>;

/** A tier, as typed. */
export type TypedTier = Readonly<Record<TierField, string>>;

export interface OfferInput {
  readonly kind: AgreementKind;
  readonly keySeed: string;
  /** Filled in at first. */
  readonly downline?: string;
}

export interface OfferContext extends OfferInput, IdempotencyState, OfferDays {
  readonly terms: OfferTerms | null;
  readonly downline: string;
  readonly remark: string;
  readonly tiers: readonly TypedTier[];
  readonly period: PayPeriod;
  /** Errors show from the first submit on. */
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** The agreement, once offered. */
  readonly offered: AgreementRow | null;
}

export const emptyTier: TypedTier = { rate: '', validBet: '', loss: '', members: '' };

/** Maximum lengths of name and remark. */
const LONGEST_NAME = 64;
const LONGEST_REMARK = 140;

/** Limits of a rate, in millionths: at most the member's own and the kind's (decisions M8, M10). */
export const limitsOf = ({ kind, terms }: Pick<OfferContext, 'kind' | 'terms'>) => ({
  lowest: terms?.lowestRate ?? rateLimits[kind].lowest,
  highest: Math.min(terms?.highestRate ?? 0, rateLimits[kind].highest),
});

/** Whether the member has a rate of this kind to pass on. */
export const hasRateToGive = (context: Pick<OfferContext, 'kind' | 'terms'>): boolean => {
  const { lowest, highest } = limitsOf(context);
  return highest >= lowest;
};

export type TierProblems = Readonly<Partial<Record<TierField, TermProblem>>>;

export interface TierRead {
  /** Null if one of its fields is invalid. */
  readonly tier: Tier | null;
  readonly problems: TierProblems;
  /** Its condition is below the previous tier's, or its rate is not above. */
  readonly falls: boolean;
}

/** The typed tiers and the errors of each. */
export function readTiers(context: Pick<OfferContext, 'kind' | 'terms' | 'tiers'>): readonly TierRead[] {
  const limits = limitsOf(context);
  const read = context.tiers.map((typed) => readTier(typed, limits));
  return read.map((one, place) => {
    const before = read[place - 1]?.tier ?? null;
    return { ...one, falls: one.tier !== null && before !== null && !areTiersAscending([before, one.tier]) };
  });
}

function readTier(typed: TypedTier, limits: ReturnType<typeof limitsOf>): Omit<TierRead, 'falls'> {
  const [rate, validBet, loss, members] = [
    readRate(typed.rate, limits),
    readCondition(typed.validBet),
    readCondition(typed.loss),
    readMembers(typed.members),
  ];
  if ('value' in rate && 'value' in validBet && 'value' in loss && 'value' in members) {
    const tier = {
      minValidBet: validBet.value,
      minLoss: loss.value,
      minActiveMembers: members.value,
      rate: rate.value,
    };
    return { tier, problems: {} };
  }
  const problems = Object.entries({ rate, validBet, loss, members }).flatMap(([field, one]) =>
    'problem' in one ? [[field, one.problem] as const] : [],
  );
  return { tier: null, problems: Object.fromEntries(problems) };
}

export const downlineProblem = ({ downline }: Pick<OfferContext, 'downline'>): 'empty' | 'tooLong' | null => {
  if (downline.trim() === '') return 'empty';
  return downline.length > LONGEST_NAME ? 'tooLong' : null;
};

export const isRemarkTooLong = ({ remark }: Pick<OfferContext, 'remark'>): boolean =>
  remark.trim().length > LONGEST_REMARK;

/** The field that a refusal belongs to: unknown downline, or no full period before the end. */
export function refusedField(failure: ApiFailure | null): 'downline' | 'end' | null {
  if (failure?.kind !== 'refused') return null;
  if (failure.code === 'NOT_FOUND') return 'downline';
  return failure.code === 'INVALID_FIELDS' && failure.details?.fields?.includes('end') ? 'end' : null;
}

/** Whether the offer is valid. */
export const isValid = (context: OfferContext): boolean =>
  hasRateToGive(context) &&
  downlineProblem(context) === null &&
  !isRemarkTooLong(context) &&
  Object.values(offerDayProblems(context)).every((problem) => problem === null) &&
  readTiers(context).every(({ tier, falls }) => tier !== null && !falls);

/** The request. Without dates the agreement runs from its acceptance until it is ended. */
export const offerRequest = (context: OfferContext): AgreementRequest => ({
  do: 'offer',
  downline: context.downline.trim(),
  tiers: readTiers(context).flatMap(({ tier }) => tier ?? []),
  period: context.period,
  start: instantOf(context.start),
  end: instantOf(context.end),
  remark: context.remark.trim(),
});
