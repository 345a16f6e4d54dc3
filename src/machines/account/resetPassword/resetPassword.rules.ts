import { recoveryContract } from '../../../api/contract/account/recovery.ts';
import type { FieldRule } from '../../../api/contract/account/registration.ts';
import { problemOf } from '../../../api/contract/rules/fieldRule.ts';
import type { Problem, Problems } from '../../../api/contract/rules/problem.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { ResetField } from './resetPassword.events.ts';

export interface ResetPasswordContext {
  /** Token of the link: kept in memory only; empty if the address has none. */
  readonly linkToken: string;
  /** User name of the account. */
  readonly account: string;
  readonly rule: FieldRule | null;
  readonly values: Readonly<Record<ResetField, string>>;
  /** Fields whose errors show: left or submitted. */
  readonly touched: readonly ResetField[];
  readonly failure: ApiFailure | null;
  readonly outcome: 'loginNeeded' | 'forgot' | 'closed';
}

export interface ResetPasswordOutput {
  readonly outcome: ResetPasswordContext['outcome'];
}

export const emptyForm = {
  linkToken: '',
  account: '',
  rule: null,
  values: { newPassword: '', confirmNewPassword: '' },
  touched: [],
  failure: null,
  outcome: 'closed',
} as const satisfies ResetPasswordContext;

/** Whether it has the form of a token; an incomplete one is not sent. */
export const isLinkToken = (linkToken: string): boolean =>
  recoveryContract.link.request.safeParse({ linkToken }).success;

export const resetFields: readonly ResetField[] = ['newPassword', 'confirmNewPassword'];

/** VALID-27 and the shared password rule: the errors of the form. */
export function problemsOf(context: ResetPasswordContext): Problems<ResetField> {
  const found = resetFields.map((field) => [field, fieldProblem(field, context)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

function fieldProblem(field: ResetField, { values, rule }: ResetPasswordContext): Problem | null {
  const value = values[field].trim();
  if (value === '') return { kind: 'required' };
  if (field === 'confirmNewPassword') return value === values.newPassword.trim() ? null : { kind: 'different' };
  return rule ? problemOf(value, rule) : null;
}

/** The errors on screen: only of fields that were left or submitted. */
export const shownProblems = (context: ResetPasswordContext): Problems<ResetField> =>
  Object.fromEntries(
    Object.entries(problemsOf(context)).filter(([field]) => context.touched.includes(field as ResetField)),
  );
