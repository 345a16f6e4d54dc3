import type {
  agentContractContract,
  ContractAction,
  ContractKind,
  ContractRequest,
  EndingContract,
} from '../../api/contract/agentContract.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { ApiFailure } from '../../api/failure.ts';
import type { IdempotencyState } from '../money/idempotency.ts';

export type ContractHistory = ValueOf<typeof agentContractContract.history>;
export type ActionResult = ValueOf<typeof agentContractContract.dividend>;

export interface ContractInput {
  readonly id: string;
  readonly kind: ContractKind;
  readonly keySeed: string;
}

export interface ContractContext extends ContractInput, IdempotencyState {
  readonly history: ContractHistory | null;
  /** The chosen action. */
  readonly act: ContractAction | null;
  /** Contracts below that would end, from the last answer. */
  readonly ends: readonly EndingContract[];
  /** The list of contracts that would end has changed and was loaded again. */
  readonly changed: boolean;
  readonly understood: boolean;
  /** Errors show from the first submit on. */
  readonly tried: boolean;
  /** The last action, and how many contracts ended with it. */
  readonly done: { readonly act: ContractAction; readonly ended: number } | null;
  readonly failure: ApiFailure | null;
}

/** An acceptance, with the contracts below that may end (CONTRACT-06). */
export const isAgreement = (act: ContractAction | null): act is 'accept' | 'acceptTermination' =>
  act === 'accept' || act === 'acceptTermination';

/** The request; an acceptance names the contracts that end. */
export function actRequest({ id, act, ends }: Pick<ContractContext, 'id' | 'act' | 'ends'>): ContractRequest {
  if (isAgreement(act)) return { do: act, id, ends: ends.map((ending) => ending.id) };
  return { do: act ?? 'decline', id };
}
