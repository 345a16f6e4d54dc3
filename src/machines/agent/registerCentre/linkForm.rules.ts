import {
  MAX_LINK_LABEL_LENGTH,
  type RegisterOverview,
  type registerCentreContract,
} from '../../../api/contract/agent/registerCentre.ts';
import type { RequestOf, ValueOf } from '../../../api/contract/endpoint.ts';
import { problemOf } from '../../../api/contract/rules/fieldRule.ts';
import type { Problem } from '../../../api/contract/rules/problem.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { IdempotencyState } from '../../money/idempotency.ts';
import type { TermProblem } from '../agreementOffer/readTerms.ts';
import type { LinkField } from './linkForm.events.ts';
import { typedRate } from './rateField.rules.ts';

export type MadeLink = ValueOf<typeof registerCentreContract.makeLink>;

export interface LinkFormInput extends Pick<RegisterOverview, 'highestRate' | 'rules'> {
  readonly keySeed: string;
}

export interface LinkFormContext extends LinkFormInput, IdempotencyState {
  readonly typed: Readonly<Record<LinkField, string>>;
  readonly isAgent: boolean;
  /** Errors show from the first submit on. */
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  readonly made: MadeLink | null;
  /** The outcome is unknown: the links on screen may be old. */
  readonly isStale: boolean;
}

interface LinkProblems {
  readonly label: 'empty' | 'tooLong' | null;
  readonly code: Problem | null;
  readonly rate: TermProblem | null;
}

/** What is wrong with the typed link. */
export function linkProblems({ typed, rules, highestRate }: LinkFormContext): LinkProblems {
  const label = typed.label.trim();
  return {
    label: label === '' ? 'empty' : [...label].length > MAX_LINK_LABEL_LENGTH ? 'tooLong' : null,
    code: problemOf(typed.code.trim(), rules.code),
    rate: typedRate(typed.rate, { least: 0, most: highestRate }).problem,
  };
}

export const isLinkValid = (context: LinkFormContext): boolean =>
  Object.values(linkProblems(context)).every((problem) => problem === null);

/** The request. */
export const linkRequest = ({
  typed,
  isAgent,
  highestRate,
}: LinkFormContext): RequestOf<typeof registerCentreContract.makeLink> => ({
  label: typed.label.trim(),
  code: typed.code.trim(),
  isAgent,
  rate: typedRate(typed.rate, { least: 0, most: highestRate }).rate,
});
