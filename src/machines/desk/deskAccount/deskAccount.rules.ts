import type { AuthenticatorSetup } from '../../../api/contract/account/secondFactor.ts';
import { type OperatorRow, SHORTEST_DESK_PASSWORD } from '../../../api/contract/desk/deskFactor.ts';
import { type ApiFailure, isRefusal } from '../../../api/failure.ts';
import type { AccountField } from './deskAccount.events.ts';

export type AccountTask = 'app' | 'password' | 'reset';

export interface DeskAccountContext {
  /** The second factor must be set up before anything else. */
  readonly isDue: boolean;
  /** An auditor cannot help others. */
  readonly mayAct: boolean;
  readonly operators: readonly OperatorRow[];
  readonly task: AccountTask;
  /** The operator whose second factor is reset. */
  readonly name: string;
  readonly typed: Readonly<Record<AccountField, string>>;
  readonly remark: string;
  /** Errors show from the first submit on. */
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  readonly setup: AuthenticatorSetup | null;
  /** Shown once. */
  readonly recoveryCodes: readonly string[];
  /** What was just done. */
  readonly done: Exclude<AccountTask, 'app'> | null;
}

export const idle = {
  task: 'app',
  name: '',
  typed: { password: '', newPassword: '', factorCode: '' },
  remark: '',
  tried: false,
  failure: null,
  setup: null,
  recoveryCodes: [],
  done: null,
} as const satisfies Partial<DeskAccountContext>;

export type AccountProblem = AccountField | 'remark';

const SHORTEST_REMARK = 3;

/** Errors of the form of a task. */
export const problemsOf = ({
  task,
  typed,
  remark,
}: Pick<DeskAccountContext, 'task' | 'typed' | 'remark'>): readonly AccountProblem[] => [
  ...(typed.password === '' ? (['password'] as const) : []),
  ...(task === 'password' && typed.newPassword.length < SHORTEST_DESK_PASSWORD ? (['newPassword'] as const) : []),
  ...(task === 'reset' && remark.trim().length < SHORTEST_REMARK ? (['remark'] as const) : []),
];

export const isSixDigits = ({ typed }: Pick<DeskAccountContext, 'typed'>): boolean => /^\d{6}$/.test(typed.factorCode);

/** Whether the setup has to start anew. */
export const isExpired = (failure: ApiFailure): boolean => isRefusal(failure, 'SECOND_STEP_EXPIRED');
