import type { FieldRule } from '../../../api/contract/account/registration.ts';
import { problemOf } from '../../../api/contract/rules/fieldRule.ts';
import type { Problem, Problems } from '../../../api/contract/rules/problem.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { PasswordField } from './changePassword.events.ts';

export interface StoredLogin {
  readonly username: string;
  readonly password: string;
}

export interface ChangePasswordInput {
  readonly username: string;
  /** Password typed at the login before; null after a reload or when the member came on their own (CHPW-05). */
  readonly stored: StoredLogin | null;
  /** Whether the change is required before anything else. */
  readonly forced: boolean;
}

export interface ChangePasswordContext extends ChangePasswordInput {
  readonly rule: FieldRule | null;
  readonly values: Readonly<Record<PasswordField, string>>;
  readonly touched: readonly PasswordField[];
  readonly human: string | null;
  readonly failure: ApiFailure | null;
  readonly outcome: 'changed' | 'loginNeeded' | 'logOut' | 'closed';
}

export interface ChangePasswordOutput {
  readonly outcome: ChangePasswordContext['outcome'];
}

export const emptyForm = {
  rule: null,
  values: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  touched: [],
  human: null,
  failure: null,
  outcome: 'closed',
} as const satisfies Partial<ChangePasswordContext>;

/** CHPW-05, 09: the old password is asked for only when the login's is not known. */
export const fieldsOf = ({ stored }: Pick<ChangePasswordContext, 'stored'>): readonly PasswordField[] =>
  stored ? ['newPassword', 'confirmNewPassword'] : ['oldPassword', 'newPassword', 'confirmNewPassword'];

/** The old password to send: typed here, or from the login before. */
export const oldPasswordOf = ({ stored, values }: Pick<ChangePasswordContext, 'stored' | 'values'>): string =>
  stored?.password ?? values.oldPassword.trim();

/** CHPW-09…13: the errors of the form. */
export function problemsOf(context: ChangePasswordContext): Problems<PasswordField> {
  const found = fieldsOf(context).map((field) => [field, fieldProblem(field, context)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

function fieldProblem(field: PasswordField, context: ChangePasswordContext): Problem | null {
  const value = context.values[field].trim();
  if (value === '') return { kind: 'required' };
  if (field === 'oldPassword') return null;
  if (field === 'confirmNewPassword') {
    return value === context.values.newPassword.trim() ? null : { kind: 'different' };
  }
  if (value === oldPasswordOf(context)) return { kind: 'unchanged' };
  return context.rule ? problemOf(value, context.rule) : null;
}

/** The errors on screen: only of fields that were left or submitted. */
export const shownProblems = (context: ChangePasswordContext): Problems<PasswordField> =>
  Object.fromEntries(
    Object.entries(problemsOf(context)).filter(([field]) => context.touched.includes(field as PasswordField)),
  );
