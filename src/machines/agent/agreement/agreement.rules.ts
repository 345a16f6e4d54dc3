import type {
  AgreementAction,
  AgreementKind,
  AgreementRequest,
  agreementContract,
  EndingAgreement,
} from '../../../api/contract/agent/agreement.ts';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { IdempotencyState } from '../../money/idempotency.ts';

export type AgreementHistory = ValueOf<typeof agreementContract.history>;
export type ActionResult = ValueOf<typeof agreementContract.dividend>;

export interface AgreementInput {
  readonly id: string;
  readonly kind: AgreementKind;
  readonly keySeed: string;
}

export interface AgreementContext extends AgreementInput, IdempotencyState {
  readonly history: AgreementHistory | null;
  /** The chosen action. */
  readonly act: AgreementAction | null;
  /** Agreements below that would end, from the last answer. */
  readonly ends: readonly EndingAgreement[];
  /** The list of agreements that would end has changed and was loaded again. */
  readonly changed: boolean;
  readonly understood: boolean;
  /** Errors show from the first submit on. */
  readonly tried: boolean;
  /** The last action, and how many agreements ended with it. */
  readonly done: { readonly act: AgreementAction; readonly ended: number } | null;
  readonly failure: ApiFailure | null;
}

/** An acceptance, with the agreements below that may end (CONTRACT-06). */
export const isAgreement = (act: AgreementAction | null): act is 'accept' | 'acceptTermination' =>
  act === 'accept' || act === 'acceptTermination';

/** The request; an acceptance names the agreements that end. */
export function actRequest({ id, act, ends }: Pick<AgreementContext, 'id' | 'act' | 'ends'>): AgreementRequest {
  if (isAgreement(act)) return { do: act, id, ends: ends.map((ending) => ending.id) };
  return { do: act ?? 'decline', id };
}
