import type { ChoiceOf } from '../../api/actors.ts';
import type { secondFactorContract } from '../../api/contract/secondFactor.ts';
import type { SignInWaysContext } from './signInWays.rules.ts';

type Contract = typeof secondFactorContract;
type Change = ChoiceOf<Pick<Contract, 'stop' | 'addPasskey' | 'renamePasskey' | 'removePasskey'>>;
type Codes = ChoiceOf<Pick<Contract, 'confirm' | 'renewCodes'>>;

/** The call of the task at hand. */
export function changeOf({ task, passkeyId, password, factorCode, name, start, made }: SignInWaysContext): Change {
  if (task === 'rename') return { kind: 'renamePasskey', request: { id: passkeyId, name: name.trim() } };
  if (task === 'remove') return { kind: 'removePasskey', request: { id: passkeyId, password } };
  if (made && start) return { kind: 'addPasskey', request: { stepTicket: start.stepTicket, passkey: made } };
  return { kind: 'stop', request: { password, factorCode: factorCode.trim() } };
}

/** The call that ends with recovery codes. */
export const codesCall = ({ setup, password, factorCode }: SignInWaysContext): Codes =>
  setup
    ? { kind: 'confirm', request: { stepTicket: setup.stepTicket, factorCode } }
    : { kind: 'renewCodes', request: { password, factorCode: factorCode.trim() } };
