import type { agentContractContract, ContractKind, ContractRow } from '../../api/contract/agentContract.ts';
import type { AgentFeatures } from '../../api/contract/agentFeatures.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { ApiFailure } from '../../api/failure.ts';
import type { Intents } from '../money/intent.ts';
import { pageCount } from '../support/paging.ts';
import type { ContractSide } from './contracts.events.ts';

export type ContractsPart = ValueOf<typeof agentContractContract.dividendList>;

export interface ContractsContext extends Intents {
  /** The sides that one can look from; the first is on screen at first. */
  readonly sides: readonly ContractSide[];
  readonly side: ContractSide;
  /** Those that are open (ROLE-22…25). */
  readonly kinds: readonly ContractKind[];
  readonly kind: ContractKind;
  /** Whether those that are over are shown as well. */
  readonly over: boolean;
  /** From 1. */
  readonly page: number;
  /** What waits for the member's answer, of all kinds (CONTRACT-09). */
  readonly waiting: readonly ContractRow[];
  /** The contracts that belong to the choice; null until they have come. */
  readonly part: ContractsPart | null;
  readonly failure: ApiFailure | null;
  /** The contract that is on screen by itself. */
  readonly open: Pick<ContractRow, 'id' | 'kind'> | null;
}

const switchOf = {
  dividend: 'enableCt',
  daily: 'salary',
  hourly: 'hourSalary',
  realTime: 'realTimeSalary',
} as const satisfies Record<ContractKind, keyof AgentFeatures>;

/** The kinds of contracts that are on (ROLE-22…25). */
export const kindsOn = (features: AgentFeatures): readonly ContractKind[] =>
  (Object.keys(switchOf) as ContractKind[]).filter((kind) => features[switchOf[kind]]);

export const CONTRACTS_A_PAGE = '10';

/** How many pages there are: one at least. */
export const pagesOf = ({ part }: Pick<ContractsContext, 'part'>): number => pageCount(part, Number(CONTRACTS_A_PAGE));

/** Which contracts are asked for, in the words of the call of their kind. */
export const askedOf = ({ kind, side, over, page }: ContractsContext) => ({
  kind,
  request: {
    as: side,
    open: over ? ('0' as const) : ('1' as const),
    page,
    pageSize: CONTRACTS_A_PAGE as typeof CONTRACTS_A_PAGE,
  },
});

/** A contract on screen by its id: of the list, or of those that wait. */
export const rowOf = ({ part, waiting }: Pick<ContractsContext, 'part' | 'waiting'>, id: string): ContractRow | null =>
  [...waiting, ...(part?.list ?? [])].find((row) => row.id === id) ?? null;

/** What a request that waits is about (CONTRACT-01). */
export const requestOf = ({ status }: Pick<ContractRow, 'status'>): 'new' | 'termination' =>
  status === 'offered' ? 'new' : 'termination';
