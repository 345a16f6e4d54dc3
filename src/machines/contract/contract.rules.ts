import type {
  agentContractContract,
  ContractAct,
  ContractKind,
  ContractRequest,
  EndingContract,
} from '../../api/contract/agentContract.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { ApiFailure } from '../../api/failure.ts';
import type { Intents } from '../money/intent.ts';

export type ContractHistory = ValueOf<typeof agentContractContract.history>;
export type Acted = ValueOf<typeof agentContractContract.dividend>;

export interface ContractInput {
  readonly id: string;
  readonly kind: ContractKind;
  readonly keySeed: string;
}

export interface ContractContext extends ContractInput, Intents {
  readonly history: ContractHistory | null;
  /** What the member is about to do. */
  readonly act: ContractAct | null;
  /** What ends further down by it, as the server said last. */
  readonly ends: readonly EndingContract[];
  /** Others than before would end: the list has been asked for again. */
  readonly changed: boolean;
  readonly understood: boolean;
  /** What is missing is said from the first try on. */
  readonly tried: boolean;
  /** What was done last, and how many contracts ended with it. */
  readonly done: { readonly act: ContractAct; readonly ended: number } | null;
  readonly failure: ApiFailure | null;
}

/** A yes, by which contracts further down may end (CONTRACT-06). */
export const isAgreement = (act: ContractAct | null): act is 'accept' | 'acceptTermination' =>
  act === 'accept' || act === 'acceptTermination';

/** What is sent: a yes names the contracts that end by it. */
export function actRequest({ id, act, ends }: Pick<ContractContext, 'id' | 'act' | 'ends'>): ContractRequest {
  if (isAgreement(act)) return { do: act, id, ends: ends.map((ending) => ending.id) };
  return { do: act ?? 'decline', id };
}
