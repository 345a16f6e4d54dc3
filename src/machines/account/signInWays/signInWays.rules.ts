import type {
  AuthenticatorSetup,
  NewPasskey,
  SignInWays,
  secondFactorContract,
} from '../../../api/contract/account/secondFactor.ts';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import { type ApiFailure, isRefusal } from '../../../api/failure.ts';
import type { PasskeyTrouble } from '../../../api/passkeys.ts';

export type Task = 'app' | 'stop' | 'codes' | 'passkey' | 'remove' | 'rename';
type PasskeyStart = ValueOf<typeof secondFactorContract.startPasskey>;

export interface SignInWaysContext {
  readonly ways: SignInWays | null;
  readonly task: Task | null;
  /** The passkey of the task. */
  readonly passkeyId: string;
  readonly password: string;
  readonly factorCode: string;
  readonly name: string;
  /** Errors show from the first submit on. */
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  readonly setup: AuthenticatorSetup | null;
  readonly start: PasskeyStart | null;
  readonly made: NewPasskey | null;
  /** Shown once. */
  readonly recoveryCodes: readonly string[];
  readonly copied: 'done' | 'failed' | null;
  /** Why no passkey was made. */
  readonly trouble: PasskeyTrouble | null;
  /** What was just done. */
  readonly done: Exclude<Task, 'app' | 'codes'> | null;
}

/** Nothing typed, nothing under way. */
export const idle = {
  task: null,
  passkeyId: '',
  password: '',
  factorCode: '',
  name: '',
  tried: false,
  failure: null,
  setup: null,
  start: null,
  made: null,
  recoveryCodes: [],
  copied: null,
  trouble: null,
  done: null,
} as const satisfies Partial<SignInWaysContext>;

export type WayProblem = 'password' | 'code' | 'digits' | 'name';
type Typed = Pick<SignInWaysContext, 'task' | 'password' | 'factorCode' | 'name'>;

/** Whether a task needs a code besides the password. */
export const needsCode = (task: Task | null): boolean => task === 'stop' || task === 'codes';

/** Errors of the form that proves who asks. */
export const proofProblems = ({ task, password, factorCode }: Typed): readonly WayProblem[] => [
  ...(password.trim() === '' ? (['password'] as const) : []),
  ...(needsCode(task) && factorCode.trim().length < 6 ? (['code'] as const) : []),
];

export const isSixDigits = ({ factorCode }: Typed): boolean => /^\d{6}$/.test(factorCode);

export const nameOf = (ways: SignInWays | null, id: string): string =>
  ways?.passkeys.find((passkey) => passkey.id === id)?.name ?? '';

/** Whether a step has to start anew. */
export const isOver = (failure: ApiFailure): boolean =>
  isRefusal(failure, 'SECOND_STEP_EXPIRED') || isRefusal(failure, 'STATUS_CHANGED') || isRefusal(failure, 'NOT_FOUND');
