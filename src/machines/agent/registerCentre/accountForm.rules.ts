import type { RegisterOverview, registerCentreContract } from '../../../api/contract/agent/registerCentre.ts';
import type { RequestOf, ValueOf } from '../../../api/contract/endpoint.ts';
import { problemOf } from '../../../api/contract/rules/fieldRule.ts';
import type { Problem } from '../../../api/contract/rules/problem.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { IdempotencyState } from '../../money/idempotency.ts';
import type { TermProblem } from '../agreementOffer/readTerms.ts';
import type { AccountField } from './accountForm.events.ts';
import { typedRate } from './rateField.rules.ts';

export type IssuedPassword = ValueOf<typeof registerCentreContract.issuePassword>;

export interface AccountFormInput extends Pick<RegisterOverview, 'highestRate' | 'rules' | 'ageThreshold'> {
  readonly keySeed: string;
}

export interface AccountFormContext extends AccountFormInput, IdempotencyState {
  readonly typed: Readonly<Record<AccountField, string>>;
  readonly isAgent: boolean;
  readonly confirmed: boolean;
  /** Errors show from the first submit on. */
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** The account that a password is for; empty without one. */
  readonly accountId: string;
  /** Shown once. */
  readonly issued: IssuedPassword | null;
  /** How the last copy went. */
  readonly copied: 'done' | 'failed' | null;
}

export const EMPTY_ACCOUNT = {
  typed: { username: '', nickname: '', rate: '' },
  isAgent: false,
  confirmed: false,
  tried: false,
} as const;

interface AccountProblems {
  readonly username: Problem | null;
  readonly nickname: Problem | null;
  readonly rate: TermProblem | null;
  readonly confirmed: true | null;
}

/** What is wrong with the typed account. */
export const accountProblems = ({ typed, rules, highestRate, confirmed }: AccountFormContext): AccountProblems => ({
  username: problemOf(typed.username.trim(), rules.username),
  nickname: problemOf(typed.nickname.trim(), rules.nickname),
  rate: typedRate(typed.rate, { least: 0, most: highestRate }).problem,
  confirmed: confirmed ? null : true,
});

export const isAccountValid = (context: AccountFormContext): boolean =>
  Object.values(accountProblems(context)).every((problem) => problem === null);

/** The request. */
export const accountRequest = ({
  typed,
  isAgent,
  highestRate,
}: AccountFormContext): RequestOf<typeof registerCentreContract.makeAccount> => ({
  username: typed.username.trim(),
  nickname: typed.nickname.trim(),
  isAgent,
  rate: typedRate(typed.rate, { least: 0, most: highestRate }).rate,
  confirmed: true,
});
